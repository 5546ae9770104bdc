import type { User } from '@pehchan/contract/accounts';
import { fill } from '@pehchan/contract/messages';
import { displayName, paths, useTranslation } from '@pehchan/kit';
import { Button, Card, useConfirm } from '@pehchan/kit/ui';
import { useMakeRecoveryCodeMutation } from '../../calls/users.ts';
import { texts } from '../../texts/index.ts';
import { WhatsAppLink } from '../whatsapp-link.tsx';
import { MadeCode } from './made-code.tsx';

/** Create a code for a family without email, after a call to its number. The API refuses administrators. */
export function RecoveryCode({ user }: { user: User }) {
  const t = useTranslation(texts);
  const confirm = useConfirm();
  const [makeCode, { data, isLoading }] = useMakeRecoveryCodeMutation();
  if (user.role === 'ADMIN') return null;
  return (
    <Card title={t('recovery.title')}>
      <p>{t('recovery.lead')}</p>
      <p>{t('recovery.notice')}</p>
      {data && (
        <MadeCode code={data.code} message={data.message}>
          <WhatsAppLink
            user={user}
            language={data.language}
            write={(sentences) =>
              fill(sentences['recovery.tell'], { link: window.location.origin + paths.help })
            }
          />
        </MadeCode>
      )}
      <Button
        loading={isLoading}
        onClick={async () => {
          if (await confirm(t('recovery.confirm', { phone: user.phone }), displayName(user.name))) {
            await makeCode(user.id);
          }
        }}
      >
        {t('recovery.make')}
      </Button>
    </Card>
  );
}
