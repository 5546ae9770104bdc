import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../../lib/repository.ts';

/** What a package shows to applications that are shipped alone: each exported name with its type. */
export interface Surface {
  readonly version: string;
  readonly exports: Readonly<Record<string, string>>;
}

interface Package {
  readonly name: string;
  readonly folder: string;
  /** Where its version stands once, as a constant. */
  readonly version: { readonly file: string; readonly constant: string };
}

export const PACKAGES: readonly Package[] = [
  {
    name: '@pehchan/contract',
    folder: join(ROOT, 'api', 'contract'),
    version: { file: 'common/api.ts', constant: 'CONTRACT_VERSION' },
  },
  {
    name: '@pehchan/kit',
    folder: join(ROOT, 'shell', 'kit'),
    version: { file: 'version.ts', constant: 'KIT_VERSION' },
  },
];

/** Not there when a remote runs: the dev shell and the test kit are built into whoever uses them. */
const NOT_LENT = new Set(['./dev', './testing']);
/** A type that is longer than this stands as its hash: that it changed is what counts. */
const LONGEST = 160;
/** Sentences by their names. */
const CATALOGUE = /\/messages\/(en|hi)\.ts$/;

export const reportFile = ({ folder }: Package) => join(folder, 'exports.json');

export function readReport(from: Package): Surface {
  return JSON.parse(readFileSync(reportFile(from), 'utf8')) as Surface;
}

/** As it is in the sources now. */
export function readSurface(from: Package): Surface {
  const entries = entriesOf(from);
  const program = ts.createProgram(
    [...entries.values(), join(from.folder, 'globals.d.ts')],
    compilerOptions(),
  );
  const checker = program.getTypeChecker();
  const lines: [string, string][] = [];
  for (const [entry, file] of entries) {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (!source || !module) continue;
    for (const symbol of checker.getExportsOfModule(module)) {
      lines.push([`${from.name}${entry.slice(1)} ${symbol.name}`, typeOf(symbol, source, checker)]);
    }
  }
  lines.sort(([one], [other]) => (one < other ? -1 : 1));
  return { version: versionOf(from), exports: Object.fromEntries(lines) };
}

/** It stands in the package too, by which npm and the federation know it: one number, or none. */
function versionOf({ folder, version }: Package): string {
  const text = readFileSync(join(folder, version.file), 'utf8');
  const found = new RegExp(`export const ${version.constant} = '(\\d+\\.\\d+\\.\\d+)'`).exec(text)?.[1];
  if (!found) throw new Error(`${version.file} of ${folder} has no ${version.constant}.`);
  const stated = packageOf(folder).version;
  if (stated !== found) {
    throw new Error(`${folder} is ${stated} by its package.json and ${found} by ${version.constant}.`);
  }
  return found;
}

const packageOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    version: string;
    exports: Record<string, string>;
  };

/** Each way in, by the package's own export map: `./ui` → `ui/index.ts`. */
function entriesOf({ folder }: Package): Map<string, string> {
  const { exports } = packageOf(folder);
  const entries = new Map<string, string>();
  for (const [entry, target] of Object.entries(exports)) {
    if (NOT_LENT.has(entry) || !target.endsWith('.ts')) continue;
    if (!target.includes('*')) {
      entries.set(entry, join(folder, target));
      continue;
    }
    const inside = join(folder, target.slice(0, target.indexOf('*')));
    for (const name of readdirSync(inside)) {
      if (!name.endsWith('.ts') || name.includes('.test.') || name.endsWith('.d.ts')) continue;
      entries.set(entry.replace('*', name.slice(0, -'.ts'.length)), join(inside, name));
    }
  }
  return entries;
}

function typeOf(exported: ts.Symbol, source: ts.SourceFile, checker: ts.TypeChecker): string {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const parts: string[] = [];
  if (symbol.flags & ts.SymbolFlags.Value) {
    const type = checker.getTypeOfSymbolAtLocation(symbol, source);
    parts.push(isCatalogue(symbol) ? keysOf(type) : valueOf(type, checker));
  }
  if (symbol.flags & ts.SymbolFlags.Type) {
    parts.push(`type ${expanded(checker.getDeclaredTypeOfSymbol(symbol), checker)}`);
  }
  // A well-known symbol is written with a number that the compiler counts anew for every other change.
  const text = parts
    .join(' & ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/__@(\w+)@\d+/g, '[Symbol.$1]');
  return text.length <= LONGEST
    ? text
    : `sha256:${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
}

function isCatalogue({ declarations = [] }: ts.Symbol): boolean {
  return declarations.some((declaration) => CATALOGUE.test(declaration.getSourceFile().fileName));
}

/** Another wording breaks nobody; a sentence that is gone does. */
function keysOf(type: ts.Type): string {
  const names = type.getProperties().map(({ name }) => name);
  return names.sort().join(' ');
}

/** A function of ours by what goes in: the names of its parameters' types say nothing of their fields. */
function valueOf(type: ts.Type, checker: ts.TypeChecker): string {
  const [signature, ...others] = type.getCallSignatures();
  if (!signature || others.length > 0 || !isOurs(type)) {
    return checker.typeToString(type, undefined, AS_WRITTEN);
  }
  const parameters = signature.getParameters().map((parameter) => {
    const taken = checker.getTypeOfSymbol(parameter);
    return isOurs(taken) ? expanded(taken, checker) : checker.typeToString(taken, undefined, AS_WRITTEN);
  });
  const given = checker.typeToString(signature.getReturnType(), undefined, AS_WRITTEN);
  return `(${parameters.join(', ')}) => ${given}`;
}

function isOurs(type: ts.Type): boolean {
  const { declarations = [] } = type.aliasSymbol ?? type.symbol ?? {};
  return declarations.some((declaration) => !declaration.getSourceFile().fileName.includes('/node_modules/'));
}

/** A named type by what is in it; its name says nothing of a field that went. */
function expanded(type: ts.Type, checker: ts.TypeChecker): string {
  const properties = type.isUnion() ? [] : type.getProperties();
  if (properties.length === 0 || type.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike)) {
    return checker.typeToString(type, undefined, AS_WRITTEN | ts.TypeFormatFlags.InTypeAlias);
  }
  const fields = properties.map((property) => {
    const optional = property.flags & ts.SymbolFlags.Optional ? '?' : '';
    return `${property.name}${optional}: ${checker.typeToString(checker.getTypeOfSymbol(property), undefined, AS_WRITTEN)}`;
  });
  return `{ ${fields.sort().join('; ')} }`;
}

const AS_WRITTEN = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;

function compilerOptions(): ts.CompilerOptions {
  const file = join(ROOT, 'tsconfig.web.json');
  const { config } = ts.readConfigFile(file, (name) => ts.sys.readFile(name)) as { config: object };
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, ROOT);
  return { ...options, incremental: false, tsBuildInfoFile: undefined };
}
