import { newerNames } from './names.ts';
import type { Floor } from './table.ts';

export const lackingPaths = (floor: Floor): ReadonlyMap<string, string> => newerNames(floor).paths;

/** Return a script that removes functions and classes from a page before its own scripts run. */
export function takingAway(paths: Iterable<string>): string {
  return `for (const path of ${JSON.stringify([...paths])}) {
    const names = path.split('.');
    const last = names.pop();
    const owner = names.reduce((object, name) => object?.[name], window);
    if (owner) delete owner[last];
  }`;
}
