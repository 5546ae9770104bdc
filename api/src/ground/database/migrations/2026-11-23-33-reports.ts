import type { Migration } from '../migration.ts';

export const reports: Migration = {
  name: '2026-11-23-33-reports',
  up: async (schema) => {
    await schema.sequelize.query(`
      CREATE TABLE reports (
        id INT UNSIGNED NOT NULL AUTO_INCREMENT,
        userId INT UNSIGNED NOT NULL,
        -- Null if the biodata was deleted.
        profileId INT UNSIGNED NULL,
        profileName VARCHAR(100) NOT NULL,
        -- The reported account as the access log named it, because the report outlives it.
        aboutId INT UNSIGNED NOT NULL,
        aboutName VARCHAR(100) NOT NULL,
        aboutVillage VARCHAR(20) NOT NULL,
        text VARCHAR(500) NOT NULL,
        state VARCHAR(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL DEFAULT 'open',
        -- The family reads this.
        answer VARCHAR(500) NULL,
        -- Only administrators read this.
        note VARCHAR(500) NULL,
        decidedBy VARCHAR(100) NULL,
        decidedAt DATETIME(3) NULL,
        createdAt DATETIME(3) NOT NULL,
        PRIMARY KEY (id),
        KEY reports_user (userId),
        -- Open reports, newest first.
        KEY reports_state (state, id),
        KEY reports_profile (profileId),
        -- Reports over a year old are deleted.
        KEY reports_decided (decidedAt),
        CONSTRAINT reports_user FOREIGN KEY (userId) REFERENCES users (id) ON DELETE CASCADE,
        CONSTRAINT reports_profile FOREIGN KEY (profileId) REFERENCES profiles (id) ON DELETE SET NULL
      ) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
  },
  down: (schema) => schema.dropTable('reports'),
};
