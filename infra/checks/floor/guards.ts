import type { AnyNode } from 'acorn';
import { full } from 'acorn-walk';

/**
 * Whether the code asks for a name before it gets here: `typeof x.name`, `'name' in x`, `x.name && …`. A
 * `try` is no guard: what it leaves out is then missing for the user.
 */
export function isAskedBefore(name: string, ancestors: readonly AnyNode[]): boolean {
  return ancestors.some((node, index) => {
    const inner = ancestors[index + 1];
    if (node.type === 'IfStatement' || node.type === 'ConditionalExpression') {
      return inner !== node.test && mentions(node.test, name);
    }
    return node.type === 'LogicalExpression' && inner === node.right && mentions(node.left, name);
  });
}

/** Whether it is only asked for here: in a test, or by `typeof`. */
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
