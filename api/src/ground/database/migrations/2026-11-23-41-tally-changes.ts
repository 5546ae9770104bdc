import type { Migration } from '../migration.ts';

/** Count a tally's changes: while their number is the same, remembered facts about a list still hold. */
export const tallyChanges: Migration = {
  name: '2026-11-23-41-tally-changes',
  up: (schema) =>
    schema.sequelize.query('ALTER TABLE tallies ADD COLUMN changes INT UNSIGNED NOT NULL DEFAULT 0'),
  down: (schema) => schema.removeColumn('tallies', 'changes'),
};
