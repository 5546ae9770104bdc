import type { Migration } from '../migration.ts';

/**
 * How often something has changed among what is counted, also where the sum stays the same, as with a new
 * name. While it stands still, what was found out about such a list still holds: how many rows hold a text,
 * and where a page in its middle begins. Processes of the version before may leave it out.
 */
export const tallyChanges: Migration = {
  name: '2026-11-23-41-tally-changes',
  up: (schema) =>
    schema.sequelize.query('ALTER TABLE tallies ADD COLUMN changes INT UNSIGNED NOT NULL DEFAULT 0'),
  down: (schema) => schema.removeColumn('tallies', 'changes'),
};
