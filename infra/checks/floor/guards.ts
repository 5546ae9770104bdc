import type { AnyNode } from 'acorn';
import { full } from 'acorn-walk';

/** Find a test such as `typeof x.name`, `'name' in x` or `x.name && …`. A `try` does not count. */
export function isTestedFor(name: string, ancestors: readonly AnyNode[]): boolean {
  return ancestors.some((node, index) => {
    const inner = ancestors[index + 1];
    if (node.type === 'IfStatement' || node.type === 'ConditionalExpression') {
      return inner !== node.test && mentions(node.test, name);
    }
    return node.type === 'LogicalExpression' && inner === node.right && mentions(node.left, name);
  });
}

/** Return whether the code uses a name only in a condition or with `typeof`, which can't fail. */
export function isQuestion(ancestors: readonly AnyNode[]): boolean {
  return ancestors.some((node, index) => {
    const inner = ancestors[index + 1];
    if (node.type === 'IfStatement' || node.type === 'ConditionalExpression') return inner === node.test;
    return (
      node.type === 'LogicalExpression' || (node.type === 'UnaryExpression' && node.operator === 'typeof')
    );
  });
}

function mentions(test: AnyNode, name: string): boolean {
  let isFound = false;
  full(test, (node) => {
    const one = node as AnyNode;
    if (one.type === 'Identifier') isFound ||= one.name === name;
    if (one.type === 'Literal') isFound ||= one.value === name;
    if (one.type === 'MemberExpression' && one.property.type === 'Identifier') {
      isFound ||= one.property.name === name;
    }
  });
  return isFound;
}
