import type { Migration } from '../migration.ts';

const COLUMNS = ['motherGotra', 'fatherMotherGotra', 'motherMotherGotra'];

/** The gotras of mother and grandmothers decide whether two families may marry. Blank if not given. */
export const familyGotras: Migration = {
  name: '2026-11-21-10-family-gotras',
  up: (schema) =>
    schema.sequelize.query(
      `ALTER TABLE profiles ${COLUMNS.map((column) => `ADD COLUMN ${column} VARCHAR(100) NOT NULL DEFAULT ''`).join()}`,
    ),
  down: (schema) =>
    schema.sequelize.query(`ALTER TABLE profiles ${COLUMNS.map((column) => `DROP COLUMN ${column}`).join()}`),
};
