import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { TODAY } from './declarations.ts';
import { ambientOf, type LentTypes } from './kit.ts';

/** Texts of virtual files in the package's folder. */
export interface Written {
  readonly released: string;
  readonly today: string;
  readonly probe: string;
}

export type Compared = ReturnType<typeof programOf>;

/** Make a program of old declarations and current sources. `parsed` caches files between calls. */
export function programOf(lent: LentTypes, written: Written, parsed: Map<string, ts.SourceFile | undefined>) {
  const texts = new Map([
    [join(lent.folder, '.released.d.ts'), written.released],
    [join(lent.folder, '.today.ts'), written.today],
    [join(lent.folder, '.probe.ts'), written.probe],
  ]);
  const [releasedFile = '', todayFile = '', probeFile = ''] = texts.keys();
  const options: ts.CompilerOptions = {
    ...lent.options,
    noEmit: true,
    isolatedModules: false,
    verbatimModuleSyntax: false,
    paths: { [TODAY]: [todayFile] },
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (name) => texts.has(name) || fileExists(name);
  host.readFile = (name) => texts.get(name) ?? readFile(name);
  host.getSourceFile = (name, language) => {
    const text = texts.get(name);
    if (text !== undefined) return ts.createSourceFile(name, text, language);
    if (!parsed.has(name)) parsed.set(name, getSourceFile(name, language));
    return parsed.get(name);
  };
  const program = ts.createProgram(
    [...lent.entries.values(), ...ambientOf(lent), ...texts.keys()],
    options,
    host,
  );
  const source = (name: string) => {
    const file = program.getSourceFile(name);
    if (!file) throw new Error(`${name} isn't in the program.`);
    return file;
  };
  return { program, released: source(releasedFile), today: source(todayFile), probe: source(probeFile) };
}

/** Return a module with all exports of our other packages. A type that they lack is `any`. */
export function todayText({ others }: LentTypes): string {
  const files = [...others.values()].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(
        (name) => /\.ts$/.test(name) && !/(\.test|\.d)\.ts$/.test(name) && !name.includes('node_modules'),
      )
      .map((name) => join(folder, name)),
  );
  return [...files.map((file) => `export * from '${file}';`), 'export {};'].join('\n');
}
