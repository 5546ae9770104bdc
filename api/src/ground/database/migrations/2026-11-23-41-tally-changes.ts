import type { Migration } from '../migration.ts';

/** Count the changes of each tally: each one makes cached lists expire, even if the sum stays the same. */
export const tallyChanges: Migration = {
  name: '2026-11-23-41-tally-changes',
  up: (schema) =>
    schema.sequelize.query('ALTER TABLE tallies ADD COLUMN changes INT UNSIGNED NOT NULL DEFAULT 0'),
  down: (schema) => schema.removeColumn('tallies', 'changes'),
};
