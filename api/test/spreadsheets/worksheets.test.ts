import { TIME_ZONE_AHEAD } from '@pehchan/contract/common';
import type { Language } from '@pehchan/contract/messages';
import { expect, test } from 'vitest';
import { listXml } from '../../src/top/spreadsheets/worksheet.ts';
import { buildAdmin, buildProfile, buildUser, newWord } from '../support/factories.ts';
import { download, type Export, LIST, onScreenOf, values } from '../support/spreadsheet.ts';
import { startServer } from '../support/test-server.ts';

const server = await startServer();
const admin = await server.as(await buildAdmin({ fullName: 'RAMESH MEHTA' }));

const ABOUT: Record<Language, { titles: string[]; sheets: Record<Export, string>; about: string }> = {
  en: {
    titles: ['List', 'Exported by', 'Exported on', 'Number of rows'],
    sheets: { exportUsers: 'Users', exportProfiles: 'Biodata' },
    about: 'About',
  },
  hi: {
    titles: ['सूची', 'किसने डाउनलोड की', 'कब डाउनलोड की', 'कितनी पंक्तियाँ'],
    sheets: { exportUsers: 'परिवार', exportProfiles: 'बायोडाटा' },
    about: 'जानकारी',
  },
};

/** Return an instant as spreadsheets count it: days since 1899, in Indian time. */
const dayOf = (instant: number) => (instant + TIME_ZONE_AHEAD) / (24 * 3600 * 1000) + 25_569;

const EACH = (['en', 'hi'] as const).flatMap((language) =>
  (['exportUsers', 'exportProfiles'] as const).map((name) => [name, language] as const),
);

test.each(EACH)(
  '%s in %s has filters on a frozen heading, and columns as wide as it',
  async (name, language) => {
    const word = newWord();
    const owner = await buildUser({ fullName: word });
    await buildProfile({ owner, fullName: word });
    const { files, rows } = await download(admin, name, { search: word }, onScreenOf(admin, language));
    const sheet = files.get(LIST) ?? '';
    const columns = rows[0]?.length ?? 0;
    // Of biodata, the columns after the 26th are `AA`, `AB` and so on.
    const last = name === 'exportUsers' ? 'L' : `A${String.fromCharCode(64 + columns - 26)}`;
    expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
    expect(sheet).toContain(`</sheetData><autoFilter ref="A1:${last}2"/></worksheet>`);
    // LibreOffice finds the filters by this name.
    const filtered = `'${ABOUT[language].sheets[name]}'!$A$1:$${last}$2`;
    expect(files.get('xl/workbook.xml')).toContain(`localSheetId="0" hidden="1">${filtered}</definedName>`);
    const widths = [...sheet.matchAll(/<col [^>]*width="(\d+)"/g)].map(([, width]) => Number(width));
    expect(widths).toHaveLength(columns);
    const narrow = values(rows[0]).filter((title, index) => (widths[index] ?? 0) < title.length + 4);
    expect(narrow).toEqual([]);
  },
);

test.each(EACH)(
  '%s in %s states who exported it and when, in a worksheet and in its properties',
  async (name, language) => {
    const word = newWord();
    await buildProfile({ owner: await buildUser({ fullName: word }), fullName: word });
    const before = Date.now();
    const { files, about } = await download(admin, name, { search: word }, onScreenOf(admin, language));
    const { titles, sheets, about: title } = ABOUT[language];
    const names = [...(files.get('xl/workbook.xml') ?? '').matchAll(/<sheet name="(.*?)"/g)].map(
      ([, found]) => found,
    );
    expect(names).toEqual([sheets[name], title]);
    expect(about.map(([cell]) => cell?.value)).toEqual(titles);
    const [list, by, at, rows] = about.map(([, cell]) => cell?.value);
    expect([list, by, rows]).toEqual([sheets[name], 'Ramesh Mehta', '1']);
    expect(Number(at)).toBeGreaterThanOrEqual(dayOf(before));
    expect(Number(at)).toBeLessThanOrEqual(dayOf(Date.now()));
    const properties = files.get('docProps/core.xml') ?? '';
    expect(properties).toContain('<dc:creator>Ramesh Mehta</dc:creator>');
    const created = />(.*?)<\/dcterms:created>/.exec(properties)?.[1] ?? '';
    expect(Number(at)).toBeCloseTo(dayOf(Date.parse(created)), 7);
  },
);

test('an export writes dates as the screens of its language do, with the months in that language', async () => {
  const word = newWord();
  await buildUser({ fullName: word });
  const formats = async (language: Language) => {
    const { files } = await download(admin, 'exportUsers', { search: word }, onScreenOf(admin, language));
    const styles = files.get('xl/styles.xml') ?? '';
    return [...styles.matchAll(/formatCode="(.*?)"/g)].map(([, code = '']) =>
      code.replaceAll('\\', '').replaceAll('&quot;', ''),
    );
  };
  expect(await formats('en')).toEqual(['yyyy-mm-dd', '[$-4009]d mmmm yyyy at h:mm AM/PM']);
  expect(await formats('hi')).toEqual(['[$-439]d mmmm yyyy', '[$-439]d mmmm yyyy को hh:mm बजे']);
});

test('an export of an empty list has its heading, its filters and no rows', async () => {
  const { files, rows, about } = await download(admin, 'exportUsers', { search: newWord() });
  expect(rows).toHaveLength(1);
  expect(files.get(LIST)).toContain('<autoFilter ref="A1:L1"/>');
  expect(about.at(-1)?.[1]?.value).toBe('0');
});

test('a list of 100,000 rows is written batch by batch, and no row is kept', async () => {
  let made = 0;
  async function* batches() {
    while (made < 100_000) {
      made += 500;
      yield Array<string>(500).fill('Asha Mehta');
    }
  }
  const list = listXml([{ title: 'Name', width: 20, cell: (text: string) => ({ text }) }], batches());
  let written = -1;
  for (let next = await list.next(); !next.done; next = await list.next()) {
    written += next.value.split('<row>').length - 1;
    expect(made - written).toBe(0);
    expect(next.value.length).toBeLessThan(60_000);
  }
  expect(written).toBe(100_000);
});
