import postcss from 'postcss';
import { newerNames } from './names.ts';
import { keysOf } from './sheets.ts';
import { type Floor, lackedBy } from './table.ts';

/** Every function and class that one of the floor's browsers lacks, by key: `Array.prototype.toSorted`. */
export const lackingPaths = (floor: Floor): ReadonlyMap<string, string> => newerNames(floor).paths;

/** Return a script that takes functions and classes away from a page, before its own scripts run. */
export function takingAway(paths: Iterable<string>): string {
  return `for (const path of ${JSON.stringify([...paths])}) {
    const names = path.split('.');
    const last = names.pop();
    const owner = names.reduce((object, name) => object?.[name], window);
    if (owner) delete owner[last];
  }`;
}

/** A style sheet as a browser reads it that has nothing which one of the floor's browsers lacks. */
export function sheetWithoutNewer(css: string, floor: Floor): string {
  const isNewer = (key: string) => (lackedBy(key, floor)?.length ?? 0) > 0;
  const root = postcss.parse(css);
  root.walkAtRules((rule) => {
    const [, prop = '', value = ''] = /^\(([\w-]+)\s*:\s*(.+)\)$/.exec(rule.params) ?? [];
    const asks = rule.name === 'supports' && prop ? keysOf(postcss.decl({ prop, value })) : [];
    if (isNewer(`css.at-rules.${rule.name}`) || asks.some(isNewer)) rule.remove();
  });
  root.walkDecls((declaration) => {
    if (!declaration.variable && keysOf(declaration).some(isNewer)) declaration.remove();
  });
  return root.toString();
}
