import type { Language } from '@pehchan/contract/messages';
import { stylesXml } from './styles.ts';
import { words } from './words.ts';
import { addressOf, factsXml, type Range } from './worksheet.ts';
import { escaped, MAIN, SCHEMAS, XML } from './xml.ts';

/** What a workbook states about itself, in its last worksheet and in its properties. */
export type About = { list: string; exportedBy: string; exportedAt: Date; language: Language };

export const LIST_PATH = 'xl/worksheets/sheet1.xml';
const ABOUT_PATH = 'xl/worksheets/sheet2.xml';
const PROPERTIES_PATH = 'docProps/core.xml';

const OFFICE = `${SCHEMAS}/officeDocument/2006/relationships`;
const PACKAGE = `${SCHEMAS}/package/2006`;
const SPREADSHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export const partsBeforeList = ({ language, ...about }: About): Record<string, string> => ({
  '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="xml" ContentType="application/xml"/>
<Override PartName="/xl/workbook.xml" ContentType="${SPREADSHEET_TYPE}.sheet.main+xml"/>
<Override PartName="/${LIST_PATH}" ContentType="${SPREADSHEET_TYPE}.worksheet+xml"/>
<Override PartName="/${ABOUT_PATH}" ContentType="${SPREADSHEET_TYPE}.worksheet+xml"/>
<Override PartName="/xl/styles.xml" ContentType="${SPREADSHEET_TYPE}.styles+xml"/>
<Override PartName="/${PROPERTIES_PATH}" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>
</Types>`,
  '_rels/.rels': relationships(
    [`${OFFICE}/officeDocument`, 'xl/workbook.xml'],
    [`${PACKAGE}/relationships/metadata/core-properties`, PROPERTIES_PATH],
  ),
  [PROPERTIES_PATH]: propertiesXml(about),
  'xl/_rels/workbook.xml.rels': relationships(
    [`${OFFICE}/worksheet`, 'worksheets/sheet1.xml'],
    [`${OFFICE}/worksheet`, 'worksheets/sheet2.xml'],
    [`${OFFICE}/styles`, 'styles.xml'],
  ),
  'xl/styles.xml': stylesXml(language),
});

/** Return the parts that are written when the size of the list is known. */
export const partsAfterList = (about: About): Record<string, (range: Range) => string> => ({
  [ABOUT_PATH]: (range) => aboutXml(about, range),
  'xl/workbook.xml': (range) => workbookXml(about, range),
});

function aboutXml({ list, exportedBy, exportedAt, language }: About, { rows }: Range): string {
  const titles = words[language];
  return factsXml([
    [titles.list, { text: list }],
    [titles.exportedBy, { text: exportedBy }],
    [titles.exportedAt, { instant: exportedAt.toISOString() }],
    [titles.rows, { number: rows }],
  ]);
}

/** LibreOffice shows the filters of a list only if the hidden name `_FilterDatabase` has the list's cells. */
const workbookXml = (
  { list, language }: About,
  range: Range,
) => `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>
<sheet name="${list}" sheetId="1" r:id="rId1"/>
<sheet name="${words[language].about}" sheetId="2" r:id="rId2"/>
</sheets><definedNames>
<definedName name="_xlnm._FilterDatabase" localSheetId="0" hidden="1">'${list}'!${addressOf(range, '$')}</definedName>
</definedNames></workbook>`;

const propertiesXml = ({ list, exportedBy, exportedAt }: Omit<About, 'language'>) =>
  `${XML}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"
 xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
<dc:title>${escaped(list)}</dc:title><dc:creator>${escaped(exportedBy)}</dc:creator>
<dcterms:created xsi:type="dcterms:W3CDTF">${exportedAt.toISOString()}</dcterms:created></cp:coreProperties>`;

const relationships = (...parts: [type: string, target: string][]) =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">${parts
    .map(([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;
