import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Change, changesBetween } from '../../versions/changes.ts';
import { kitSurface } from '../../versions/kit.ts';
import { readSurface, type Surface, writeSurface } from '../../versions/surface.ts';

/** A kit module before and after a change, then the changes that `npm run versions` must report. */
const CASES: Record<string, [before: string, after: string, ...said: string[]]> = {
  'another implementation': [
    'export function add(one: number): number { return one; }',
    '/** Says more. */ export function add(other: number): number { return other + 1; }',
  ],
  'a new export': [
    'export const one: number = 1;',
    'export const one: number = 2; export const two = 2;',
    'minor: two is new',
  ],
  'a removed export': [
    'export const one = 1; export type Two = 2;',
    'export const one = 1;',
    'major: Two is gone',
  ],
  'a new optional prop': [
    'export function Button(props: { kind?: "small" }): string { return String(props.kind); }',
    'export function Button(props: { kind?: "small"; busy?: boolean }): string { return String(props.kind); }',
    'minor: Button: input busy is new',
  ],
  'a new required prop': [
    'export function Button({ kind }: { kind: string }): string { return kind; }',
    'export function Button({ kind, at }: { kind: string; at: string }): string { return kind + at; }',
    'major: Button: input at is new and required',
  ],
  'a removed optional prop': [
    'export function Button(props: { kind: string; busy?: boolean }): string { return props.kind; }',
    'export function Button(props: { kind: string }): string { return props.kind; }',
    'major: Button: input busy is gone',
  ],
  'a removed field of a prop': [
    'type Row = { id: number; note?: string }; export function List(props: { rows: Row[] }): number { return props.rows.length; }',
    'type Row = { id: number }; export function List(props: { rows: Row[] }): number { return props.rows.length; }',
    'major: List: input rows was {id:number,note?:string}[] and is {id:number}[]',
  ],
  'a further value of a parameter': [
    'export function icon(name: "menu"): string { return name; }',
    'export function icon(name: "menu" | "search"): string { return name; }',
    'minor: icon: input 1 was "menu" and is "menu"|"search"',
  ],
  'a removed value of an alias that is not exported': [
    'type Name = "menu" | "search"; export function icon(name: Name): string { return name; }',
    'type Name = "menu"; export function icon(name: Name): string { return name; }',
    'major: icon: input 1 was "menu"|"search" and is "menu"',
  ],
  'a further field of a result': [
    'export const useIt = (): { page: number } => ({ page: 1 });',
    'export const useIt = (): { page: number; size: number } => ({ page: 1, size: 5 });',
    'minor: useIt: output size is new',
  ],
  'a removed field of a result': [
    'export const useIt = (): { page: number; size: number } => ({ page: 1, size: 5 });',
    'export const useIt = (): { page: number } => ({ page: 1 });',
    'major: useIt: output size is gone',
  ],
  'a new optional parameter': [
    'export function say(what: string): string { return what; }',
    'export function say(what: string, loud?: boolean): string { return what + loud; }',
    'minor: say: input 2 is new',
  ],
  'a new required parameter': [
    'export function say(what: string): string { return what; }',
    'export function say(what: string, loud: boolean): string { return what + loud; }',
    'major: say: input 2 is new and required',
  ],
  'another type of a field that is used in both ways': [
    'export interface Row { id: number; kind: "a" | "b" } export const shown = (row: Row): Row => row;',
    'export interface Row { id: number; kind: "a" | "b" | "c"; note?: string } export const shown = (row: Row): Row => row;',
    'major: Row: kind was "a"|"b" and is "a"|"b"|"c"',
    'minor: Row: note is new',
  ],
  'another parameter of a table of functions': [
    'export type Table = Record<string, () => Promise<number>>;',
    'export type Table = Record<string, () => Promise<string>>;',
    'major: Table: * was Record<string,()=>Promise<number>> and is Record<string,()=>Promise<string>>',
  ],
  'the keys of a long table': [
    `const en = { ${keys(25)} }; export function say(key: keyof typeof en): string { return en[key]; }`,
    `const en = { ${keys(26)} }; export function say(key: keyof typeof en): string { return en[key]; }`,
  ],
  'a field of the contract': [
    "import type { Profile } from '../contract/profile.ts'; export function show(row: Profile): string { return row.name; }",
    "import type { Profile } from '../contract/changed.ts'; export function show(row: Profile): string { return row.name; }",
  ],
};
const CONTRACT = {
  '../contract/profile.ts': 'export type Profile = { name: string };',
  '../contract/changed.ts': 'export type Profile = { name: string; gotra: string };',
};

const SENTENCES = [
  { same: 'Another wording', gone: 'Gone', 'photo.of': 'Photo of {name}', turned: '{of}, {n}' },
  { same: 'A wording', 'photo.of': 'Photo of {whom}', turned: '{n} of {of}, {n}', 'photo.more': 'More' },
];

let folder: string;
let surfaces: Surface[];
let changes: Change[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pehchan-versions-'));
  surfaces = [await surfaceOf(0), await surfaceOf(1)];
  changes = changesBetween(surfaces[0] ?? new Map(), surfaces[1] ?? new Map());
}, 120_000);
afterAll(() => rm(folder, { recursive: true }));

function keys(count: number): string {
  return Array.from({ length: count }, (_, index) => `key${index}: ''`).join(', ');
}

async function surfaceOf(version: 0 | 1): Promise<Surface> {
  const kit = join(folder, String(version), 'kit');
  const entries = new Map(
    Object.keys(CASES).map((_, index) => [`case${index}`, join(kit, `case${index}.ts`)]),
  );
  const files = {
    ...CONTRACT,
    'en.ts': `export const en = ${JSON.stringify(SENTENCES[version])} as const;`,
    ...Object.fromEntries(Object.values(CASES).map((texts, index) => [`case${index}.ts`, texts[version]])),
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(kit, name)), { recursive: true });
    await writeFile(join(kit, name), text);
  }
  return kitSurface({
    folder: kit,
    entries,
    sentences: join(kit, 'en.ts'),
    options: {
      ...{ strict: true, skipLibCheck: true, allowImportingTsExtensions: true, noEmit: true, types: [] },
      ...{ target: ts.ScriptTarget.ES2024, module: ts.ModuleKind.Preserve },
    },
  });
}

test.each(Object.entries(CASES).map(([what, [, , ...said]], index) => [what, index, said] as const))(
  'a change of the kit: %s',
  (_what, index, said) => {
    const own = changes.filter(({ what }) => what.startsWith(`case${index}/`));
    expect(own.map(({ bump, what }) => `${bump}: ${what.slice(`case${index}/`.length)}`)).toEqual(said);
  },
);

test('a removed sentence and other placeholders require a major version, and a new sentence a minor version', () => {
  expect(changes.filter(({ what }) => what.startsWith('sentences'))).toEqual([
    { bump: 'major', what: 'sentences: output gone is gone', name: 'gone' },
    { bump: 'minor', what: 'sentences: output photo.more is new', name: 'photo.more' },
    { bump: 'major', what: 'sentences: output photo.of was {name} and is {whom}', name: 'photo.of' },
  ]);
});

test('a record has short lines, and describes what was written', () => {
  for (const surface of surfaces) {
    const text = writeSurface(surface);
    expect(changesBetween(readSurface(text), surface)).toEqual([]);
    expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(110);
  }
});
