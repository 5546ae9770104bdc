import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../lib/repository.ts';
import { scanScript } from '../floor/scripts.ts';
import { scanSheet } from '../floor/sheets.ts';
import { readFloor } from '../floor/table.ts';

const floor = readFloor();
const inScript = (code: string) => scanScript(code, floor).map(({ feature }) => feature);
const inSheet = (css: string) => scanSheet(css, floor).map(({ feature }) => feature);

describe('the browser floor', () => {
  it('the browser floor is Chrome 106, Safari 15.4 and Firefox 121, and Chrome 109 for administrators on a desktop', () => {
    expect(Object.fromEntries(floor)).toMatchObject({ chrome: '106', safari_ios: '15.4', firefox: '121' });
    expect(Object.fromEntries(readFloor('administrators'))).toMatchObject({ chrome: '109' });
  });

  it('the browser floor matches the language library of tsconfig.web.json', async () => {
    const config = JSON.parse(await readFile(join(ROOT, 'tsconfig.web.json'), 'utf8')) as {
      compilerOptions: { lib: string[] };
    };
    expect(config.compilerOptions.lib).toEqual(['ES2022', 'DOM', 'DOM.Iterable']);
  });
});

describe('built scripts', () => {
  it.each([
    ['[].toSorted()', 'an array’s newer method'],
    ['x.findLast(f).toReversed()', 'a method of an unknown object'],
    ['x["toSorted"]()', 'a method by a string'],
    ['URL.parse("/")', 'a newer static method of an old class'],
    ['list.map(URL.parse)', 'a static method passed as an argument'],
    ['const { groupBy } = Object', 'a static method taken from its class'],
    ['Object.groupBy([], f)', 'Object.groupBy'],
    ['Promise.withResolvers()', 'Promise.withResolvers'],
    ['Array.fromAsync(x)', 'Array.fromAsync'],
    ['new Set(a).union(b)', 'a set’s newer method'],
    ['"".isWellFormed()', 'a string’s newer method'],
    ['new Intl.Segmenter("hi")', 'a class that Firefox 121 lacks'],
    ['AbortSignal.timeout(5)', 'a static method that Safari 15.4 lacks'],
    ['try { AbortSignal.any([]) } catch {}', 'a try, which is no fallback'],
    ['requestIdleCallback(f)', 'a global that Safari lacks'],
    ['window.requestIdleCallback(f)', 'the same in window'],
    ['new CookieStore()', 'a newer class'],
    ['document.startViewTransition(f)', 'a document’s newer method'],
    ['element.showPopover()', 'an element’s newer method'],
    ['createImageBitmap(f, { imageOrientation: "from-image" })', 'a value that throws where it is unknown'],
    ['x = /(?<=a)b/', 'lookbehind'],
    ['new RegExp("(?<!a)b")', 'lookbehind in a string'],
    ['x = /[a--b]/v', 'a newer flag of a regular expression'],
    ['class A { static { f() } }', 'a static block'],
    ['using x = f()', 'newer syntax'],
  ])('the browser floor check refuses a script with %s: %s', (code) => {
    expect(inScript(code)).not.toEqual([]);
  });

  it.each([
    ['[].at(-1)', 'a method that the whole floor has'],
    ['structuredClone(x)', 'a global that the whole floor has'],
    ['x.parse(y)', 'an old name'],
    ['x.toSorted?.()', 'an optional call'],
    ['typeof URL.parse === "function" && URL.parse("/")', 'a guard by typeof'],
    ['if ("requestIdleCallback" in window) requestIdleCallback(f)', 'a guard by in'],
    ['navigator.share ? navigator.share(x) : copy(x)', 'a guard by a condition'],
    ['function f(navigation) { navigation.back() }', 'its own variable with a newer name'],
    ['class A { #x; get(){ return this.#x ?? 1 } }', 'syntax of ES2022'],
  ])('the browser floor check accepts a script with %s: %s', (code) => {
    expect(inScript(code)).toEqual([]);
  });
});

describe('built style sheets', () => {
  it.each([
    ['a { field-sizing: content }', 'a newer property'],
    ['a { height: 100dvh }', 'a newer unit'],
    ['a { width: 10cqi }', 'a unit of containers'],
    ['a { overflow: clip }', 'a newer value'],
    ['a { color: light-dark(red, blue) }', 'a newer function'],
    ['a { color: color-mix(in srgb, red, blue) }', 'a newer mix'],
    ['@container (width > 1em) { a { b: c } }', 'a container query'],
    ['@starting-style { a { opacity: 0 } }', 'a newer rule'],
    ['@media (width < 480px) { a { b: c } }', 'a range'],
    ['@media not (min-width: 480px) { a { b: c } }', 'a not without a type'],
    ['a:user-invalid { b: c }', 'a newer pseudo class'],
    ['a { b { color: red } }', 'nesting'],
    ['dialog::backdrop { background: var(--scrim) }', 'a variable that ::backdrop does not inherit'],
    ['a { user-select: none }', 'a property that Safari has with a prefix'],
  ])('the browser floor check refuses a style sheet with %s: %s', (css) => {
    expect(inSheet(css)).not.toEqual([]);
  });

  it.each([
    ['a { height: 100vh; height: 100dvh }', 'a unit with a fallback'],
    ['a { -webkit-user-select: none; user-select: none }', 'a property with its prefix'],
    ['@supports (overflow: clip) { a { overflow: clip } }', 'a guard by @supports'],
    ['@media not all and (min-width: 480px) { a { b: c } }', 'a not with a type'],
    ['::backdrop { --scrim: red } dialog::backdrop { background: var(--scrim) }', 'its own variable'],
    ['a:has(b) { inset: 0; aspect-ratio: 1 }', 'features of the whole floor'],
    ['@layer a { @keyframes b { from { opacity: 0 } } }', 'layers and key frames'],
    ['a { transition: color var(--slow) }', 'a property with the name of a newer function'],
  ])('the browser floor check accepts a style sheet with %s: %s', (css) => {
    expect(inSheet(css)).toEqual([]);
  });
});

it('the browser floor check reports an instance method, two static methods and a property of a style sheet', () => {
  expect([
    ...inScript('[].toSorted(); URL.parse("/"); Object.groupBy([], f);'),
    ...inSheet('a { field-sizing: content }'),
  ]).toEqual([
    expect.stringMatching(/\.toSorted$/),
    'api.URL.parse_static',
    'javascript.builtins.Object.groupBy',
    'css.properties.field-sizing',
  ]);
});
