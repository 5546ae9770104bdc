import type { Migration } from '../migration.ts';

/** The names of an edited account before and after the edit. */
export const auditEdits: Migration = {
  name: '2026-11-26-12-audit-edits',
  up: (schema) =>
    schema.sequelize.query('ALTER TABLE audit_entries ADD COLUMN edits TEXT NULL AFTER changedColumns'),
  down: (schema) => schema.sequelize.query('ALTER TABLE audit_entries DROP COLUMN edits'),
};
