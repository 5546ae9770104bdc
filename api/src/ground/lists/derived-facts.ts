import { BLOCK, type LongWork } from '../database/long-work.ts';
import type { Run } from '../database/statements.ts';
import { gotraIdsOf, UNKNOWN_GOTRA } from './gotras.ts';
import { heightCmOf } from './height-cm.ts';

/* Columns of a biodata that are derived from its texts, so that indexes can compare them. */

/** Raise this number when texts give other values: a background job then derives all biodata again. */
export const DERIVED_BY = 1;

/** The columns with the ids of a biodata's four gotras, and the text that each is made from. */
export const GOTRA_TEXTS = {
  gotraId: 'gotra',
  motherGotraId: 'motherGotra',
  fatherMotherGotraId: 'fatherMotherGotra',
  motherMotherGotraId: 'motherMotherGotra',
} as const;
export type GotraId = keyof typeof GOTRA_TEXTS;
type GotraText = (typeof GOTRA_TEXTS)[GotraId];
export const GOTRA_IDS = Object.keys(GOTRA_TEXTS) as GotraId[];

export type Source = Record<'height' | GotraText, string>;
export type Derived = Record<GotraId | 'derivedBy', number> & { heightCm: number | null };

export const SOURCE_COLUMNS = ['height', ...Object.values(GOTRA_TEXTS)] as const;
const NUMBERS = [...GOTRA_IDS, 'derivedBy'] as const;

export async function derive<S extends Source>(sources: readonly S[], run: Run): Promise<[S, Derived][]> {
  const texts = sources.flatMap((source) => GOTRA_IDS.map((column) => source[GOTRA_TEXTS[column]]));
  const ids = await gotraIdsOf(texts, run);
  return sources.map((source) => {
    const idOf = (column: GotraId) => ids.get(source[GOTRA_TEXTS[column]]) ?? UNKNOWN_GOTRA;
    const gotras = Object.fromEntries(GOTRA_IDS.map((column) => [column, idOf(column)])) as Record<
      GotraId,
      number
    >;
    return [source, { heightCm: heightCmOf(source.height), ...gotras, derivedBy: DERIVED_BY }];
  });
}

/** Derive all biodata that were saved by other rules, one block in each transaction. */
export async function deriveMissing({ run, inTransaction }: LongWork): Promise<number> {
  let made = 0;
  for (;;) {
    let amount = 0;
    await inTransaction(async () => {
      const rows = await run<Source & { id: number }>(
        `SELECT id, ${SOURCE_COLUMNS.join()} FROM profiles WHERE derivedBy < ? ORDER BY derivedBy, id
         LIMIT ? FOR UPDATE`,
        [DERIVED_BY, BLOCK],
      );
      await store(await derive(rows, run), run);
      amount = rows.length;
    });
    made += amount;
    if (amount === 0) return made;
  }
}

async function store(made: readonly [{ id: number }, Derived][], run: Run): Promise<void> {
  if (made.length === 0) return;
  const row = `SELECT ? AS id, ? AS heightCm, ${NUMBERS.map((column) => `? AS ${column}`).join()}`;
  await run(
    `UPDATE profiles JOIN (${made.map(() => row).join(' UNION ALL ')}) AS made ON made.id = profiles.id
     SET profiles.heightCm = NULLIF(made.heightCm, 0),
       ${NUMBERS.map((column) => `profiles.${column} = made.${column}`).join()}`,
    made.flatMap(([{ id }, { heightCm, ...numbers }]) => [
      id,
      heightCm ?? 0,
      ...NUMBERS.map((column) => numbers[column]),
    ]),
  );
}
