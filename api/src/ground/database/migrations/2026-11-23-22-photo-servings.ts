import type { Migration } from '../migration.ts';

/** Which accounts were served a photo: a trace considers only those. A row outlives photo and account. */
export const photoServings: Migration = {
  name: '2026-11-23-22-photo-servings',
  up: (schema) =>
    schema.sequelize.query(`
      CREATE TABLE photo_servings (
        photoKey CHAR(32) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        -- The code of the account in mark_codes.
        code CHAR(7) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        size VARCHAR(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        firstDay DATE NOT NULL,
        lastDay DATE NOT NULL,
        -- One row for each account that was served a photo in a size.
        PRIMARY KEY (photoKey, code, size),
        -- Rows over a year old are deleted.
        KEY photo_servings_last (lastDay)
      ) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`),
  down: (schema) => schema.dropTable('photo_servings'),
};
