import { queryOnce } from '../lib/database.ts';
import { readPublishers } from '../release/store/publishers.ts';
import type { Site } from '../release/store/site.ts';
import { adaptRemedy } from './remedies.ts';

/** List accounts with special rights: an old backup can bring back a removed administrator. */
export async function linesOfTrusted(databaseUrl: string, site: Site): Promise<string[]> {
  const administrators = await administratorsIn(databaseUrl);
  const publishers = (await readPublishers(site)).map(({ name, remote }) => `${name} (${remote})`);
  return [
    `  Administrators: ${administrators.join(', ') || 'no one'}`,
    `  Publishers over the network: ${publishers.join(', ') || 'no one'}`,
    '! Accounts that were removed since the backup have their rights again. To remove them:',
    `    ${adaptRemedy('npm run admin -- revoke <phone>; npm run release -- publisher remove <name>')}`,
  ];
}

async function administratorsIn(databaseUrl: string): Promise<string[]> {
  const sql = "SELECT fullName, phone, status FROM users WHERE role = 'ADMIN' ORDER BY id";
  return (await queryOnce(databaseUrl, sql)).map(
    ({ fullName, phone, status }) =>
      `${fullName} ${phone}${status === 'approved' ? '' : ` (${status}: can’t act)`}`,
  );
}
