import type { Migration } from '../migration.ts';

/** Which account was served which photo. A trace considers no other. A row outlives photo and account. */
export const photoServings: Migration = {
  name: '2026-11-23-22-photo-servings',
  up: (schema) =>
    schema.sequelize.query(`
      CREATE TABLE photo_servings (
        photoKey CHAR(32) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        -- The account's, as mark_codes has it.
        code CHAR(7) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        size VARCHAR(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        firstDay DATE NOT NULL,
        lastDay DATE NOT NULL,
        -- Who was served a photo; and that there is one line of each.
        PRIMARY KEY (photoKey, code, size),
        -- What is over a year old.
        KEY photo_servings_last (lastDay)
      ) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`),
  down: (schema) => schema.dropTable('photo_servings'),
};
