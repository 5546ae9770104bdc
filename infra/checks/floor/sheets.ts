import postcss, { type AtRule, type Declaration, type Node, type Rule } from 'postcss';
import type { Found } from './scripts.ts';
import { type Floor, lackedBy } from './table.ts';

const MEDIA = 'css.at-rules.media';
const INHERITING_BACKDROP = 'css.selectors.backdrop.inherit_from_originating_element';
const UNITS: readonly (readonly [RegExp, string])[] = [
  [/\d[dsl]v(h|w|min|max|i|b)\b/, 'css.types.length.viewport_percentage_units_dynamic'],
  [/\dcq(w|h|i|b|min|max)\b/, 'css.types.length.container_query_length_units'],
];

/**
 * Find newer features outside `@supports` and without a fallback that all browsers of the floor support.
 * @param others other sheets of the page, which may declare the CSS variables that `::backdrop` rules use
 */
export function scanSheet(css: string, floor: Floor, others = ''): Found[] {
  const found: Found[] = [];
  const isNewer = (key: string) => (lackedBy(key, floor)?.length ?? 0) > 0;
  const note = (key: string, at: string) => {
    if (!isNewer(key)) return;
    found.push({ feature: key, lackedBy: lackedBy(key, floor) ?? [], at: at.slice(0, 100) });
  };
  const newIn = (declaration: Declaration) => keysOf(declaration).find(isNewer);
  const onBackdrop = backdropVariables(others + css);

  function atRule(rule: AtRule): void {
    note(`css.at-rules.${rule.name}`, `@${rule.name} ${rule.params}`);
    if (rule.name !== 'media') return;
    if (/[<>]/.test(rule.params)) note(`${MEDIA}.range_syntax`, rule.params);
    // In a media query, `not` without a media type needs the same browsers as `or`.
    if (/\bnot \(| or /.test(rule.params)) note(`${MEDIA}.or_syntax`, rule.params);
    for (const [, name] of rule.params.matchAll(/\(\s*(?:min-|max-)?([\w-]+)/g)) {
      note(`${MEDIA}.${name}`, rule.params);
    }
  }

  function rule(one: Rule): void {
    for (const [, name] of one.selector.matchAll(/::?([a-z-]+)/g)) {
      note(`css.selectors.${name}`, one.selector);
    }
    if (one.parent?.type === 'rule') note('css.selectors.nesting', one.selector);
    if (!one.selector.includes('::backdrop')) return;
    for (const [, name = ''] of one.toString().matchAll(/var\((--[\w-]+)/g)) {
      if (!onBackdrop.has(name)) note(INHERITING_BACKDROP, one.toString());
    }
  }

  function declaration(one: Declaration): void {
    const newest = one.variable ? undefined : newIn(one);
    if (!newest) return;
    const before = one.parent?.nodes.slice(0, one.parent.index(one)) ?? [];
    const isFallback = (other: Node) =>
      other.type === 'decl' &&
      [one.prop, `-webkit-${one.prop}`].includes((other as Declaration).prop) &&
      !newIn(other as Declaration);
    if (!before.some(isFallback)) note(newest, one.toString());
  }

  postcss.parse(css).walk((node) => {
    if (isInSupports(node)) return;
    if (node.type === 'atrule') atRule(node);
    if (node.type === 'rule' && (node.parent as AtRule | undefined)?.name !== 'keyframes') rule(node);
    if (node.type === 'decl') declaration(node);
  });
  return found;
}

/** Return the compatibility table's keys for a property, and for words, functions and units of its value. */
function keysOf({ prop, value }: Declaration): string[] {
  const words = [...value.matchAll(/(?<![\w#.-])([a-z][\w-]*)/g)].map(([word]) => word);
  const functions = [...value.matchAll(/(?<![\w#.-])([a-z][\w-]*)\(/g)].map(([, name]) => name);
  return [
    `css.properties.${prop}`,
    ...words.map((word) => `css.properties.${prop}.${word}`),
    // Look up functions only: `color` in `transition: color` is a property, not the function `color()`.
    ...functions.flatMap((name) => [
      `css.types.${name}`,
      `css.types.color.${name}`,
      `css.types.image.${name}`,
    ]),
    ...UNITS.flatMap(([unit, key]) => (unit.test(value) ? [key] : [])),
  ];
}

function isInSupports(node: Node): boolean {
  for (let around = node.parent; around; around = around.parent as typeof around | undefined) {
    if (around.type === 'atrule' && (around as AtRule).name === 'supports') return true;
  }
  return false;
}

function backdropVariables(css: string): Set<string> {
  const names = new Set<string>();
  postcss
    .parse(css)
    .walkRules(/::backdrop/, (rule) => rule.walkDecls(/^--/, ({ prop }) => void names.add(prop)));
  return names;
}
