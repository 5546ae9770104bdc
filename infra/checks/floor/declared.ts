import type { AnyNode, Program, VariableDeclaration } from 'acorn';

const DECLARED = new WeakMap<AnyNode, Set<string>>();

/** Return whether the code declares this name itself, so that the name is not a browser's global. */
export function isDeclared(name: string, ancestors: readonly AnyNode[]): boolean {
  return ancestors.some((node) => declaredIn(node).has(name));
}

function declaredIn(node: AnyNode): Set<string> {
  const known = DECLARED.get(node);
  if (known) return known;
  const names = new Set<string>();
  if ('params' in node) for (const one of node.params) bind(one, names);
  if (node.type === 'FunctionExpression' || node.type === 'ClassExpression') bind(node.id, names);
  if (node.type === 'BlockStatement' || node.type === 'Program') declare(node.body, names);
  if (node.type === 'SwitchCase') declare(node.consequent, names);
  if (node.type === 'ForStatement') declareIn(node.init, names);
  if (node.type === 'ForOfStatement' || node.type === 'ForInStatement') declareIn(node.left, names);
  if (node.type === 'CatchClause') bind(node.param, names);
  DECLARED.set(node, names);
  return names;
}

function declare(statements: Program['body'], names: Set<string>): void {
  for (const one of statements) {
    declareIn(one, names);
    if (one.type === 'FunctionDeclaration' || one.type === 'ClassDeclaration') bind(one.id, names);
  }
}

function declareIn(node: AnyNode | null | undefined, names: Set<string>): void {
  if (node?.type !== 'VariableDeclaration') return;
  for (const one of (node satisfies VariableDeclaration).declarations) bind(one.id, names);
}

function bind(pattern: AnyNode | null | undefined, names: Set<string>): void {
  if (pattern?.type === 'Identifier') names.add(pattern.name);
  if (pattern?.type === 'AssignmentPattern') bind(pattern.left, names);
  if (pattern?.type === 'RestElement') bind(pattern.argument, names);
  if (pattern?.type === 'ArrayPattern') for (const one of pattern.elements) bind(one, names);
  if (pattern?.type !== 'ObjectPattern') return;
  for (const one of pattern.properties) bind(one.type === 'Property' ? one.value : one, names);
}
