import ts from 'typescript';
import { type Change, changeOf } from './change.ts';
import { exportsOf, type Pair } from './exports.ts';
import { FieldWalk, type Role } from './field-walk.ts';
import type { LentTypes } from './kit.ts';
import { LOOSELY, writeProbe, type Direction } from './probe.ts';
import { programOf, todayText, type Compared } from './program.ts';
import { sentenceChanges, withTodaysSentences } from './sentences.ts';

/**
 * Find the changes for an application that was built with the released declarations. The compiler checks the
 * old use against the current types. Texts, implementations and comments don't count.
 */
export function kitChanges(released: string, lent: LentTypes): Change[] {
  const parsed = new Map<string, ts.SourceFile | undefined>();
  const today = todayText(lent);
  const bare = programOf(lent, { released, today, probe: 'export {};' }, parsed);
  const { changes, pairs } = exportsOf(lent, bare);
  const probe = writeProbe(pairs, lent);
  const written = { released: withTodaysSentences(lent, bare), today, probe: probe.text };
  const compared = programOf(lent, written, parsed);
  const complaints = complaintsOf(compared, probe.lines);
  const walk = new FieldWalk(compared.program.getTypeChecker(), compared.probe, (declaration) => {
    const file = declaration.getSourceFile();
    return file === compared.released || file.fileName.startsWith(`${lent.folder}/`);
  });
  return [
    ...changes,
    ...sentenceChanges(lent, bare),
    ...pairChanges(exportsOf(lent, compared).pairs, complaints, compared, walk),
  ];
}

/** Return the compiler's innermost reason for each line of the probe. */
function complaintsOf({ program, probe }: Compared, lines: ReadonlyMap<number, string>): Map<string, string> {
  return new Map(
    program.getSemanticDiagnostics(probe).map(({ start = 0, messageText }) => {
      const { line } = ts.getLineAndCharacterOfPosition(probe, start);
      const reason = ts.flattenDiagnosticMessageText(messageText, '\n').split('\n').at(-1)?.trim() ?? '';
      return [lines.get(line) ?? `line ${line}`, reason];
    }),
  );
}

function pairChanges(
  pairs: readonly Pair[],
  complaints: ReadonlyMap<string, string>,
  { program, probe }: Compared,
  walk: FieldWalk,
): Change[] {
  const checker = program.getTypeChecker();
  const changes: Change[] = [];
  const saidOf = ({ id, parameters }: Pair, direction: Direction) => {
    const loosely = parameters.value > 0 && direction.startsWith('value');
    const said = complaints.get(`${direction} ${id}`);
    return said !== undefined && loosely ? complaints.get(`${LOOSELY}${direction} ${id}`) : said;
  };
  /** Compare the fields of an export. Add the compiler's result unless the fields show such a change. */
  const judge = (
    pair: Pair,
    roles: readonly Role[],
    typeOf: (symbol: ts.Symbol) => ts.Type,
    { breaks, adds }: { breaks: readonly Direction[]; adds: readonly Direction[] },
  ) => {
    const before = walk.changes.length;
    for (const role of roles) walk.walk(typeOf(pair.old), typeOf(pair.next), role, pair.name);
    const named = walk.changes.slice(before);
    const broken = breaks.map((direction) => saidOf(pair, direction)).find((said) => said !== undefined);
    if (broken !== undefined && !named.some(({ bump }) => bump === 'major')) {
      changes.push(changeOf(true, `${pair.name} can’t be used as before: ${broken}`));
    } else if (named.length === 0 && adds.some((direction) => saidOf(pair, direction) !== undefined)) {
      changes.push(changeOf(false, `${pair.name} takes or gives more`));
    }
  };
  for (const pair of pairs.filter(({ isValue }) => isValue)) {
    const typeOf = (symbol: ts.Symbol) => checker.getTypeOfSymbolAtLocation(symbol, probe);
    judge(pair, ['given'], typeOf, { breaks: ['value'], adds: ['value back'] });
  }
  // After the values: their use determines the roles of types.
  for (const pair of pairs.filter(({ isType }) => isType)) {
    const roles = walk.rolesOf(pair.old);
    const typeOf = (symbol: ts.Symbol) => checker.getDeclaredTypeOfSymbol(symbol);
    judge(pair, roles, typeOf, { breaks: roles, adds: ['taken', 'given'] });
  }
  return [...walk.changes, ...changes];
}
