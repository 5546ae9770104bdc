import ts from 'typescript';
import { type Change, changeOf, inBoth } from './change.ts';
import { nameOf, RELEASED } from './declarations.ts';
import type { LentTypes } from './kit.ts';
import type { Compared } from './program.ts';

export interface Pair {
  /** Its entry and name, as imported: `./ui Button`. */
  readonly id: string;
  readonly entry: string;
  readonly export: string;
  readonly name: string;
  readonly isValue: boolean;
  readonly isType: boolean;
  readonly old: ts.Symbol;
  readonly next: ts.Symbol;
  /** The number of type parameters of the old type, and of the old function. */
  readonly parameters: { readonly type: number; readonly value: number };
}

/** @returns the removed and added exports as changes, and those in both versions */
export function exportsOf(lent: LentTypes, { program }: Compared): { changes: Change[]; pairs: Pair[] } {
  const checker = program.getTypeChecker();
  const ambient = new Map(checker.getAmbientModules().map((module) => [module.name, module]));
  const changes: Change[] = [];
  const pairs: Pair[] = [];
  for (const [entry, file] of lent.entries) {
    const source = program.getSourceFile(file);
    const before = namesIn(ambient.get(`"${RELEASED}/${nameOf(file, lent)}"`), checker);
    const now = namesIn(source && checker.getSymbolAtLocation(source), checker);
    const nameFor = (name: string) => `${entry.replace(/^\.\/?/, '')} ${name}`.trim();
    changes.push(
      ...inBoth(before, now, {
        gone: (name) => [changeOf(true, `${nameFor(name)} is gone`)],
        added: (name) => [changeOf(false, `${nameFor(name)} is new`)],
        both(name, old, next) {
          pairs.push({
            ...{ id: `${entry} ${name}`, entry, export: name, name: nameFor(name), old, next },
            isValue: (old.flags & ts.SymbolFlags.Value) !== 0,
            isType: (old.flags & ts.SymbolFlags.Type) !== 0,
            parameters: {
              type: parametersOf(old),
              value: checker.getTypeOfSymbol(old).getCallSignatures()[0]?.typeParameters?.length ?? 0,
            },
          });
          return [];
        },
      }),
    );
  }
  return { changes, pairs };
}

export function namesIn(module: ts.Symbol | undefined, checker: ts.TypeChecker): Map<string, ts.Symbol> {
  const symbols = module ? checker.getExportsOfModule(module) : [];
  return new Map(
    symbols.map((symbol) => [
      symbol.name,
      symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
    ]),
  );
}

const parametersOf = ({ declarations = [] }: ts.Symbol) =>
  Math.max(
    0,
    ...declarations.map((declaration) =>
      ts.isTypeAliasDeclaration(declaration) ||
      ts.isInterfaceDeclaration(declaration) ||
      ts.isClassDeclaration(declaration)
        ? (declaration.typeParameters?.length ?? 0)
        : 0,
    ),
  );
