import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { ambientOf, type LentTypes } from './kit.ts';

export const RELEASED = 'released';
/** The module with all our unshared types, from any package: moving one changes nothing. */
export const TODAY = 'today';

/**
 * Return what a package shares as one file of declarations. Each source that its entries import becomes a
 * module, such as `released/ui/button`. The file needs none of the sources, so that later ones can be
 * compared with it.
 */
export function declarationsOf(lent: LentTypes): string {
  const emitted = emit(lent);
  const modules = new Map<string, string>();
  const reach = (name: string) => {
    const text = emitted.get(name);
    if (text === undefined || modules.has(name)) return;
    const found = new Set<string>();
    modules.set(name, renamed(text, name, lent, found));
    for (const next of found) reach(next);
  };
  for (const file of lent.entries.values()) reach(nameOf(file, lent));
  return [...modules]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, text]) => `declare module '${RELEASED}/${name}' {\n${text}}\n`)
    .join('\n');
}

/** `…/kit/ui/button.tsx` → `ui/button`. */
export const nameOf = (file: string, { folder }: LentTypes) =>
  relative(folder, file).replace(/(\.d)?\.tsx?$/, '');

function emit(lent: LentTypes): Map<string, string> {
  const options: ts.CompilerOptions = {
    ...lent.options,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    removeComments: true,
    // Next to the sources, so that paths in them stay valid. Nothing is written.
    outDir: undefined,
  };
  const program = ts.createProgram([...lent.entries.values(), ...ambientOf(lent)], options);
  const texts = new Map<string, string>();
  const { diagnostics } = program.emit(undefined, (file, text) => texts.set(nameOf(file, lent), text));
  if (diagnostics.length > 0) {
    throw new Error(ts.formatDiagnostics(diagnostics, { ...HOST, getCurrentDirectory: () => lent.folder }));
  }
  return texts;
}

const HOST = { getNewLine: () => '\n', getCanonicalFileName: (name: string) => name };

const SPECIFIER = /((?:from|import|import\() ?)(["'])([^"']+)\2/g;

/** Rename the imports to the modules of this file. Add those of the package to `found`. */
function renamed(text: string, from: string, lent: LentTypes, found: Set<string>): string {
  const body = text
    .replaceAll(/^import ["'][^"']+\.css["'];\n/gm, '')
    .replaceAll(SPECIFIER, (_all, keyword: string, _quote, specifier: string) => {
      return `${keyword}'${target(specifier)}'`;
    })
    // All code in this file is ambient.
    .replaceAll(/^(export )?declare /gm, '$1')
    .replaceAll(/^(?=.)/gm, '  ');
  return body;

  function target(specifier: string): string {
    if (!specifier.startsWith('.')) {
      const isOurs = [...lent.others.keys()].some((name) => specifier.startsWith(`${name}/`));
      return isOurs ? TODAY : specifier;
    }
    const file = join(lent.folder, dirname(from), specifier);
    if ([...lent.others.values()].some((folder) => file.startsWith(`${folder}/`))) return TODAY;
    const name = nameOf(file, lent);
    found.add(name);
    return `${RELEASED}/${name}`;
  }
}
