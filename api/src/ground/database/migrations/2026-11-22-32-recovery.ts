import type { Migration } from '../migration.ts';

export const recovery: Migration = {
  name: '2026-11-22-32-recovery',
  up: (schema) =>
    schema.sequelize.query(
      'ALTER TABLE users ADD COLUMN recoveryBy VARCHAR(100) NULL, ADD COLUMN recoveryAt DATETIME(3) NULL',
    ),
  down: (schema) =>
    schema.sequelize.query('ALTER TABLE users DROP COLUMN recoveryBy, DROP COLUMN recoveryAt'),
};
