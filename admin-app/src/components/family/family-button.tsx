import type { User } from '@pehchan/contract/accounts';
import { displayName, useTranslation } from '@pehchan/kit';
import { Button, Icon } from '@pehchan/kit/ui';
import { texts } from '../../texts/index.ts';
import { useOpenFamily } from './use-open-family.ts';

export function FamilyButton({ user }: { user: Pick<User, 'id' | 'name'> }) {
  const t = useTranslation(texts);
  const { open } = useOpenFamily();
  return (
    <Button
      icon={<Icon name="eye" />}
      aria-label={`${t('family.open')}: ${displayName(user.name)}`}
      onClick={() => open(user.id)}
    >
      {t('family.open')}
    </Button>
  );
}
