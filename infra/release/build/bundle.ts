import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import {
  pageAheadSchema,
  type PageAhead,
  type RemoteConfig,
  remoteConfigSchema,
} from '@pehchan/release/document';
import { array, object, string } from 'yup';
import { PAGE_FILES } from '../../../remotes.ts';
import { UserError } from '../../lib/index.ts';
import { DESCRIPTION, recordOf } from '../store/published.ts';
import { readAhead } from './ahead.ts';
import { builtFiles, readRemoteConfig, type App } from './apps.ts';

export const ENTRY = 'remoteEntry.js';
export const MANIFEST = 'mf-manifest.json';
/** Reports of the build for tools. They contain paths of the machine that built the remote. */
const NOT_SERVED = new Set(['mf-stats.json', PAGE_FILES]);

export interface Bundle {
  readonly packageVersion: string;
  readonly config: RemoteConfig;
  readonly pages: readonly string[];
  /** The files that each page of the remote needs; undefined if the build does not list these files. */
  readonly ahead?: Readonly<Record<string, PageAhead>>;
  readonly files: ReadonlyMap<string, Uint8Array>;
}

export async function bundleOf(app: App): Promise<Bundle> {
  const names = await builtFiles(app, [ENTRY, MANIFEST]);
  const files = new Map<string, Uint8Array>();
  for (const name of names) {
    if (!NOT_SERVED.has(name)) files.set(name, await readFile(join(app.dist, name)));
  }
  const pages = await readPages(app);
  return {
    packageVersion: app.version,
    config: await readRemoteConfig(app),
    pages: [...pages.keys()].sort(),
    ahead: await readAhead(app, pages),
    files,
  };
}

/** Name the version by a hash of files and routes: the same files with other routes are another version. */
export function versionOf({ packageVersion, config, pages, files }: Bundle): string {
  const hash = createHash('sha256').update(JSON.stringify([config, pages]));
  for (const [name, content] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(`${name}\0${content.length}\0`).update(content);
  }
  return `${packageVersion}-${hash.digest('hex').slice(0, 10)}`;
}

/** Return the file that each page imports lazily, as named in the remote's table of pages. */
async function readPages({ folder }: App): Promise<Map<string, string>> {
  const file = join(folder, 'src', 'remote.tsx');
  // Import the compiler only here, because it is large and only publishing needs it.
  const { default: typescript } = await import('typescript');
  const { ScriptTarget: target, ModuleKind: kind } = typescript;
  const { outputText } = typescript.transpileModule(await readFile(file, 'utf8'), {
    // Remove the bundler's comments in `import()`, so that the pattern below finds the file's name.
    compilerOptions: { target: target.ESNext, module: kind.ESNext, removeComments: true },
  });
  const module: unknown = await import(`data:text/javascript,${encodeURIComponent(outputText)}`).catch(
    (error: unknown) => {
      throw new UserError(`${file} must contain only a table of lazy imports: ${String(error)}`);
    },
  );
  const { pages } = module as { pages?: Record<string, unknown> };
  if (!pages) throw new UserError(`${file} exports no pages.`);
  return new Map(
    Object.entries(pages).map(([name, load]) => [
      name,
      /import\((["'])(.+?)\1\)/.exec(String(load))?.[2] ?? '',
    ]),
  );
}

/** File names that a remote's build can have: scripts, styles, pictures. Only the shell has documents. */
const FILE_NAME = /^(?!.*(^|\/)\.)[A-Za-z0-9_][A-Za-z0-9._/-]*\.(js|css|map|json|svg|png|webp|woff2)$/;
const MOST_FILES = 500;
/** File systems allow 255 letters: this limit leaves room for the ending of a compressed copy. */
const LONGEST_NAME = 200;

const sentBundleSchema = object({
  packageVersion: string()
    .matches(/^\d+\.\d+\.\d+$/)
    .required(),
  config: remoteConfigSchema.required(),
  pages: array(string().required()).required(),
  ahead: recordOf(pageAheadSchema.required()).optional(),
  files: recordOf(string().defined()),
}).noUnknown();

/** Encode a bundle as JSON. Unlike an archive, no entry can be unpacked outside its folder. */
export function encodeBundle({ files, ...rest }: Bundle): string {
  const contents = [...files].map(([name, content]) => [name, Buffer.from(content).toString('base64')]);
  return JSON.stringify({ ...rest, files: Object.fromEntries(contents) });
}

export function decodeBundle(sent: unknown): Bundle {
  const { files, ...rest } = sentBundleSchema.validateSync(sent, { strict: true });
  const contents = Object.entries(files as Record<string, string>);
  if (contents.length > MOST_FILES) throw new UserError(`A version has at most ${MOST_FILES} files.`);
  for (const [name] of contents) {
    if (name.length > LONGEST_NAME || !FILE_NAME.test(name) || name.includes('//')) {
      throw new UserError(`‘${name.slice(0, LONGEST_NAME)}’ is not an allowed file name.`);
    }
    if (contents.some(([other]) => other.startsWith(`${name}/`))) {
      throw new UserError(`‘${name}’ can’t be a file and a folder.`);
    }
    if (basename(name) === DESCRIPTION) {
      throw new UserError(
        `‘${name}’ can’t be among the files: the site writes the description of a version.`,
      );
    }
  }
  for (const needed of [ENTRY, MANIFEST]) {
    if (!(needed in files)) throw new UserError(`${needed} is missing.`);
  }
  const ahead = rest.ahead as Bundle['ahead'];
  return {
    ...rest,
    ahead,
    files: new Map(contents.map(([name, text]) => [name, Buffer.from(text, 'base64')])),
  };
}
