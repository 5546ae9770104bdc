import type { Migration } from '../migration.ts';

/** Which administrator made a code for a new password, and when, until the account's family has read it. */
export const recovery: Migration = {
  name: '2026-11-22-32-recovery',
  up: (schema) =>
    schema.sequelize.query(
      'ALTER TABLE users ADD COLUMN recoveryBy VARCHAR(100) NULL, ADD COLUMN recoveryAt DATETIME(3) NULL',
    ),
  down: (schema) =>
    schema.sequelize.query('ALTER TABLE users DROP COLUMN recoveryBy, DROP COLUMN recoveryAt'),
};
