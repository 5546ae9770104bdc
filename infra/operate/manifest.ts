import { array, boolean, number, object, string, type InferType } from 'yup';
import { say, UserError } from '../lib/index.ts';

export const HEAD = 'backup.json';
/** The checksums, the last entry of a backup. A backup without them is incomplete. */
export const SUMS = 'checksums.json';

/** The secrets of the marks, without which no copy of a photo can be traced. */
export const MARK_SECRETS = 'secrets/marks';

export const FORMAT = 3;
/** Backups of formats 1 and 2 lack the secrets of the marks; those of format 1 can lack photos, too. */
const EARLIER_FORMATS = [1, 2];

const headSchema = object({
  format: number()
    .required()
    .oneOf([...EARLIER_FORMATS, FORMAT]),
  createdAt: string().required(),
  migrations: array(string().required()).required(),
  /** The site's address, to find older backups of the same site. Backups of early releases lack it. */
  publicUrl: string(),
  /** Only in format 1: whether photos at Cloudinary were left out. */
  photosElsewhere: boolean(),
});

const contentSchema = object({ rows: number().required(), digest: string().required() });

const sumsSchema = object({
  tables: array(
    object({ name: string().required(), nextId: string().defined().nullable(), content: contentSchema }),
  ).required(),
  /** The number (`rows`) and digest of the photos' files. */
  photos: contentSchema,
  site: contentSchema,
  photosMissing: number().required(),
  /** The number (`rows`) and digest of the secrets of the marks. Formats 1 and 2 lack these secrets. */
  markSecrets: contentSchema.default(undefined),
});

export type Head = InferType<typeof headSchema>;
export type Sums = InferType<typeof sumsSchema>;

export function parseHead(content: Buffer): Head {
  const head = parse(headSchema, content);
  if (!head.photosElsewhere) return head;
  throw new UserError(
    'An older Pehchan made this backup and left the photos at Cloudinary. This one would remove them: use the older one.',
  );
}
export const parseSums = (content: Buffer): Sums => parse(sumsSchema, content);

function parse<T>(schema: { validateSync(value: unknown, options: object): T }, content: Buffer): T {
  try {
    return schema.validateSync(JSON.parse(content.toString()), { strict: true });
  } catch {
    throw new UserError('This version of Pehchan does not know the format of this backup.');
  }
}

export function sayContents({ tables, photos, site, markSecrets }: Sums, of?: Sums): void {
  const rowsOf = new Map(of?.tables.map(({ name, content }) => [name, content.rows]));
  const lines: [string, number, number | undefined][] = [
    ...tables.map(({ name, content }): (typeof lines)[number] => [name, content.rows, rowsOf.get(name)]),
    ['files of photos', photos.rows, of?.photos.rows],
    ['published files', site.rows, of?.site.rows],
    ['secrets of marks', markSecrets?.rows ?? 0, of && (of.markSecrets?.rows ?? 0)],
  ];
  for (const [name, rows, all] of lines) {
    say(`  ${name.padEnd(18)}${String(rows).padStart(9)}${all === undefined ? '' : ` of ${all}`}`);
  }
}
