import { join, select, sql } from '../../../ground/database/select.ts';
import { haveSameStart } from '../../../ground/lists/name-key/name-key.ts';
import type { ProfileRow } from '../../../register/biodata/index.ts';
import type { OtherAccount } from './same-numbers.ts';

type Named = Pick<ProfileRow, 'fullName' | 'fullNameHindi'>;
type Candidate = Named & Pick<ProfileRow, 'userId' | 'gender' | 'dateOfBirth' | 'fatherName' | 'village'>;

/** The most rows read for a birthday or a father: far more than a village has of either. */
const MOST_COMPARED = 500;

/**
 * Return other accounts with a biodata that may be of the same candidate: an alike name, and the same gender
 * and birthday, or the same father's name and village.
 */
export async function findSameCandidates(candidate: Candidate): Promise<OtherAccount[]> {
  const { userId, gender, dateOfBirth, fatherName, village } = candidate;
  const ways = [
    sql('dateOfBirth = ? AND gender = ?', dateOfBirth, gender),
    sql('fatherName = ? AND village = ?', fatherName, village),
  ].map((way) =>
    join([
      '(SELECT userId, fullName, fullNameHindi FROM profiles WHERE',
      way,
      sql('AND userId <> ? LIMIT ?)', userId, MOST_COMPARED),
    ]),
  );
  const rows = await select<Named & OtherAccount>(
    join([
      'SELECT other.fullName, other.fullNameHindi, users.id AS ofId, users.fullName AS ofName FROM (',
      join(ways, ' UNION '),
      ') AS other JOIN users ON users.id = other.userId ORDER BY users.id',
    ]),
  );
  return rows.filter((other) => areAlike(candidate, other));
}

const namesOf = ({ fullName, fullNameHindi }: Named) => [fullName, fullNameHindi];

const areAlike = (one: Named, other: Named): boolean =>
  namesOf(one).some((name) => namesOf(other).some((otherName) => haveSameStart(name, otherName)));
