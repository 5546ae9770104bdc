import { PAGE_SIZE } from '@pehchan/contract/common';
import { useTranslation } from '@pehchan/kit';
import { useToBeCalledQuery } from '../../calls/biodata.ts';
import { texts } from '../../texts/index.ts';

/**
 * How many biodata silence has hidden, also where nobody is to be called. It stands before the number has
 * come: nothing below it moves.
 */
export function Lapsed() {
  const t = useTranslation(texts);
  const { data, isError } = useToBeCalledQuery({ page: 1, pageSize: PAGE_SIZE });
  if (!data && isError) return null;
  return <p>{t('call.lapsed', { amount: data?.lapsed ?? '…' })}</p>;
}
