import { createHash } from 'node:crypto';

/** The direction of a field or parameter: a caller passes it (`>`), receives it (`<`), or both (`=`). */
export type Side = '=' | '>' | '<';

/** A field, prop or parameter of a call or an export. */
export interface Part {
  readonly side: Side;
  /** The field's name with the objects that contain it: `users[].name`. A value without fields has `*`. */
  readonly path: string;
  readonly isOptional: boolean;
  /** The type as text without spaces. Alternatives are divided by `|`. */
  readonly type: string;
}

/** The fields, props and parameters of each call or export, by the name of the call or export. */
export type Surface = ReadonlyMap<string, readonly Part[]>;

const SIDES: readonly Side[] = ['=', '>', '<'];
/** The most characters in a line of the record, without its indentation. */
const WIDTH = 108;
/** A type or field list longer than this many characters is written once; other entries refer to it. */
const LONG = 41;
/** The record shortens an object type with more characters to its beginning and a hash. */
const LONGEST = 100;

export function part(side: Side, path: string, type: string, isOptional = false): Part {
  const text = type.replaceAll(/\s+/g, '_');
  const isLong = text.length > LONGEST && text.includes('{');
  return { side, path, type: isLong ? `${text.slice(0, 40)}…${hashOf(text)}` : text, isOptional };
}

export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 6);

/**
 * Return the record as text, with a sorted entry for each call or export, so that a diff shows the change.
 * `@getUser<user.` refers to the fields of another entry, and `@getUser<user.village` to a type.
 */
export function writeSurface(surface: Surface): string {
  const places = new Map<string, string>();
  const entries = [...surface].sort(byName).map(([thing, parts]) => {
    const words = [thing];
    for (const side of SIDES) {
      const groups = Map.groupBy(
        parts.filter((one) => one.side === side),
        ({ path }) => path.slice(0, path.lastIndexOf('.') + 1),
      );
      if (groups.size > 0) words.push(side);
      for (const [group, fields] of [...groups].sort(byName)) {
        if (group) words.push(group.replace(/\.$/, ':'));
        const sorted = fields.toSorted((one, other) => (one.path < other.path ? -1 : 1));
        const whole = sorted.map((one) => fieldText(one, group)).join(' ');
        const short = () => sorted.map((one) => fieldText(one, group, thing)).join(' ');
        words.push(once(whole, `@${thing}${side}${group}`, short));
      }
    }
    return wrapped(words.join(' '));
  });
  return `${entries.join('\n')}\n`;

  function fieldText({ side, path, isOptional, type }: Part, group: string, thing?: string): string {
    const text = thing === undefined ? type : once(type, `@${thing}${side}${path}`);
    return `${path.slice(group.length)}${isOptional ? '?' : ''}${text && `:${text}`}`;
  }

  function once(text: string, place: string, short = () => text): string {
    const known = places.get(text);
    if (known !== undefined && text.length > Math.max(LONG, known.length)) return known;
    if (known === undefined) places.set(text, place);
    return short();
  }
}

const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) =>
  one < other ? -1 : 1;

/** Break at a space, or within a long type after `|` or a comma. */
const wrapped = (entry: string) =>
  (entry.match(new RegExp(`.{1,${WIDTH}}(?:(?<=[|,])(?! )|(?= |$)) ?`, 'g')) ?? [])
    .map((line) => line.trimEnd())
    .join('\n  ');

export function readSurface(text: string): Surface {
  const surface = new Map<string, Part[]>();
  const known = new Map<string, Part[]>();
  const entries = text.replaceAll(/([|,])\n {2}/g, '$1').replaceAll('\n  ', ' ');
  for (const entry of entries.trimEnd().split('\n')) {
    const [thing = '', ...words] = entry.split(' ');
    let [side, group] = ['', ''];
    surface.set(thing, []);
    for (const word of words) {
      if ((SIDES as readonly string[]).includes(word)) [side, group] = [word, ''];
      else if (word.endsWith(':')) group = word.replace(/:$/, '.');
      else for (const field of known.get(word) ?? [fieldOf(word)]) add(field);
    }

    function add({ path, ...field }: Part): void {
      const [place, name] = [`@${thing}${side}${group}`, path.slice(path.lastIndexOf('.') + 1)];
      const added = { ...field, side: side as Side, path: group + name };
      surface.get(thing)?.push(added);
      known.set(place, [...(known.get(place) ?? []), added]).set(place + name, [added]);
    }
  }
  return surface;

  function fieldOf(word: string): Part {
    const [, path = '', mark, type = ''] = /^([^:?]+)(\??):?(.*)$/.exec(word) ?? [];
    return { side: '=', path, isOptional: mark === '?', type: known.get(type)?.[0]?.type ?? type };
  }
}
