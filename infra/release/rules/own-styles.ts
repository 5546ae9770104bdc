import postcss, { type AtRule, type ChildNode, CssSyntaxError, type Root, type Rule } from 'postcss';

/** Classes of the chart library, which a remote cannot rename. */
const DRAWING = /^u-|^uplot$/;
/** Classes of the shell's antd, which a remote can style inside its own elements. */
const ANTD = /^ant-/;
/** At-rules without effect on other elements. Other at-rules, such as a font, change the whole page. */
const HARMLESS = ['container', 'keyframes', 'layer', 'media', 'starting-style', 'supports'];
/** Properties whose values are names in the whole page, so two remotes could use the same name. */
const SHARED_NAME = /^view-transition-(name|class)$/;
const NO_NAME = /^(none|auto|match-element)$/;
/** Properties that a remote is allowed to set on siblings of its elements, even on the shell's elements. */
const OF_NEIGHBOURS = /^(scroll-)?margin/;
const CLASS = /\.((?:\\.|[\w-])+)/g;

/**
 * Find the rules of a built style sheet that match elements outside the remote, or change the whole page.
 * @param layer the cascade layer that must contain all rules
 * @returns the foreign selectors and at-rules, or the error of an invalid style sheet
 */
export function foreignStyles(remote: string, css: string, layer = 'remote'): string[] {
  let root: Root;
  try {
    root = postcss.parse(css);
  } catch (error) {
    return [error instanceof CssSyntaxError ? error.reason : String(error)];
  }
  const found: string[] = [];
  const isOwnName = (name: string) => name.startsWith(`${remote}-`);
  root.walkAtRules((rule) => {
    const { name, params } = rule;
    const isForeign =
      !HARMLESS.includes(name) ||
      (name === 'layer' && params !== layer) ||
      (name === 'keyframes' && !isOwnName(params));
    if (isForeign) found.push(`@${name} ${params}`.trim());
  });
  root.walkRules((rule) => {
    if (isKeyframes(rule.parent)) return;
    const isMargin = rule.nodes.every((node) => node.type === 'decl' && OF_NEIGHBOURS.test(node.prop));
    found.push(...rule.selectors.filter((selector) => !isOwnSelector(isOwnName, selector, isMargin)));
    if (!isInLayer(rule)) found.push(`${rule.selector} outside @layer ${layer}`);
  });
  root.walkDecls(SHARED_NAME, ({ prop, value }) => {
    if (!NO_NAME.test(value) && !value.split(/\s+/).every(isOwnName)) found.push(`${prop}: ${value}`);
  });
  return found;
}

const isKeyframes = (parent: Rule['parent']) => (parent as AtRule | undefined)?.name === 'keyframes';

function isInLayer(node: ChildNode): boolean {
  for (let parent = node.parent; parent; parent = parent.parent as typeof parent) {
    if (parent.type === 'atrule' && (parent as AtRule).name === 'layer') return true;
  }
  return false;
}

/**
 * Return whether a selector matches only elements with a class of the remote, and elements inside them.
 * Classes inside `:is()` and similar functions don't count: they can belong to another element.
 * @param mayBeBeside whether siblings of such elements are accepted, too
 */
function isOwnSelector(
  isOwnName: (name: string) => boolean,
  selector: string,
  mayBeBeside: boolean,
): boolean {
  const isOwn = (name: string) => isOwnName(name) || DRAWING.test(name);
  const isForeign = (name: string) => !isOwn(name) && !ANTD.test(name);
  const text = selector.replaceAll(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/g, '');
  if (text.includes('#') || classesIn(text).some(isForeign)) return false;
  const met = withoutFunctions(mayBeBeside ? text.replaceAll(HAS_BESIDE, '$1') : text);
  return classesIn(mayBeBeside ? met : met.replaceAll(BESIDE, '')).some(isOwn);
}

/** Matches the element before `+` or `~`: the selector applies to a sibling of that element. */
const BESIDE = /[^\s>+~]+(?=\s*[+~])/g;
/** Matches `:has(~ x)` and `:has(+ x)`: such a selector applies to a sibling of `x`. */
const HAS_BESIDE = /:has\(\s*[~+]\s*([^()\s>+~,]*)\)/g;

const classesIn = (selector: string) => [...selector.matchAll(CLASS)].map(([, name = '']) => name);

function withoutFunctions(selector: string): string {
  let text = selector.replaceAll(/\[[^\]]*\]/g, '');
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replaceAll(/:[\w-]+\([^()]*\)/g, '');
  }
  return text;
}
