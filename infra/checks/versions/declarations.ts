import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { ambientOf, type LentTypes } from './kit.ts';

/** Where the declarations of a release stand, module by module. */
export const RELEASED = 'released';
/** All of ours that isn't lent: one module, whichever file of which package a type lies in today. */
export const TODAY = 'today';

/**
 * What a package lends, as one file of declarations: each source that its entries reach is a module in it,
 * `released/ui/button`. It needs none of the sources, so that it can be held against later ones.
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
    // Beside their sources, so that paths in them stay as they are; nothing is written there.
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

/**
 * With the names of its imports as this file of declarations has them; those of its own are added to `found`.
 */
function renamed(text: string, from: string, lent: LentTypes, found: Set<string>): string {
  const body = text
    .replaceAll(/^import ["'][^"']+\.css["'];\n/gm, '')
    .replaceAll(SPECIFIER, (_all, keyword: string, _quote, specifier: string) => {
      return `${keyword}'${target(specifier)}'`;
    })
    // Everything in here is declared.
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
