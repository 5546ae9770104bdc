import { displayName, to, useKitTranslation, useTranslation } from '@pehchan/kit';
import { Link } from '@pehchan/kit/router';
import { Button, Icon, Note, useConfirm } from '@pehchan/kit/ui';
import { useEndSessionsOfMutation, useHeavyReadersQuery } from '../../calls/overview.ts';
import { Since } from '../../components/since.tsx';
import { texts } from '../../texts/index.ts';

/** Who reads more than a family does, how much and since when; nothing where nobody does. */
export function HeavyReaders() {
  const tKit = useKitTranslation();
  const t = useTranslation(texts);
  const { data } = useHeavyReadersQuery();
  return data?.readers.map(({ userId, name, village, views, photos, since }) => (
    <Note key={userId} isStacked>
      <span>
        <Icon name="eye" /> <Link to={to.userProfiles(userId)}>{displayName(name)}</Link>,{' '}
        {tKit(`village.${village}`)}: {t('readers.amount', { views, photos })} <Since instant={since} />
      </span>
      <EndSessions userId={userId} name={displayName(name)} />
    </Note>
  ));
}

/** Whoever reads on has to sign in again: a phone that somebody else has is out. */
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
