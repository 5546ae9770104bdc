import type { ProfileQuery } from '@pehchan/contract/biodata';
import { join, type Sql, sql } from '../../../ground/database/select.ts';
import { hasPhone, phoneDigits } from '../../../ground/lists/phone-search.ts';
import { rowsContaining } from '../../../ground/lists/search-parts.ts';

/**
 * Return a statement for the biodata with the searched phone number, in the biodata or its account, or with
 * the text in the name. Return undefined if the text is no number. For administrators only: a search must not
 * reveal to a family who has a number.
 */
export function rowsByPhone({ search }: ProfileQuery): Sql | undefined {
  const phone = search ? phoneDigits(search) : undefined;
  if (!search || !phone) return undefined;
  const ways = [
    join([sql('SELECT item.id FROM profiles AS item WHERE'), hasPhone('item.phone', phone)]),
    join([
      'SELECT item.id FROM users AS owner JOIN profiles AS item ON item.userId = owner.id WHERE',
      hasPhone('owner.phone', phone),
    ]),
    join(['SELECT item.id FROM', rowsContaining('profiles', 'fullName', 'name', search)]),
  ];
  return join(['(', join(ways, ' UNION '), ') AS called JOIN profiles AS item ON item.id = called.id']);
}
