import type { Migration } from '../migration.ts';

/** The stored photo that an upload shows without a readable mark, which may be the same picture. */
export const alikePhotos: Migration = {
  name: '2026-11-28-33-alike-photos',
  up: (schema) =>
    schema.sequelize.query(
      'ALTER TABLE photo_origins ADD COLUMN alikeTo CHAR(32) CHARACTER SET ascii COLLATE ascii_bin NULL',
    ),
  down: (schema) => schema.removeColumn('photo_origins', 'alikeTo'),
};
