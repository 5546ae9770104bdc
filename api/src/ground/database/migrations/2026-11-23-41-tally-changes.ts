import type { Migration } from '../migration.ts';

/** Facts about a list are remembered until a count changes, also where no sum does, as with a new name. */
export const tallyChanges: Migration = {
  name: '2026-11-23-41-tally-changes',
  up: (schema) =>
    schema.sequelize.query('ALTER TABLE tallies ADD COLUMN changes INT UNSIGNED NOT NULL DEFAULT 0'),
  down: (schema) => schema.removeColumn('tallies', 'changes'),
};
