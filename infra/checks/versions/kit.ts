import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../../lib/index.ts';

export interface LentTypes {
  readonly folder: string;
  /** The file of each entry, by its import name, such as `./ui`. */
  readonly entries: ReadonlyMap<string, string>;
  readonly options: ts.CompilerOptions;
  /** Our packages that are used with their current types, by name. */
  readonly others: ReadonlyMap<string, string>;
  /** The file with the shared texts by their keys, in `en`. */
  readonly catalogue?: string;
}

/** Not shared at run time: bundled into an application, or part of the site's style sheets. */
const NOT_LENT = new Set(['./dev', './testing', './theme/palette']);

/** Read the current kit. The contract's types in it belong to the API's version. */
export function readKit(): LentTypes {
  const folder = join(ROOT, 'shell', 'kit');
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  const lent = Object.entries(exports).filter(([name, file]) => !NOT_LENT.has(name) && /\.tsx?$/.test(file));
  return {
    folder,
    entries: new Map(lent.map(([name, file]) => [name, join(folder, file)])),
    options: compilerOptions(join(ROOT, 'tsconfig.web.json')),
    others: new Map([['@pehchan/contract', join(ROOT, 'api', 'contract')]]),
    catalogue: join(folder, 'i18n', 'en.ts'),
  };
}

function compilerOptions(file: string): ts.CompilerOptions {
  const { config } = ts.readConfigFile(file, (name) => ts.sys.readFile(name)) as { config: object };
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, ROOT);
  return { ...options, incremental: false, tsBuildInfoFile: undefined };
}

export const ambientOf = ({ folder }: LentTypes): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.d.ts'))
    .map((name) => join(folder, name));
