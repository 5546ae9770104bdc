import type { Migration } from '../migration.ts';

export const changedFields: Migration = {
  name: '2026-11-21-09-changed-fields',
  up: (schema) =>
    schema.sequelize.query(
      'ALTER TABLE audit_entries ADD COLUMN changedColumns VARCHAR(100) CHARACTER SET ascii COLLATE ascii_bin NULL AFTER toValue',
    ),
  down: (schema) => schema.removeColumn('audit_entries', 'changedColumns'),
};
