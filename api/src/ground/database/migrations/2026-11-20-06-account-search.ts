import type { Migration } from '../migration.ts';
import { partsOf } from './2026-11-20-05-list-search.ts';

export const accountSearch: Migration = {
  name: '2026-11-20-06-account-search',
  up: async (schema) => {
    await schema.sequelize.query('ALTER TABLE users ADD KEY users_father (fatherName)');
    for (const column of ['fullName', 'fatherName']) {
      await schema.sequelize.query(partsOf('person', 'users', column));
    }
  },
  down: async (schema) => {
    await schema.sequelize.query("DELETE FROM search_parts WHERE field = 'person'");
    await schema.sequelize.query('ALTER TABLE users DROP KEY users_father');
  },
};
