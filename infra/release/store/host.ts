import { readFile } from 'node:fs/promises';
import { array, type InferType, object, string } from 'yup';
import { UserError } from '../../lib/index.ts';
import type { Site } from './site.ts';

/** The file in the shell's build that describes it. The site keeps a copy outside the served folders. */
export const HOST_FILE = 'host.json';

const hostSchema = object({
  /** The id of the shell's build: its version and a hash of its files. */
  id: string().default('unbuilt'),
  kit: string().required(),
  api: string().required(),
  paths: array(string().required()).required(),
  /** Names of icons for menu entries. A shell without this list accepts any icon. */
  icons: array(string().required()),
});

/** The kit version, API version and paths of a shell, which each release must fit. */
export type Host = Readonly<InferType<typeof hostSchema>>;

export function parseHost(text: string): Host {
  return hostSchema.validateSync(JSON.parse(text), { strict: false });
}

/** Read the description of the deployed shell. The shell in the sources can differ from the deployed one. */
export async function readHost(site: Site): Promise<Host> {
  const text = await readFile(site.host, 'utf8').catch(() => undefined);
  if (text === undefined) {
    throw new UserError('The site has no shell yet. Put one in place first: npm run release -- shell');
  }
  return parseHost(text);
}
