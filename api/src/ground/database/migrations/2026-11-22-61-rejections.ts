import type { Migration } from '../migration.ts';

export const rejections: Migration = {
  name: '2026-11-22-61-rejections',
  up: async (schema) => {
    await schema.sequelize.query(`
      CREATE TABLE rejections (
        userId INT UNSIGNED NOT NULL,
        -- Separated by commas.
        reasons VARCHAR(100) CHARACTER SET ascii COLLATE ascii_bin NOT NULL DEFAULT '',
        note VARCHAR(300) NOT NULL DEFAULT '',
        mended VARCHAR(100) CHARACTER SET ascii COLLATE ascii_bin NOT NULL DEFAULT '',
        rejectedAt DATETIME(3) NOT NULL,
        sentAgainAt DATETIME(3) NULL,
        PRIMARY KEY (userId),
        CONSTRAINT rejections_user FOREIGN KEY (userId) REFERENCES users (id) ON DELETE CASCADE
      ) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
    await schema.sequelize.query(
      'ALTER TABLE audit_entries ADD COLUMN reasons VARCHAR(100) CHARACTER SET ascii COLLATE ascii_bin NULL',
    );
  },
  down: async (schema) => {
    await schema.removeColumn('audit_entries', 'reasons');
    await schema.dropTable('rejections');
  },
};
