import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Change } from '../../versions/change.ts';
import { declarationsOf } from '../../versions/declarations.ts';
import { kitChanges } from '../../versions/kit-changes.ts';
import type { LentTypes } from '../../versions/kit.ts';

/** Source before and after a change, and the expected changes. */
const CASES: Record<string, [before: string, after: string, ...said: string[]]> = {
  'another implementation': [
    'export function add(one: number): number { return one; }',
    '/** Says more. */ export function add(other: number): number { return other + 1; }',
  ],
  'a new export': [
    'export const one = 1 as number;',
    'export const one = 2 as number; export const two = 2;',
    'minor: two is new',
  ],
  'an export gone': [
    'export const one = 1; export type Two = 2;',
    'export const one = 1;',
    'major: Two is gone',
  ],
  'an optional prop more': [
    'type Props = { kind?: "small" }; export function Button(props: Props): string { return String(props.kind); }',
    'type Props = { kind?: "small"; busy?: boolean }; export function Button(props: Props): string { return String(props.kind); }',
    'minor: Button.busy is new',
  ],
  'a needed prop more': [
    'export function Button({ kind }: { kind: string }): string { return kind; }',
    'export function Button({ kind, at }: { kind: string; at: string }): string { return kind + at; }',
    "major: Button can’t be used as before: Property 'at' is missing in type '{ kind: string; }' but required in type '{ kind: string; at: string; }'.",
    'minor: Button.at is new',
  ],
  'an optional prop gone, which the compiler alone wouldn’t mind': [
    'export function Button(props: { kind: string; busy?: boolean }): string { return props.kind; }',
    'export function Button(props: { kind: string }): string { return props.kind; }',
    'major: Button.busy is gone',
  ],
  'a prop’s own field gone': [
    'type Row = { id: number; note?: string }; export function List(props: { rows: Row[] }): number { return props.rows.length; }',
    'type Row = { id: number }; export function List(props: { rows: Row[] }): number { return props.rows.length; }',
    'major: List.rows[].note is gone',
  ],
  'a value more to take': [
    'export function icon(name: "menu"): string { return name; }',
    'export function icon(name: "menu" | "search"): string { return name; }',
    'minor: icon takes or gives more',
  ],
  'a value less to take': [
    'export function icon(name: "menu" | "search"): string { return name; }',
    'export function icon(name: "menu"): string { return name; }',
    'major: icon can’t be used as before: Type \'"search"\' is not assignable to type \'"menu"\'.',
  ],
  'a field more of what is given': [
    'export const useIt = (): { page: number } => ({ page: 1 });',
    'export const useIt = (): { page: number; size: number } => ({ page: 1, size: 5 });',
    'minor: useIt().size is new',
  ],
  'a field less of what is given': [
    'export const useIt = (): { page: number; size: number } => ({ page: 1, size: 5 });',
    'export const useIt = (): { page: number } => ({ page: 1 });',
    'major: useIt().size is gone',
  ],
  'an argument more, which may be left out': [
    'export function say(what: string): string { return what; }',
    'export function say(what: string, loud?: boolean): string { return what + loud; }',
    'minor: say(loud) is new',
  ],
  'an argument more, which is needed': [
    'export function say(what: string): string { return what; }',
    'export function say(what: string, loud: boolean): string { return what + loud; }',
    'major: say can’t be used as before: Target signature provides too few arguments. Expected 2 or more, but got 1.',
    'minor: say(loud) is new',
  ],
  'an argument gone': [
    'export function say(what: string, loud?: boolean): string { return what + loud; }',
    'export function say(what: string): string { return what; }',
    'major: say(loud) is gone',
  ],
  'a sentence more': [
    'const en = { a: "A" }; export function say(key: keyof typeof en): string { return en[key]; }',
    'const en = { a: "Another", b: "B" }; export function say(key: keyof typeof en): string { return en[key]; }',
    'minor: say takes or gives more',
  ],
  'a type that is only taken may have a needed field less': [
    'export type Row = { id: number }; export function show(row: Row): void { void row; }',
    'export type Row = { id?: number }; export function show(row: Row): void { void row; }',
    'minor: show takes or gives more',
    'minor: Row takes or gives more',
  ],
  'a type that no value has is held both ways': [
    'export type Table = Record<string, () => number>; export type Page = { title: string };',
    'export type Table = Record<string, () => number | string>; export type Page = { title: string };',
    "major: Table can’t be used as before: Type 'string' is not assignable to type 'number'.",
  ],
  'a generic function that is what it was': [
    'export function pick<T extends object, K extends keyof T>(from: T, name: K): T[K] { return from[name]; }',
    'export function pick<T extends object, K extends keyof T>(from: T, name: K): T[K] { return from[name]; }',
  ],
  'a generic type with another number of parameters': [
    'export type Box<T> = { value: T };',
    'export type Box<T, U> = { value: T; other?: U };',
    "major: Box can’t be used as before: Generic type 'Box' requires 2 type argument(s).",
    'minor: Box.other is new',
  ],
  'a sentence more or less is said of the catalogue, not of what translates by it and is handed back': [
    "import type { Key } from './sentences.ts'; export type Say = (key: Key) => string; export const useSay = (): Say => String; export const heading = (say: Say): string => say('same');",
    "import type { Key } from './sentences.ts'; export type Say = (key: Key) => string; export const useSay = (): Say => String; export const heading = (say: Say): string => say('same');",
  ],
  'the wire’s types are the API’s, wherever they lie': [
    "import type { Profile } from '@wire/profile'; export function show(profile: Profile): string { return profile.name; }",
    "import type { Profile } from '@wire/people/profile'; export function show(profile: Profile): string { return profile.name; }",
  ],
};

