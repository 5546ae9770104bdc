import ts from 'typescript';
import type { Change } from './change.ts';

/** Whether an application passes values of a type to the kit (`taken`), or receives them (`given`). */
export type Role = 'taken' | 'given';

const DEPTH = 6;

/**
 * Compares an old type with the new one, and collects each field that one of them lacks: the compiler accepts
 * a removed optional field. It also records the role of each type.
 */
export class FieldWalk {
  readonly changes: Change[] = [];
  private readonly roles = new Map<ts.Symbol, Set<Role>>();
  private readonly seen = new Map<ts.Type, Set<ts.Type>>();
  private readonly checker: ts.TypeChecker;
  private readonly place: ts.Node;
  private readonly isOurs: (declaration: ts.Declaration) => boolean;

  constructor(checker: ts.TypeChecker, place: ts.Node, isOurs: (declaration: ts.Declaration) => boolean) {
    this.checker = checker;
    this.place = place;
    this.isOurs = isOurs;
  }

  /** Return the roles of a type; both if no compared value has it. */
  rolesOf(symbol: ts.Symbol): readonly Role[] {
    return [...(this.roles.get(symbol) ?? ['taken', 'given'])];
  }

  walk(old: ts.Type, next: ts.Type, role: Role, at: string, depth = 0): void {
    this.note(old, role);
    const [one, other] = [this.checker.getNonNullableType(old), this.checker.getNonNullableType(next)];
    if (depth > DEPTH || one === other || this.wasSeen(one, other)) return;
    this.note(one, role);
    this.walkCall(one, other, role, at, depth);
    const [item, newItem] = [this.itemOf(one), this.itemOf(other)];
    if (item && newItem) this.walk(item, newItem, role, `${at}[]`, depth + 1);
    else if (!one.isUnion() && !other.isUnion()) this.walkFields(one, other, role, at, depth);
  }

  /** The parameters of a function have the opposite role. */
  private walkCall(old: ts.Type, next: ts.Type, role: Role, at: string, depth: number): void {
    const [call, newCall] = [old.getCallSignatures().at(0), next.getCallSignatures().at(0)];
    if (!call || !newCall) return;
    const turned = role === 'given' ? 'taken' : 'given';
    const [parameters, newParameters] = [call.getParameters(), newCall.getParameters()];
    for (const [index, parameter] of parameters.entries()) {
      const now = newParameters[index];
      // A destructured parameter, such as a component's props, has no name.
      const isProps = parameter.name.startsWith('__') || parameter.name === 'props';
      const where = isProps ? at : `${at}(${parameter.name})`;
      if (now) this.walk(this.typeOf(parameter), this.typeOf(now), turned, where, depth + 1);
      else this.changes.push({ bump: 'major', what: `${where} is gone` });
    }
    for (const { name } of newParameters.slice(parameters.length)) {
      this.changes.push({ bump: 'minor', what: `${at}(${name}) is new` });
    }
    this.walk(call.getReturnType(), newCall.getReturnType(), role, `${at}()`, depth + 1);
  }

  private walkFields(old: ts.Type, next: ts.Type, role: Role, at: string, depth: number): void {
    const fields = this.fieldsOf(old);
    const newFields = this.fieldsOf(next);
    if (![...fields.values(), ...newFields.values()].some((field) => this.isField(field))) return;
    for (const [name, field] of fields) {
      const now = newFields.get(name);
      if (!now) this.changes.push({ bump: 'major', what: `${at}.${name} is gone` });
      else if (this.isField(field)) {
        this.walk(this.typeOf(field), this.typeOf(now), role, `${at}.${name}`, depth + 1);
      }
    }
    for (const name of newFields.keys()) {
      if (!fields.has(name)) this.changes.push({ bump: 'minor', what: `${at}.${name} is new` });
    }
  }

  private fieldsOf(type: ts.Type): Map<string, ts.Symbol> {
    const isObject = (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0;
    return new Map(isObject ? type.getProperties().map((field) => [field.name, field] as const) : []);
  }

  private isField({ declarations = [] }: ts.Symbol): boolean {
    return declarations.some(this.isOurs);
  }

  private itemOf(type: ts.Type): ts.Type | undefined {
    return this.checker.isArrayType(type)
      ? this.checker.getTypeArguments(type as ts.TypeReference)[0]
      : undefined;
  }

  private typeOf(symbol: ts.Symbol): ts.Type {
    return this.checker.getTypeOfSymbolAtLocation(symbol, this.place);
  }

  private note(type: ts.Type, role: Role): void {
    for (const symbol of [type.aliasSymbol, type.getSymbol()]) {
      if (symbol) this.roles.set(symbol, (this.roles.get(symbol) ?? new Set()).add(role));
    }
  }

  private wasSeen(old: ts.Type, next: ts.Type): boolean {
    const others = this.seen.get(old) ?? new Set();
    if (others.has(next)) return true;
    this.seen.set(old, others.add(next));
    return false;
  }
}
