import ts from 'typescript';
import { type Change, changeOf, inBoth } from './change.ts';
import { nameOf, RELEASED } from './declarations.ts';
import { namesIn } from './exports.ts';
import type { LentTypes } from './kit.ts';
import type { Compared } from './program.ts';

/**
 * Find the changes between the released and the current texts, by their literal types. An application uses a
 * text by its key and fills in its placeholders. So neither another wording nor an additional text breaks it.
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
 * Return the released declarations with the current texts. Only the kit makes the translating functions, so
 * they know the current keys in every application.
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

/** Return the placeholders of each text, by its key; none for a text without a literal type. */
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
