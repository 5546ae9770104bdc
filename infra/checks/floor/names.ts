import { type Floor, keys, lackedBy } from './table.ts';

/** Names that browsers of the floor may lack, with their keys in MDN's compatibility table. */
export type NewerNames = {
  globals: ReadonlyMap<string, string>;
  /** Static members, such as `URL.parse`, with their keys; without a key for a member that is old enough. */
  statics: ReadonlyMap<string, string | undefined>;
  /** Members of instances, such as `toSorted`, unless an older object has a member with that name. */
  anyones: ReadonlyMap<string, string>;
  /** Values of options, such as `createImageBitmap imageOrientation from-image`: older browsers throw. */
  values: ReadonlyMap<string, string>;
  /** For each key, the expression that reaches the feature in a page, such as `Array.prototype.toSorted`. */
  paths: ReadonlyMap<string, string>;
};

const GLOBAL_INTERFACES = new Set(['Window', 'WindowOrWorkerGlobalScope', 'WorkerGlobalScope']);
const VALUE = /(\w+)\.(?:options_parameter\.)?options_(\w+)_parameter\.([\w-]+)$/;

export function newerNames(floor: Floor): NewerNames {
  const isNewer = (key: string) => (lackedBy(key, floor)?.length ?? 0) > 0;
  const globals = new Map<string, string>();
  const statics = new Map<string, string | undefined>();
  const anyones = new Map<string, string>();
  const values = new Map<string, string>();
  const paths = new Map<string, string>();
  const older = new Set<string>();

  function noteMember(key: string, space: string, object: string, part: string): void {
    const isNew = isNewer(key);
    const name = part.replace(/_static$/, '');
    const kind = kindOf(space, object, part);
    if (kind.isStatic) statics.set(`${object}.${name}`, isNew ? key : undefined);
    if (isNew) paths.set(key, kind.isOfInstances ? `${object}.prototype.${name}` : `${object}.${name}`);
    if (isNew && GLOBAL_INTERFACES.has(object)) {
      globals.set(name, key);
      paths.set(key, name);
    }
    if (!kind.isOfInstances) return;
    if (!isNew) older.add(name);
    // If a whole interface is missing, only its name is reported. `Iterator` is newer than array iterators.
    else if (object === 'Iterator' || !isNewer(`${space}.${object}`)) anyones.set(name, key);
  }

  for (const key of keys()) {
    const [, space, path = ''] = /^(api|javascript\.builtins)\.(.+)$/.exec(key) ?? [];
    if (!space) continue;
    const value = VALUE.exec(path);
    if (value && isNewer(key)) values.set(value.slice(1).join(' '), key);
    const [object = '', part, ...deeper] = path.split('.');
    // `_event` and `_parameter` are the table's own suffixes, not parts of names.
    const isName = part !== object && !/[^_]_(?!static$)/.test(part ?? '');
    if (part !== undefined && deeper.length === 0 && isName) noteMember(key, space, object, part);
    if (part !== undefined || !isNewer(key)) continue;
    globals.set(object, key);
    paths.set(key, object);
  }
  for (const name of older) anyones.delete(name);
  return { globals, statics, anyones, values, paths };
}

/** Inspect Node's own objects, because the table doesn't mark static members of JavaScript's objects. */
function kindOf(space: string, object: string, part: string): { isStatic: boolean; isOfInstances: boolean } {
  if (space === 'api') {
    const isStatic = part.endsWith('_static');
    return { isStatic, isOfInstances: !isStatic };
  }
  const own = Object.getOwnPropertyDescriptor(globalThis, object)?.value as object | undefined;
  const prototype = (own as { prototype?: object } | undefined)?.prototype;
  const isStatic = own !== undefined && part in own && !(prototype && part in prototype);
  return { isStatic, isOfInstances: !isStatic };
}
