import { type Floor, keys, lackedBy } from './table.ts';

/** What a script can name that the floor lacks; each name with its key in the compatibility table. */
export type NewerNames = {
  globals: ReadonlyMap<string, string>;
  /** `URL.parse`: every member that the table knows of a global, old ones with undefined. */
  members: ReadonlyMap<string, string | undefined>;
  /** `toSorted`, whatever object has it. */
  anyones: ReadonlyMap<string, string>;
  /** `createImageBitmap imageOrientation from-image`: an unknown value throws, an unknown option does not. */
  values: ReadonlyMap<string, string>;
};

/** Members of these interfaces are globals too. */
const GLOBAL_INTERFACES = new Set(['Window', 'WindowOrWorkerGlobalScope', 'WorkerGlobalScope']);
const VALUE = /(\w+)\.(?:options_parameter\.)?options_(\w+)_parameter\.([\w-]+)$/;

/** Return the names that the floor lacks. A member that an older object also has is left out. */
export function newerNames(floor: Floor): NewerNames {
  const isNewer = (key: string) => (lackedBy(key, floor)?.length ?? 0) > 0;
  const globals = new Map<string, string>();
  const members = new Map<string, string | undefined>();
  const anyones = new Map<string, string>();
  const values = new Map<string, string>();
  const older = new Set<string>();
  for (const key of keys()) {
    const [, space, path = ''] = /^(api|javascript\.builtins)\.(.+)$/.exec(key) ?? [];
    if (!space) continue;
    const value = VALUE.exec(path);
    if (value && isNewer(key)) values.set(value.slice(1).join(' '), key);
    const [object = '', part, ...deeper] = path.split('.');
    if (part === undefined) {
      if (isNewer(key)) globals.set(object, key);
      continue;
    }
    if (deeper.length > 0 || part === object || (/_(?!static$)/.test(part) && !part.startsWith('_')))
      {continue;}
    const name = part.replace(/_static$/, '');
    members.set(`${object}.${name}`, isNewer(key) ? key : undefined);
    if (GLOBAL_INTERFACES.has(object) && isNewer(key)) globals.set(name, key);
    if (name !== part || isStatic(object, name)) continue;
    if (!isNewer(key)) older.add(name);
    // An object of an interface that the floor lacks is reached through a name that is noticed itself; array
    // iterators are older than the global `Iterator`.
    else if (object === 'Iterator' || !isNewer(`${space}.${object}`)) anyones.set(name, key);
  }
  for (const name of older) anyones.delete(name);
  return { globals, members, anyones, values };
}

/** The table does not mark static members of the language's own objects; Node has those objects. */
function isStatic(object: string, name: string): boolean {
  const own = Object.getOwnPropertyDescriptor(globalThis, object)?.value as
    { prototype?: object } | undefined;
  return own !== undefined && name in own && !(own.prototype && name in own.prototype);
}
