import type { GotraRule } from '@pehchan/contract/biodata';
import { join, type Sql, sql } from '../../../ground/database/select.ts';
import { GOTRA_IDS, type GotraId } from '../../../ground/lists/derived-facts.ts';
import { UNKNOWN_GOTRA } from '../../../ground/lists/gotras.ts';

export type Gotras = Record<GotraId, number>;

/** The biodata that a gotra rule hides, as conditions of the rows to keep and the rows to hide. */
export type GotraCondition = { keeps: Sql; hides: Sql; isOwn: boolean };

const COMPARED: Record<Exclude<GotraRule, 'none'>, { ours: GotraId[]; theirs: GotraId[] }> = {
  own: { ours: ['gotraId'], theirs: ['gotraId'] },
  ownAndMother: { ours: ['gotraId', 'motherGotraId'], theirs: ['gotraId', 'motherGotraId'] },
  all: { ours: GOTRA_IDS, theirs: GOTRA_IDS },
};

/** Return what the rule hides from a candidate; undefined if it hides nothing, as all gotras are unknown. */
export function conditionOf(rule: GotraRule, candidate: Gotras): GotraCondition | undefined {
  if (rule === 'none') return undefined;
  const { ours, theirs } = COMPARED[rule];
  const ids = known(ours.map((column) => candidate[column]));
  if (ids.length === 0) return undefined;
  const places = ids.map(() => '?').join();
  const each = (comparison: string) =>
    theirs.map((column) => sql(`item.${column} ${comparison} (${places})`, ...ids));
  return {
    keeps: join(['(', join(each('NOT IN'), ' AND '), ')']),
    hides: join(['(', join(each('IN'), ' OR '), ')']),
    isOwn: rule === 'own',
  };
}

export const known = (ids: readonly number[]): number[] =>
  [...new Set(ids)].filter((id) => id !== UNKNOWN_GOTRA).sort((one, other) => one - other);
