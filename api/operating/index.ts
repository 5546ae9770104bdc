import type { StoredSize } from '@pehchan/contract/photos';

export const DEMO_PHONES = {
  administrator: '9000000001',
  approved: '9000000002',
  pending: '9000000003',
  rejected: '9000000004',
  'approved, without biodata': '9000000005',
} as const;

/** The demo administrator. In demo mode also the maintainer, unless `MAINTAINER_PHONE` is set. */
export const DEMO_ADMIN_PHONE = DEMO_PHONES.administrator;

/** The password of every demo account. It is public, so production never makes the demo community. */
export const DEMO_PASSWORD = 'pehchan-demo';

export const DEMO_IN_PRODUCTION = 'This database holds the demo community, whose password is public.';

export const CLEAR_DEMO = 'npm run admin -- clear-demo';

/** Why `PUBLIC_URL` is refused: a public site must not run with the demo community and its lenient rules. */
export const HTTPS_WANTS_PRODUCTION =
  'is an https address: set NODE_ENV=production for a site that people use, or an http address to try one';

/** A header of `/healthz` with the caller's address, as the limits count it. The doctor compares it. */
export const CLIENT_ADDRESS = 'X-Client-Address';

/** The default prefix of every key in Redis. */
export const REDIS_PREFIX = 'pehchan:';

/** The Redis key, after the prefix, of a backup under way: no photo is removed from its store. */
export const BACKUP_MARK = 'backup';

/** The Redis key with the ISO time of the last verified backup. */
export const LAST_BACKUP = 'last-backup';

/**
 * The first line of a Lua script that Redis runs even at its memory limit. There Redis refuses a script only
 * if its first write can need memory. This write cannot.
 */
export const EVEN_WHEN_FULL = `redis.call('DEL', KEYS[1] .. ':nothing')`;

/** A script that sets a key even at the memory limit. Its arguments are those of `SET` after the key. */
export const SET_EVEN_WHEN_FULL = `${EVEN_WHEN_FULL} return redis.call('SET', KEYS[1], unpack(ARGV))`;

/** Return the secrets of the marks, from the setting or the file: one a line, or separated by blanks. */
export const markSecretsIn = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** One size of one photo in a photo store. */
export type PhotoFile = { key: string; size: StoredSize };

/** A call of an operator's command to the process that has the photo store. */
export type PhotoStoreCall =
  | { action: 'list' }
  | { action: 'get' | 'remove'; file: PhotoFile }
  | { action: 'put'; file: PhotoFile; bytes: Uint8Array };

/** The reply. `problem` has no capital and no full stop. */
export type PhotoStoreReply = { files?: PhotoFile[]; bytes?: Uint8Array; problem?: string };

/** Calls run in parallel, so each reply carries the number of its call. */
export type Numbered<T> = T & { id: number };

/** Records of people's acts. The API's database user can add rows but not change them. */
export const ONLY_ADDED_TO: readonly string[] = ['audit_entries', 'security_events'];

/**
 * Tables that link a copy of a photo to its account. The API's database user can add rows, but not remove
 * rows or change a code. In `mark_codes` it can update only the columns that name a deleted account.
 */
const NEVER_REMOVED: Readonly<Record<string, string>> = {
  mark_codes: 'UPDATE (fullName, village, deletedAt)',
  // For the whole table: with a right on one column only, MariaDB refuses INSERT … ON DUPLICATE KEY UPDATE.
  photo_servings: 'UPDATE',
};

/** The API's database user can read which migrations have run, but not run any. */
const ONLY_READ: readonly string[] = ['migrations'];

/** @param account as the server writes it: `'name'@'host'` */
export function grantsOf(database: string, tables: readonly string[], account: string): string[] {
  return tables.map((table) => `GRANT ${rightsOn(table)} ON \`${database}\`.\`${table}\` TO ${account}`);
}

function rightsOn(table: string): string {
  if (ONLY_READ.includes(table)) return 'SELECT';
  if (ONLY_ADDED_TO.includes(table)) return 'SELECT, INSERT';
  return `SELECT, INSERT, ${NEVER_REMOVED[table] ?? 'UPDATE, DELETE'}`;
}

/** A right of a database user on a whole table, as `information_schema.TABLE_PRIVILEGES` lists it. */
export type TableRight = { table: string; right: string };

/** Return statements that revoke rights of an earlier version. Run them before the grants. */
export function revokesOf(database: string, held: readonly TableRight[], account: string): string[] {
  return held
    .filter(({ table, right }) => !rightsOn(table).split(', ').includes(right))
    .map(({ table, right }) => `REVOKE ${right} ON \`${database}\`.\`${table}\` FROM ${account}`);
}
