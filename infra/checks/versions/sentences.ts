import ts from 'typescript';
import { type Change, changeOf, inBoth } from './change.ts';
import { nameOf, RELEASED } from './declarations.ts';
import { namesIn } from './exports.ts';
import type { LentTypes } from './kit.ts';
import type { Compared } from './program.ts';

/**
 * What changed between the released catalogue and today's, by the literal types of their sentences. An
 * application asks for a sentence by its key and fills its holes: another wording, or one sentence more,
 * breaks nobody.
 */
export function sentenceChanges(lent: LentTypes, { program }: Compared): Change[] {
  const { catalogue } = lent;
  if (!catalogue) return [];
  const checker = program.getTypeChecker();
  const module = checker.getAmbientModules().find(({ name }) => name === `"${moduleOf(catalogue, lent)}"`);
  const source = program.getSourceFile(catalogue);
  const old = holesIn(module, checker);
  const next = holesIn(source && checker.getSymbolAtLocation(source), checker);
  return inBoth(old, next, {
    gone: (key) => [changeOf(true, `the sentence ${key} is gone`)],
    added: (key) => [changeOf(false, `the sentence ${key} is new`)],
    both: (key, holes, now) => (now === holes ? [] : [changeOf(true, `the sentence ${key} has other holes`)]),
  });
}

/**
 * The released declarations, with today's catalogue in the place of theirs. What translates by it is made
 * here alone, so an application that hands it back gives one that knows today's keys, whatever it was built
 * against.
 */
export function withTodaysSentences(lent: LentTypes, { released }: Compared): string {
  const { catalogue } = lent;
  const isCatalogue = (statement: ts.Statement) =>
    catalogue && ts.isModuleDeclaration(statement) && statement.name.text === moduleOf(catalogue, lent);
  const module = released.statements.find(isCatalogue);
  if (!catalogue || !module) return released.text;
  const today = `declare module '${moduleOf(catalogue, lent)}' { export * from '${catalogue}'; }`;
  return released.text.slice(0, module.getStart(released)) + today + released.text.slice(module.end);
}

const moduleOf = (file: string, lent: LentTypes) => `${RELEASED}/${nameOf(file, lent)}`;

/** The holes of each sentence, by its key; of one that isn't known to the letter, none. */
function holesIn(module: ts.Symbol | undefined, checker: ts.TypeChecker): Map<string, string> {
  const table = namesIn(module, checker).get('en');
  const sentences = table ? checker.getTypeOfSymbol(table).getProperties() : [];
  return new Map(
    sentences.map((sentence) => {
      const type = checker.getTypeOfSymbol(sentence);
      const text = type.isStringLiteral() ? type.value : '';
      return [sentence.name, [...new Set(text.match(/\{\w+\}/g))].toSorted().join()];
    }),
  );
}
