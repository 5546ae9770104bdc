import { PAGE_SIZE } from '@pehchan/contract/common';
import { paths, useTranslation } from '@pehchan/kit';
import { Link } from '@pehchan/kit/router';
import { useToBeCalledQuery } from '../../calls/biodata.ts';
import { texts } from '../../texts/index.ts';

/** Link to lapsed biodata. The link is drawn before their count loads, so that nothing below moves. */
export function Lapsed() {
  const t = useTranslation(texts);
  const { data, isError } = useToBeCalledQuery({ page: 1, pageSize: PAGE_SIZE });
  if (!data && isError) return null;
  return (
    <p>
      <Link to={{ pathname: paths.totalProfiles, search: '?listing=lapsed' }}>
        {t('call.lapsed', { amount: data?.lapsed ?? '…' })}
      </Link>
    </p>
  );
}
