import type { Migration } from '../migration.ts';

/** How many different items an account has read, within an hour, a day or a week. */
export const muchReading: Migration = {
  name: '2026-11-26-32-much-reading',
  up: (schema) =>
    schema.sequelize.query(`
      ALTER TABLE security_events
        ADD COLUMN within VARCHAR(10) CHARACTER SET ascii COLLATE ascii_bin NULL,
        ADD COLUMN amount INT UNSIGNED NULL`),
  down: (schema) =>
    schema.sequelize.query('ALTER TABLE security_events DROP COLUMN within, DROP COLUMN amount'),
};
