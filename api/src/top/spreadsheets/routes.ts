import { shownName, today } from '@pehchan/contract/common';
import type { Language } from '@pehchan/contract/messages';
import { Router } from 'express';
import { eachUserExported, presentUserWithProfiles } from '../../features/review/index.ts';
import { languageOfScreen } from '../../ground/http/middleware/language.ts';
import { fromOurPages } from '../../ground/http/middleware/origin.ts';
import { on } from '../../identity/access/on.ts';
import type { UserRow } from '../../identity/accounts/index.ts';
import { eachExported, presentProfile } from '../../register/biodata/index.ts';
import { profileColumns, userColumns } from './columns.ts';
import { sendWorkbook } from './send-workbook.ts';
import { words } from './words.ts';
import type { About } from './workbook.ts';
import { listXml } from './worksheet.ts';

export const spreadsheets = Router();

on(spreadsheets, 'exportUsers', [fromOurPages], async ({ req, res, query, actor }) => {
  const language = languageOfScreen(req, res);
  const rows = presented(eachUserExported(actor, {}, query), presentUserWithProfiles);
  return sendWorkbook(res, {
    file: fileName('users', query.status),
    about: aboutOf('users', actor, language),
    list: listXml(userColumns(language), rows),
  });
});

on(spreadsheets, 'exportProfiles', [fromOurPages], async ({ req, res, query, actor }) => {
  const { status: ownerStatus, ...narrowed } = query;
  const scope = { ownerStatus, byPhone: true } as const;
  const language = languageOfScreen(req, res);
  const rows = presented(eachExported(actor, scope, narrowed), presentProfile);
  return sendWorkbook(res, {
    file: fileName('biodata', ownerStatus, query.gender),
    about: aboutOf('biodata', actor, language),
    list: listXml(profileColumns(language), rows),
  });
});

async function* presented<R, T>(batches: AsyncIterable<R[]>, present: (row: R) => T): AsyncGenerator<T[]> {
  for await (const rows of batches) yield rows.map(present);
}

const aboutOf = (list: 'users' | 'biodata', actor: Pick<UserRow, 'fullName'>, language: Language): About => ({
  list: words[language].sheet[list],
  exportedBy: shownName(actor.fullName),
  exportedAt: new Date(),
  language,
});

const fileName = (...words: (string | undefined)[]) =>
  `${['pehchan', ...words, today()].filter(Boolean).join('-').toLowerCase()}.xlsx`;
