import { BLOCK, type LongWork } from '../database/long-work.ts';
import type { Run } from '../database/statements.ts';
import { gotraIdsOf, UNKNOWN_GOTRA } from './gotras.ts';
import { heightCmOf } from './height-cm.ts';

/* Columns of a biodata that are derived from its texts, so that indexes can compare them. */

/** Raise this number when texts give other values: a background job then derives all biodata again. */
export const DERIVED_BY = 1;

export type Source = {
  height: string;
  gotra: string;
  motherGotra: string;
  fatherMotherGotra: string;
  motherMotherGotra: string;
};
export type Derived = {
  heightCm: number | null;
  gotraId: number;
  motherGotraId: number;
  fatherMotherGotraId: number;
  motherMotherGotraId: number;
  derivedBy: number;
};

export const SOURCE_COLUMNS = [
  'height',
  'gotra',
  'motherGotra',
  'fatherMotherGotra',
  'motherMotherGotra',
] as const satisfies readonly (keyof Source)[];

export async function derive<S extends Source>(sources: readonly S[], run: Run): Promise<[S, Derived][]> {
  const texts = sources.flatMap(({ gotra, motherGotra, fatherMotherGotra, motherMotherGotra }) => [
    gotra,
    motherGotra,
    fatherMotherGotra,
    motherMotherGotra,
  ]);
  const ids = await gotraIdsOf(texts, run);
  const idOf = (text: string) => ids.get(text) ?? UNKNOWN_GOTRA;
  return sources.map((source) => [
    source,
    {
      heightCm: heightCmOf(source.height),
      gotraId: idOf(source.gotra),
      motherGotraId: idOf(source.motherGotra),
      fatherMotherGotraId: idOf(source.fatherMotherGotra),
      motherMotherGotraId: idOf(source.motherMotherGotra),
      derivedBy: DERIVED_BY,
    },
  ]);
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
  const row =
    'SELECT ? AS id, ? AS heightCm, ? AS gotraId, ? AS motherGotraId, ? AS fatherMotherGotraId, ' +
    '? AS motherMotherGotraId, ? AS derivedBy';
  await run(
    `UPDATE profiles JOIN (${made.map(() => row).join(' UNION ALL ')}) AS made ON made.id = profiles.id
     SET profiles.heightCm = NULLIF(made.heightCm, 0), profiles.gotraId = made.gotraId,
       profiles.motherGotraId = made.motherGotraId, profiles.fatherMotherGotraId = made.fatherMotherGotraId,
       profiles.motherMotherGotraId = made.motherMotherGotraId, profiles.derivedBy = made.derivedBy`,
    made.flatMap(([{ id }, derived]) => [
      id,
      derived.heightCm ?? 0,
      derived.gotraId,
      derived.motherGotraId,
      derived.fatherMotherGotraId,
      derived.motherMotherGotraId,
      derived.derivedBy,
    ]),
  );
}
