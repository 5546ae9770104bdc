import type { Migration } from '../migration.ts';
import { partsOf } from './2026-11-20-05-list-search.ts';

const STATEMENTS = [
  `ALTER TABLE profiles
     ADD KEY profiles_father_search (fatherName, ownerStatus, listing, gender, village, dateOfBirth)`,
  partsOf('father', 'profiles', 'fatherName'),
];

export const fatherSearch: Migration = {
  name: '2026-11-25-01-father-search',
  up: async (schema) => {
    for (const statement of STATEMENTS) await schema.sequelize.query(statement);
  },
  down: async (schema) => {
    for (const table of ['search_parts', 'name_keys']) {
      await schema.sequelize.query(`DELETE FROM ${table} WHERE field = 'father'`);
    }
    await schema.sequelize.query('ALTER TABLE profiles DROP KEY profiles_father_search');
  },
};
