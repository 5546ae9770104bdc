import type { Migration } from '../migration.ts';

const DOWN = [
  'DELETE FROM shortlist_entries WHERE profileId NOT IN (SELECT id FROM profiles)',
  `ALTER TABLE shortlist_entries ADD CONSTRAINT shortlist_entries_profile
     FOREIGN KEY (profileId) REFERENCES profiles (id) ON DELETE CASCADE`,
];

/** A deleted biodata stays on shortlists, and looks like one that is paused or of a hidden family. */
export const shortlistOfDeleted: Migration = {
  name: '2026-11-26-22-shortlist-of-deleted',
  up: (schema) =>
    schema.sequelize.query('ALTER TABLE shortlist_entries DROP FOREIGN KEY shortlist_entries_profile'),
  down: async (schema) => {
    for (const statement of DOWN) await schema.sequelize.query(statement);
  },
};
