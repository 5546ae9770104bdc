import { paths, useTranslation } from '@pehchan/kit';
import { Link } from '@pehchan/kit/router';
import { Icon, Note } from '@pehchan/kit/ui';
import { useHealthQuery } from '../../calls/overview.ts';
import { texts } from '../../texts/index.ts';

export function GivenUpWork() {
  const t = useTranslation(texts);
  const amount = useHealthQuery().data?.tasks.failed;
  if (!amount) return null;
  return (
    <Note>
      <Icon name="mail" />
      <Link to={paths.settings}>{t('work.givenUp', { amount })}</Link>
    </Note>
  );
}