const SENTENCES = {
  before: { same: 'Another wording', gone: 'Gone', filled: 'Photo of {name}', turned: '{of}, {n}' },
  now: { same: 'A wording', filled: 'Photo of {whom}', turned: '{n} of {of}, {n}', more: 'More' },
  said: [
    'major: the sentence gone is gone',
    'major: the sentence filled has other holes',
    'minor: the sentence more is new',
  ],
};

const caseFile = (index: number) => `case-${index}.ts`;
let folder: string;
let changes: Change[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pehchan-versions-'));
  const cases = Object.values(CASES);
  const old = await written(
    cases.map(([before]) => before),
    'before',
    SENTENCES.before,
    {
      'profile.ts': 'export type Profile = { name: string };',
    },
  );
  const now = await written(
    cases.map(([, after]) => after),
    'now',
    SENTENCES.now,
    {
      // A new field in another file of the wire types.
      'people/profile.ts': 'export type Profile = { name: string; gotra: string };',
    },
  );
  changes = kitChanges(declarationsOf(old), now);
});
afterAll(() => rm(folder, { recursive: true }));

async function written(
  texts: readonly string[],
  name: string,
  sentences: Record<string, string>,
  wire: Record<string, string>,
): Promise<LentTypes> {
  const kit = join(folder, name, 'kit');
  const other = join(folder, name, 'wire');
  const catalogue = join(kit, 'sentences.ts');
  const files = [
    [
      catalogue,
      `export const en = ${JSON.stringify(sentences)} as const; export type Key = keyof typeof en;`,
    ] as const,
    ...texts.map((text, index) => [join(kit, caseFile(index)), text] as const),
    ...Object.entries(wire).map(([file, text]) => [join(other, file), text] as const),
  ];
  for (const [file, text] of files) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, `${text}\n`);
  }
  return {
    folder: kit,
    entries: new Map(texts.map((_, index) => [`./case-${index}`, join(kit, caseFile(index))])),
    options: {
      strict: true,
      skipLibCheck: true,
      allowImportingTsExtensions: true,
      target: ts.ScriptTarget.ES2024,
      module: ts.ModuleKind.Preserve,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      types: [],
      paths: { '@wire/*': [join(other, '*.ts')] },
    },
    others: new Map([['@wire', other]]),
    catalogue,
  };
}

test.each(Object.entries(CASES).map(([what, [, , ...said]], index) => [what, index, said] as const))(
  'kitChanges rates a change of the kit: %s',
  (_what, index, said) => {
    const mine = changes.flatMap(({ bump, what }) =>
      what.startsWith(`case-${index} `) ? [`${bump}: ${what.slice(`case-${index} `.length)}`] : [],
    );
    expect(mine.toSorted()).toEqual(said.toSorted());
  },
);

test('a new sentence is a minor change, and a removed one or other holes a major change', () => {
  const said = changes.map(({ bump, what }) => `${bump}: ${what}`);
  expect(said.filter((line) => line.includes('the sentence'))).toEqual(SENTENCES.said);
});
