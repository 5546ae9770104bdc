import type { Village } from '@pehchan/contract/common';
import type { LedgerKind } from '@pehchan/contract/ledger';
import type { ReportQuery } from '@pehchan/contract/reports';
import { select, sql } from '../../../ground/database/select.ts';
import { countRows, type Page } from '../../../ground/lists/listing.ts';
import { findTablePage } from '../../../ground/lists/table-page.ts';
import type { ReportRow } from './report.ts';

type Line = { kind: LedgerKind; firstAt: Date; lastAt: Date; times: number };
type Joined = ReportRow & { byName: string; byVillage: Village; byPhone: string; aboutPhone: string | null };
export type ReportWithFamilies = Joined & { lines: Line[] };

export async function findReports({ state, ...paging }: ReportQuery): Promise<Page<ReportWithFamilies>> {
  const table = {
    name: 'reports',
    where: state ? [sql('item.state = ?', state)] : [],
    newestBy: 'id' as const,
    columns: `item.*, author.fullName AS byName, author.village AS byVillage, author.phone AS byPhone,
      about.phone AS aboutPhone`,
    joins: `JOIN users AS author ON author.id = item.userId LEFT JOIN users AS about ON about.id = item.aboutId`,
  };
  const { rows, total } = await findTablePage<Joined>(table, paging);
  const lines = await linesOf(rows);
  return { rows: rows.map((row) => ({ ...row, lines: lines.get(row.id) ?? [] })), total };
}

export const countOpen = () =>
  countRows({ from: sql('reports AS item'), where: [sql("item.state = 'open'")] });

async function linesOf(reports: readonly Joined[]): Promise<Map<number, Line[]>> {
  const lines = new Map<number, Line[]>();
  if (reports.length === 0) return lines;
  const rows = await select<Line & { reportId: number }>(
    sql(
      `SELECT reports.id AS reportId, item.kind, item.firstAt, item.lastAt, item.times
       FROM reports JOIN ledger_entries AS item
         ON item.viewerId = reports.aboutId AND item.profileId = reports.profileId
       WHERE reports.id IN (${reports.map(() => '?').join()}) AND item.kind IN ('view', 'reveal')
       ORDER BY item.lastAt DESC, item.id DESC`,
      ...reports.map(({ id }) => id),
    ),
  );
  for (const { reportId, ...line } of rows) lines.set(reportId, [...(lines.get(reportId) ?? []), line]);
  return lines;
}
