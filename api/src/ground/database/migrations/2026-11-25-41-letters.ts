import type { Migration } from '../migration.ts';

type Column = readonly [table: string, name: string, letters: number, rest?: string];

/** Columns with texts that people type, each with its maximum number of letters. */
const COLUMNS: readonly Column[] = [
  ['users', 'fullName', 100],
  ['users', 'fatherName', 100],
  ['users', 'recoveryBy', 100, 'NULL'],
  ['profiles', 'fullName', 100],
  ['profiles', 'fullNameHindi', 100, "NOT NULL DEFAULT ''"],
  ['profiles', 'height', 20],
  ['profiles', 'city', 100],
  ['profiles', 'gotra', 100],
  ['profiles', 'fatherName', 100],
  ['profiles', 'motherName', 100],
  ['profiles', 'motherGotra', 100, "NOT NULL DEFAULT ''"],
  ['profiles', 'fatherMotherGotra', 100, "NOT NULL DEFAULT ''"],
  ['profiles', 'motherMotherGotra', 100, "NOT NULL DEFAULT ''"],
  ['profiles', 'education', 150],
  ['profiles', 'college', 150],
  ['profiles', 'occupation', 150],
  ['profiles', 'organisation', 150],
  ['search_parts', 'text', 100],
  ['search_parts', 'part', 100],
  ['name_keys', 'text', 100],
  ['ledger_entries', 'viewerName', 100],
  ['audit_entries', 'actorName', 100],
  ['audit_entries', 'subjectName', 100],
  ['audit_entries', 'filters', 2500, 'CHARACTER SET ascii COLLATE ascii_bin NULL'],
  ['mark_codes', 'fullName', 100, 'NULL'],
  ['reports', 'profileName', 100],
  ['reports', 'aboutName', 100],
  ['reports', 'text', 500],
  ['reports', 'answer', 500, 'NULL'],
  ['reports', 'note', 500, 'NULL'],
  ['reports', 'decidedBy', 100, 'NULL'],
  ['rejections', 'note', 300, "NOT NULL DEFAULT ''"],
  ['shortlist_entries', 'note', 200, "NOT NULL DEFAULT ''"],
  ['passkeys', 'name', 60],
];

const tables = [...new Set(COLUMNS.map(([table]) => table))];

/** One ALTER statement for each table. Most copy no rows, because only a column's limit changes. */
const sized = (perLetter: number) =>
  tables.map((of) => {
    const columns = COLUMNS.filter(([table]) => table === of).map(
      ([, name, letters, rest = 'NOT NULL']) => `MODIFY ${name} VARCHAR(${letters * perLetter}) ${rest}`,
    );
    return `ALTER TABLE ${of} ${columns.join(', ')}`;
  });

/** Widen the columns: forms limit the letters that a person sees, and `ज़` may be two characters. */
export const letters: Migration = {
  name: '2026-11-25-41-letters',
  up: async (schema) => {
    for (const statement of sized(2)) await schema.sequelize.query(statement);
  },
  down: async (schema) => {
    for (const statement of sized(1)) await schema.sequelize.query(statement);
  },
};
