/** Words to avoid in comments, test titles and docs, with words to write instead. */
export const AVOID = [
  ['whoever', 'a noun: the viewer, the caller, the operator'],
  ['whom', 'a noun'],
  ['nobody', 'no one, or name who does not'],
  ['anew', 'again'],
  ['besides', 'also'],
  ['meanwhile', 'while …'],
  ['thereby', 'so'],
  ['all the same', 'anyway'],
  ['of before', 'previous'],
  ['of now', 'current'],
  ['mend(s|ed|ing)?', 'correct, fix'],
  ['go(es)? on', 'continue'],
  ['stands', 'is in, is stored in, is shown at'],
  ['is told', 'is notified, reads'],
  ['(is|has|are|have) none', 'the noun: “has no session”, “there is no photo”'],
];

const PATTERN = new RegExp(`\\b(${AVOID.map(([word]) => word).join('|')})\\b`, 'gi');

const QUOTED = /`[^`]*`|“[^”]*”|‘[^’]*’|"[^"]*"/g;

/** Return the words to avoid in a text, each with its replacement. */
export function wordsToAvoid(text) {
  return Array.from(text.replace(QUOTED, '').matchAll(PATTERN), ([word]) => {
    const [, instead] = AVOID.find(([pattern]) => new RegExp(`^${pattern}$`, 'i').test(word)) ?? [];
    return { word, instead };
  });
}

const TESTS = new Set(['test', 'it', 'describe']);

/** Return the title of a test's call, also of `test.each(…)('title', …)`. */
function titleOf({ callee, arguments: [title] }) {
  let root = callee;
  while (root.type !== 'Identifier') {
    if (root.type === 'CallExpression') root = root.callee;
    else if (root.type === 'MemberExpression') root = root.object;
    else if (root.type === 'TaggedTemplateExpression') root = root.tag;
    else return undefined;
  }
  if (!TESTS.has(root.name) || !title) return undefined;
  if (title.type === 'Literal' && typeof title.value === 'string') return title.value;
  return title.type === 'TemplateLiteral'
    ? title.quasis.map(({ value }) => value.cooked).join(' ')
    : undefined;
}

/** @type {import('eslint').Rule.RuleModule} */
const words = {
  meta: { type: 'suggestion', messages: { avoid: 'Not “{{word}}”: write {{instead}}.' }, schema: [] },
  create(context) {
    const check = (loc, text) => {
      for (const data of wordsToAvoid(text)) context.report({ loc, messageId: 'avoid', data });
    };
    return {
      Program() {
        for (const { loc, value } of context.sourceCode.getAllComments()) check(loc, value);
      },
      CallExpression(node) {
        const title = titleOf(node);
        if (title !== undefined) check(node.arguments[0].loc, title);
      },
    };
  },
};

export default { rules: { words } };
