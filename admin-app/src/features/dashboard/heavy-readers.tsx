import { displayName, to, useKitTranslation, useTranslation } from '@pehchan/kit';
import { Link } from '@pehchan/kit/router';
import { Icon, Note } from '@pehchan/kit/ui';
import { useHeavyReadersQuery } from '../../calls/overview.ts';
import { Since } from '../../components/since.tsx';
import { texts } from '../../texts/index.ts';

/** Who reads more than a family does, how much and since when; nothing where nobody does. */
export function HeavyReaders() {
  const tKit = useKitTranslation();
  const t = useTranslation(texts);
  const { data } = useHeavyReadersQuery();
  return data?.readers.map(({ userId, name, village, views, photos, since }) => (
    <Note key={userId}>
      <Icon name="eye" />
      <span>
        <Link to={to.userProfiles(userId)}>{displayName(name)}</Link>, {tKit(`village.${village}`)}:{' '}
        {t('readers.amount', { views, photos })} <Since instant={since} />
      </span>
    </Note>
  ));
}
