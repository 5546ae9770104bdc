import { profileExportSchema } from '@pehchan/contract/biodata';
import { today } from '@pehchan/contract/common';
import { endpoints } from '@pehchan/contract/endpoints';
import { userExportSchema } from '@pehchan/contract/review';
import { Router } from 'express';
import { currentUser } from '../middleware/current-user.ts';
import { may } from '../middleware/guards.ts';
import { languageOfScreen } from '../middleware/language.ts';
import { AuditEntry } from '../models/audit-entry.ts';
import { eachProfile, findProfiles } from '../models/profile-list.ts';
import { countUsers, eachUser } from '../models/user-list.ts';
import { parseQuery } from '../parse.ts';
import { presentProfile } from '../presenters/profile.ts';
import { profileColumns, userColumns } from '../presenters/sheet/columns.ts';
import { words } from '../presenters/sheet/words.ts';
import { sheetXml } from '../presenters/sheet/workbook.ts';
import { presentUserWithProfiles } from '../presenters/user-with-profiles.ts';
import { sendWorkbook } from './send-workbook.ts';

const { exportUsers, exportProfiles } = endpoints;

/** Whole lists as spreadsheets, to take along. */
export const spreadsheets = Router();

spreadsheets.get(exportUsers.path, may(exportUsers), async (req, res) => {
  const query = parseQuery(userExportSchema, req.query);
  const say = words[languageOfScreen(req, res)];
  const rows = presented(eachUser({}, query), presentUserWithProfiles);
  await sendWorkbook(res, {
    name: fileName('users', query.status),
    sheetName: say.sheet.users,
    sheet: sheetXml(userColumns(say), rows),
    before: async () => {
      const amount = await countUsers({}, query);
      await AuditEntry.recordExport(currentUser(res), 'users', filtersOf(query), amount);
    },
  });
});

spreadsheets.get(exportProfiles.path, may(exportProfiles), async (req, res) => {
  const query = parseQuery(profileExportSchema, req.query);
  const { status: ownerStatus, ...narrowed } = query;
  const say = words[languageOfScreen(req, res)];
  const rows = presented(eachProfile({ ownerStatus }, narrowed), presentProfile);
  await sendWorkbook(res, {
    name: fileName('biodata', ownerStatus, query.gender),
    sheetName: say.sheet.biodata,
    sheet: sheetXml(profileColumns(say), rows),
    before: async () => {
      const { total } = await findProfiles({ ownerStatus }, { ...narrowed, page: 1, pageSize: 1 });
      await AuditEntry.recordExport(currentUser(res), 'biodata', filtersOf(query), total);
    },
  });
});

async function* presented<R, T>(batches: AsyncIterable<R[]>, present: (row: R) => T): AsyncGenerator<T[]> {
  for await (const rows of batches) yield rows.map(present);
}

/** `pehchan-users-pending-2026-11-20.xlsx` */
const fileName = (...words: (string | undefined)[]) =>
  `${['pehchan', ...words, today()].filter(Boolean).join('-').toLowerCase()}.xlsx`;

/** What narrowed and sorted the list, as the query that would do so again. */
function filtersOf(query: object): string {
  const filters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) filters.set(name, String(value));
  }
  filters.sort();
  return filters.toString();
}
