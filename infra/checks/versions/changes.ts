import type { Part, Side, Surface } from './surface.ts';

export interface Change {
  readonly bump: 'major' | 'minor';
  /** A sentence that describes the change, without its full stop: `getUser: output name is gone`. */
  readonly what: string;
  /** The name of what changed, which CHANGELOG.md has to contain in backticks. */
  readonly name: string;
}

const WORDS = { '=': '', '>': 'input ', '<': 'output ' } satisfies Record<Side, string>;

/** Return the changes between two versions of the API or kit that a client of the old version meets. */
export function changesBetween(old: Surface, now: Surface): Change[] {
  return [...new Set([...old.keys(), ...now.keys()])].sort().flatMap((thing): Change[] => {
    const [before, after] = [old.get(thing), now.get(thing)];
    const name = thing.slice(thing.lastIndexOf('/') + 1);
    if (!after) return [{ bump: 'major', what: `${thing} is gone`, name }];
    if (!before) return [{ bump: 'minor', what: `${thing} is new`, name }];
    const [was, is] = [byPlace(before), byPlace(after)];
    return [...new Set([...was.keys(), ...is.keys()])].sort().flatMap((place): Change[] => {
      const { side, path } = was.get(place) ?? is.get(place) ?? { side: '=', path: '' };
      const [bump, what] = partChange(was.get(place), is.get(place));
      if (bump === 'none') return [];
      return [{ bump, what: `${thing}: ${WORDS[side]}${path} ${what}`, name: nameIn(thing, path) ?? name }];
    });
  });
}

const byPlace = (parts: readonly Part[]) => new Map(parts.map((one) => [one.side + one.path, one]));

/** Return the name for CHANGELOG.md: a kit sentence's whole key, or the last word of a field's path. */
const nameIn = (thing: string, path: string) =>
  thing === 'sentences' ? path : /(?:^|\.)([A-Za-z]\w*)(?:\[\])*$/.exec(path)?.[1];

function partChange(old?: Part, now?: Part): [bump: Change['bump'] | 'none', what: string] {
  if (!now) return ['major', 'is gone'];
  if (!old) {
    return now.isOptional || now.side === '<' ? ['minor', 'is new'] : ['major', 'is new and required'];
  }
  if (old.type === now.type && old.isOptional === now.isOptional) return ['none', ''];
  return [fits(old, now) ? 'minor' : 'major', `was ${wordsOf(old)} and is ${wordsOf(now)}`];
}

const wordsOf = ({ type, isOptional }: Part) => `${isOptional ? 'optional ' : ''}${type || 'plain'}`;

/** Return whether a client that knows only the old form of a field or parameter can use the new form. */
function fits(old: Part, now: Part): boolean {
  if (now.side === '=') return false;
  if (now.side === '>') return (now.isOptional || !old.isOptional) && accepts(now.type, old.type);
  // Clients show an unknown value as it is, so a reply can get further values.
  const hasValues = alternativesOf(old.type).some((one) => one === 'string' || one.startsWith('"'));
  const known = alternativesOf(now.type).filter((one) => !(hasValues && one.startsWith('"')));
  return (old.isOptional || !now.isOptional) && known.every((one) => accepts(old.type, one));
}

/** Split a type at `|`. A type that contains other types counts as a single alternative. */
const alternativesOf = (type: string) => (/[{<]|=>|\)\[/.test(type) ? [type] : type.split('|'));

const accepts = (wide: string, narrow: string) =>
  alternativesOf(narrow).every((one) => alternativesOf(wide).some((other) => isWithin(one, other)));

/** Return whether a type is within another: `"DHAN"` in `string`, `string(3..9)` in `string(1..9)`. */
function isWithin(narrow: string, wide: string): boolean {
  const [inner, outer] = [limitsOf(narrow), limitsOf(wide)];
  if (narrow.startsWith('"') && wide === 'string') return true;
  return inner.type === outer.type && inner.low >= outer.low && inner.high <= outer.high;
}

function limitsOf(text: string) {
  const [, type, low, high] = /^(.*?)(?:\(([\d.-]*)\.\.([\d.-]*)\))?$/.exec(text) ?? [];
  return { type, low: low ? Number(low) : -Infinity, high: high ? Number(high) : Infinity };
}
