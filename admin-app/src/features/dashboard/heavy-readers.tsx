import { nameOf } from '@pehchan/contract/biodata';
import type { HeavyReader } from '@pehchan/contract/security';
import { displayName, to, useKitTranslation, useLanguage, useTranslation } from '@pehchan/kit';
import { Link } from '@pehchan/kit/router';
import { Button, Icon, Note, useConfirm } from '@pehchan/kit/ui';
import { useEndSessionsOfMutation, useHeavyReadersQuery } from '../../calls/overview.ts';
import { Since } from '../../components/since.tsx';
import { texts } from '../../texts/index.ts';

export function HeavyReaders() {
  const { data } = useHeavyReadersQuery();
  return data?.readers.map((reader) => (
    <Note key={reader.userId} isStacked>
      <ReaderLine {...reader} />
      <EndSessions userId={reader.userId} name={displayName(reader.name)} />
    </Note>
  ));
}

function ReaderLine({ userId, name, village, candidates, noticed, since }: HeavyReader) {
  const tKit = useKitTranslation();
  const t = useTranslation(texts);
  const language = useLanguage();
  const names = candidates.map((candidate) => nameOf(candidate, language)).join(', ');
  const amounts = noticed.map(({ kind, within, amount }) =>
    t(`readers.${within}`, { what: t(`readers.${kind}`, { amount }) }),
  );
  return (
    <span>
      <Icon name="eye" /> <Link to={to.userProfiles(userId)}>{displayName(name)}</Link>,{' '}
      {tKit(`village.${village}`)}
      {names && ` (${t('readers.candidates', { names })})`}:{' '}
      {t('readers.noticed', { what: amounts.join(', ') })} <Since instant={since} />
    </span>
  );
}

/** End the sessions of an account, for example after a phone was stolen: the user has to sign in again. */
function EndSessions({ userId, name }: { userId: number; name: string }) {
  const t = useTranslation(texts);
  const confirm = useConfirm();
  const [end, { isLoading }] = useEndSessionsOfMutation();
  return (
    <Button
      icon={<Icon name="signOut" />}
      loading={isLoading}
      aria-label={`${t('readers.end')}: ${name}`}
      onClick={async () => {
        if (await confirm(t('readers.end.ask'), name)) await end(userId);
      }}
    >
      {t('readers.end')}
    </Button>
  );
}
