import type { Migration } from '../migration.ts';

/** When each photo was uploaded, and whether it is a copy from this site: a job checks each photo once. */
export const photoOrigins: Migration = {
  name: '2026-11-26-71-photo-origins',
  up: (schema) =>
    schema.sequelize.query(`
      CREATE TABLE photo_origins (
        photoKey CHAR(32) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        -- Null if it was uploaded before this table existed.
        uploadedAt DATETIME(3) NULL,
        checkedAt DATETIME(3) NULL,
        -- For a copy: the photo that it was made from, and the code of the account that it was made for.
        madeOf CHAR(32) CHARACTER SET ascii COLLATE ascii_bin NULL,
        code CHAR(7) CHARACTER SET ascii COLLATE ascii_bin NULL,
        -- The family was asked for the original and has none.
        hasNoOther TINYINT(1) NOT NULL DEFAULT 0,
        PRIMARY KEY (photoKey),
        -- The next photo to check: the newest upload first, photos without a date last.
        KEY photo_origins_unchecked (checkedAt, uploadedAt)
      ) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`),
  down: (schema) => schema.dropTable('photo_origins'),
};
