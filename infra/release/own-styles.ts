import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss';

/** Classes of what a remote draws with, which it can't name itself. */
const DRAWING = /^u-|^uplot$/;
/** The shell's own, which a remote may change inside its own elements. */
const ANTD = /^ant-/;
/** Rules that hold other rules, or that nothing outside can meet. Others, such as a font, are the page's. */
const HARMLESS = ['container', 'keyframes', 'layer', 'media', 'starting-style', 'supports'];
const CLASS = /\.((?:\\.|[\w-])+)/g;

/**
 * Find what a remote's built style sheet says of elements that aren't its own, or of the whole page.
 * @param layer in which all of it has to be
 * @returns the selectors and rules
 */
export function foreignStyles(remote: string, css: string, layer = 'remote'): string[] {
  const found: string[] = [];
  const root = postcss.parse(css);
  root.walkAtRules((rule) => {
    if (!HARMLESS.includes(rule.name)) found.push(`@${rule.name}`);
    else if (rule.name === 'layer' && rule.params !== layer) found.push(`@layer ${rule.params}`);
  });
  root.walkRules((rule) => {
    if (isKeyframes(rule.parent)) return;
    found.push(...rule.selectors.filter((selector) => !isOwnSelector(remote, selector)));
    if (!isInLayer(rule)) found.push(`${rule.selector} outside @layer ${layer}`);
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
 * Whether a selector meets elements of the remote alone: one of its own classes is named, and outside `:is()`
 * and its like, which may mean another element. What stands beside an element of its own is in its page.
 */
function isOwnSelector(remote: string, selector: string): boolean {
  const isOwn = (name: string) => name.startsWith(`${remote}-`) || DRAWING.test(name);
  const isForeign = (name: string) => !isOwn(name) && !ANTD.test(name);
  if (selector.includes('#') || classesIn(selector).some(isForeign)) return false;
  return classesIn(withoutFunctions(selector)).some(isOwn);
}

const classesIn = (selector: string) => [...selector.matchAll(CLASS)].map(([, name = '']) => name);

/** `:has(…)`, `:not(…)` and attributes leave, however deep they are nested; `:has(~ x)` is beside `x`. */
function withoutFunctions(selector: string): string {
  let text = selector.replaceAll(/\[[^\]]*\]/g, '').replaceAll(/:has\(\s*[~+]\s*([^()\s>+~,]*)\)/g, '$1');
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replaceAll(/:[\w-]+\([^()]*\)/g, '');
  }
  return text;
}
