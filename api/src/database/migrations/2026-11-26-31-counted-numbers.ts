import type { Migration } from '../migration.ts';

/**
 * When a phone number counted again for the limits of its account, because the family had a new one. Null: it
 * counted once, at `firstAt`.
 */
export const countedNumbers: Migration = {
  name: '2026-11-26-31-counted-numbers',
  up: (schema) => schema.sequelize.query('ALTER TABLE ledger_entries ADD COLUMN countedAt DATETIME(3) NULL'),
  down: (schema) => schema.removeColumn('ledger_entries', 'countedAt'),
};
