import { nameOf, RELEASED } from './declarations.ts';
import type { Pair } from './exports.ts';
import type { LentTypes } from './kit.ts';

/**
 * A question to the compiler:
 * - `value`: can the new value replace the old one?
 * - `taken`: can a value for the old type be passed to the new one?
 * - `given`: can a value of the new type be used as the old one?
 * - `value back`: can the old value replace the new one? If not, the new one has more.
 */
export type Direction = 'value' | 'value back' | 'taken' | 'given';

/** With `any` for the type parameters, for a generic function that can't be compared otherwise. */
export const LOOSELY = 'loosely ';

/** Write a statement on a line for each question. `lines` names them, as `<direction> <the pair's id>`. */
export function writeProbe(
  pairs: readonly Pair[],
  lent: LentTypes,
): { text: string; lines: Map<number, string> } {
  const text: string[] = [];
  const lines = new Map<number, string>();
  const ask = (pair: Pair, direction: Direction | `${typeof LOOSELY}${Direction}`, statement: string) => {
    lines.set(text.length, `${direction} ${pair.id}`);
    text.push(statement);
  };
  const entries = [...lent.entries.keys()];
  for (const [index, file] of [...lent.entries.values()].entries()) {
    text.push(
      `import * as old${index} from '${RELEASED}/${nameOf(file, lent)}'; import * as now${index} from '${file}';`,
    );
  }
  for (const pair of pairs) {
    const index = entries.indexOf(pair.entry);
    const [old, now] = [`old${index}.${pair.export}`, `now${index}.${pair.export}`];
    const one = `q${text.length}`;
    if (pair.isValue) {
      ask(pair, 'value', `export const ${one}: typeof ${old} = ${now};`);
      ask(pair, 'value back', `export const ${one}b: typeof ${now} = ${old};`);
      const any = anys(pair.parameters.value);
      if (any) {
        ask(pair, `${LOOSELY}value`, `export const ${one}l: typeof ${old}${any} = ${now}${any};`);
        ask(pair, `${LOOSELY}value back`, `export const ${one}m: typeof ${now}${any} = ${old}${any};`);
      }
    }
    if (pair.isType) {
      // With the old number of type parameters: the compiler reports another number.
      const [oldType, newType] = [old + anys(pair.parameters.type), now + anys(pair.parameters.type)];
      ask(pair, 'taken', `declare const ${one}t: ${oldType}; export const ${one}u: ${newType} = ${one}t;`);
      ask(pair, 'given', `declare const ${one}g: ${newType}; export const ${one}h: ${oldType} = ${one}g;`);
    }
  }
  return { text: text.join('\n'), lines };
}

const anys = (count: number) => (count === 0 ? '' : `<${Array(count).fill('any').join(', ')}>`);
