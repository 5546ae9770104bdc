import type { Migration } from '../migration.ts';

/** Whether a report's biodata is the reported family's own. The fact stays when that biodata is deleted. */
export const reportsOfOwners: Migration = {
  name: '2026-11-28-21-reports-of-owners',
  up: (schema) =>
    schema.sequelize.query('ALTER TABLE reports ADD COLUMN isTheirs BOOLEAN NOT NULL DEFAULT FALSE'),
  down: (schema) => schema.removeColumn('reports', 'isTheirs'),
};
