import { readFile } from 'node:fs/promises';
import { array, type InferType, object, string } from 'yup';
import { UserError } from '../lib/index.ts';
import type { Site } from './site.ts';

/** Among the shell's build; the same file lies in the site beside what is served. */
export const HOST_FILE = 'host.json';

const hostSchema = object({
  /** Names the shell's build: its version and a hash of its files. */
  id: string().default('unbuilt'),
  kit: string().required(),
  api: string().required(),
  paths: array(string().required()).required(),
  /** Names that a menu entry may ask for; a shell that doesn't say takes any. */
  icons: array(string().required()),
});

/**
 * What a shell lends, the API it speaks to, and the paths that are its own; a remote states the ranges it was
 * written against.
 */
export type Host = Readonly<InferType<typeof hostSchema>>;

export function parseHost(text: string): Host {
  return hostSchema.validateSync(JSON.parse(text), { strict: false });
}

/** Of the shell that is in place, not of the sources: what a release must fit is what is served. */
export async function readHost(site: Site): Promise<Host> {
  const text = await readFile(site.host, 'utf8').catch(() => undefined);
  if (text === undefined) {
    throw new UserError('The site has no shell yet. Put one in place first: npm run release -- shell');
  }
  return parseHost(text);
}
