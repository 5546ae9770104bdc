import {
  type AnyNode,
  type CallExpression,
  type MemberExpression,
  type NewExpression,
  type Node,
  parse,
} from 'acorn';
import { ancestor } from 'acorn-walk';
import { isDeclared } from './declared.ts';
import { isTestedFor, isQuestion } from './guards.ts';
import { type NewerNames, newerNames } from './names.ts';
import { type Floor, lackedBy } from './table.ts';

/** A feature that the browser floor lacks, as the compatibility table names it. */
export type Found = { feature: string; lackedBy: string[]; at: string };

const GLOBAL_OBJECTS = new Set(['window', 'self', 'globalThis']);
const NAMES = new WeakMap<Floor, NewerNames>();
const LOOKBEHIND = 'javascript.regular_expressions.lookbehind_assertion';

/** Find newer features used without a test. On unknown objects only calls count, since reads can't fail. */
export function scanScript(code: string, floor: Floor, { withGuarded = false } = {}): Found[] {
  const isGuarded: typeof isTestedFor = (...place) => !withGuarded && isTestedFor(...place);
  const names = NAMES.get(floor) ?? newerNames(floor);
  NAMES.set(floor, names);
  const found: Found[] = [];
  const note = (feature: string | undefined, { start }: Node) => {
    if (!feature) return;
    const at = code.slice(Math.max(0, start - 40), start + 60).replaceAll('\n', ' ');
    found.push({ feature, lackedBy: lackedBy(feature, floor) ?? [], at });
  };

  function called(node: CallExpression | NewExpression, ancestors: readonly AnyNode[]): void {
    const { callee } = node;
    const name = callee.type === 'MemberExpression' ? nameOf(callee) : 'name' in callee && callee.name;
    if (!name) return;
    const isOptional = node.type === 'CallExpression' && node.optional && !withGuarded;
    if (isOptional || isGuarded(name, ancestors)) return;
    if (callee.type === 'MemberExpression') note(memberOf(callee, name, ancestors), node);
    if (callee.type === 'Identifier' && !isDeclared(name, ancestors)) {
      note(names.globals.get(name), node);
    }
    if (name === 'RegExp') noteLookbehind(node, literalOf(node.arguments[0]));
    for (const given of node.arguments) {
      if (given.type !== 'ObjectExpression') continue;
      for (const property of given.properties) {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
        const value = literalOf(property.value);
        if (value) note(names.values.get([name, property.key.name, value].join(' ')), property);
      }
    }
  }

  function memberOf(
    { object }: MemberExpression,
    name: string,
    ancestors: readonly AnyNode[],
  ): string | undefined {
    if (object.type === 'Identifier' && !isDeclared(object.name, ancestors)) {
      if (GLOBAL_OBJECTS.has(object.name)) return names.globals.get(name);
      if (names.globals.has(object.name)) {
        return isGuarded(object.name, ancestors) ? undefined : names.globals.get(object.name);
      }
      const whole = `${object.name}.${name}`;
      if (names.statics.has(whole)) return names.statics.get(whole);
    }
    return names.anyones.get(name);
  }

  /** Find a static member that is not called: `map(URL.parse)`, `const { parse } = URL`. */
  function taken(
    object: AnyNode | null | undefined,
    name: string | undefined,
    ancestors: readonly AnyNode[],
  ): void {
    if (object?.type !== 'Identifier' || !name || isDeclared(object.name, ancestors)) return;
    if (!isGuarded(name, ancestors)) note(names.statics.get(`${object.name}.${name}`), object);
  }

  function noteLookbehind(node: Node, pattern: string | undefined): void {
    if (pattern && /\(\?<[=!]/.test(pattern)) note(LOOKBEHIND, node);
  }

  try {
    // The floor supports ES2022, except for static blocks and lookbehind.
    const program = parse(code, { ecmaVersion: 2022, sourceType: 'script' });
    ancestor(program, {
      CallExpression: (node, _state, ancestors) => called(node, ancestors as AnyNode[]),
      NewExpression: (node, _state, ancestors) => called(node, ancestors as AnyNode[]),
      StaticBlock: (node) => note('javascript.classes.static.initialization_blocks', node),
      Literal: (node) => noteLookbehind(node, node.regex?.pattern),
      MemberExpression: (node, _state, ancestors) => {
        const around = ancestors as AnyNode[];
        if (!isCallee(node, around.at(-2)) && !isQuestion(around)) taken(node.object, nameOf(node), around);
      },
      VariableDeclarator: ({ id, init }, _state, ancestors) => {
        if (id.type !== 'ObjectPattern') return;
        for (const property of id.properties) {
          if (property.type === 'Property' && property.key.type === 'Identifier') {
            taken(init, property.key.name, ancestors as AnyNode[]);
          }
        }
      },
    });
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    found.push({ feature: 'syntax newer than ES2022', lackedBy: [], at: error.message });
  }
  return found;
}

function nameOf({ property, computed }: MemberExpression): string | undefined {
  if (property.type === 'Identifier') return computed ? undefined : property.name;
  return literalOf(property as AnyNode);
}

const literalOf = (node: AnyNode | undefined): string | undefined =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;

const isCallee = (node: AnyNode, parent: AnyNode | undefined): boolean =>
  (parent?.type === 'CallExpression' || parent?.type === 'NewExpression') && parent.callee === node;
