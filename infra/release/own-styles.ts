import postcss, { type AtRule, type ChildNode, CssSyntaxError, type Root, type Rule } from 'postcss';

/** Classes of what a remote draws with, which it can't name itself. */
const DRAWING = /^u-|^uplot$/;
/** The shell's own, which a remote may change inside its own elements. */
const ANTD = /^ant-/;
/** Rules that hold other rules, or that nothing outside can meet. Others, such as a font, are the page's. */
const HARMLESS = ['container', 'keyframes', 'layer', 'media', 'starting-style', 'supports'];
/** Names that the whole page shares, and values of theirs that are none. */
const SHARED_NAME = /^view-transition-(name|class)$/;
const NO_NAME = /^(none|auto|match-element)$/;
/** What a remote may say of the elements beside its own, which may be the shell's. */
const OF_NEIGHBOURS = /^(scroll-)?margin/;
const CLASS = /\.((?:\\.|[\w-])+)/g;

/**
 * Find what a remote's built style sheet says of elements that aren't its own, or of the whole page.
 * @param layer in which all of it has to be
 * @returns the selectors and rules
 */
export function foreignStyles(remote: string, css: string, layer = 'remote'): string[] {
  const root = parsed(css);
  if (typeof root === 'string') return [root];
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

function parsed(css: string): Root | string {
  try {
    return postcss.parse(css);
  } catch (error) {
    return error instanceof CssSyntaxError ? error.reason : String(error);
  }
}

const isKeyframes = (parent: Rule['parent']) => (parent as AtRule | undefined)?.name === 'keyframes';

function isInLayer(node: ChildNode): boolean {
  for (let parent = node.parent; parent; parent = parent.parent as typeof parent) {
    if (parent.type === 'atrule' && (parent as AtRule).name === 'layer') return true;
  }
  return false;
}

/**
 * Whether a selector meets elements of the remote alone: one of its own classes is named outside `:is()` and
 * its like, which may mean another element, and what is met is or lies inside that element.
 * @param mayBeBeside it may lie beside that element as well
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

/** An element of which another one beside it is met. */
const BESIDE = /[^\s>+~]+(?=\s*[+~])/g;
/** `:has(~ x)` is beside `x`. */
const HAS_BESIDE = /:has\(\s*[~+]\s*([^()\s>+~,]*)\)/g;

const classesIn = (selector: string) => [...selector.matchAll(CLASS)].map(([, name = '']) => name);

/** `:has(…)`, `:not(…)` and attributes leave, however deep they are nested. */
function withoutFunctions(selector: string): string {
  let text = selector.replaceAll(/\[[^\]]*\]/g, '');
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replaceAll(/:[\w-]+\([^()]*\)/g, '');
  }
  return text;
}
