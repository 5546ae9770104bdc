import type { Migration } from '../migration.ts';

/** Photos to remove. An upload has a row until its owner is saved, so the sweep finds interrupted uploads. */
export const photoRemovals: Migration = {
  name: '2026-11-20-04-photo-removals',
  up: (schema) =>
    schema.sequelize.query(`
      CREATE TABLE photo_removals (
        photoKey CHAR(32) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        dueAt DATETIME(3) NOT NULL,
        PRIMARY KEY (photoKey),
        -- The sweep takes the oldest due photos first.
        KEY photo_removals_due (dueAt)
      ) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`),
  down: (schema) => schema.dropTable('photo_removals'),
};
