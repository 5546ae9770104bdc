import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../../lib/index.ts';

/** A package of types that is lent to applications which were built against it. */
export interface LentTypes {
  readonly folder: string;
  /** Each way in, by the name under which it is imported: `./ui` → its file. */
  readonly entries: ReadonlyMap<string, string>;
  readonly options: ts.CompilerOptions;
  /** Types of ours that are not lent but taken as they are today, by their packages' names. */
  readonly others: ReadonlyMap<string, string>;
  /** The file whose `en` has the sentences that are lent by their keys. */
  readonly catalogue?: string;
}

/**
 * Not there when a remote runs: the dev shell and the test kit are built into whoever uses them, and the
 * palette is written into style sheets with the site.
 */
const NOT_LENT = new Set(['./dev', './testing', './theme/palette']);

/**
 * The kit, as it is in the sources now. The wire's types in it are the API's version to say, so they aren't
 * the kit's.
 */
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

/** Ambient declarations that the sources count on, such as those of style sheets. */
export const ambientOf = ({ folder }: LentTypes): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.d.ts'))
    .map((name) => join(folder, name));
