import type { Migration } from '../migration.ts';

/**
 * Photos that must not be in the store once `dueAt` has passed: written before an upload begins and removed
 * in the transaction that makes the row it belongs to; written again in the transaction that deletes or
 * replaces it. Whatever is interrupted, the sweep (`register/photos/commands/photos.ts`) finds it here.
 */
export const photoRemovals: Migration = {
  name: '2026-11-20-04-photo-removals',
  up: (schema) =>
    schema.sequelize.query(`
      CREATE TABLE photo_removals (
        photoKey CHAR(32) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        dueAt DATETIME(3) NOT NULL,
        PRIMARY KEY (photoKey),
        -- The sweep takes what is due, oldest first.
        KEY photo_removals_due (dueAt)
      ) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`),
  down: (schema) => schema.dropTable('photo_removals'),
};
