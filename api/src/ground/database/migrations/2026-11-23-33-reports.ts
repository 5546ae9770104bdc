import type { Migration } from '../migration.ts';

export const reports: Migration = {
  name: '2026-11-23-33-reports',
  up: async (schema) => {
    await schema.sequelize.query(`
      CREATE TABLE reports (
        id INT UNSIGNED NOT NULL AUTO_INCREMENT,
        userId INT UNSIGNED NOT NULL,
        -- Null: that biodata is gone.
        profileId INT UNSIGNED NULL,
        profileName VARCHAR(100) NOT NULL,
        -- Of whom, as the ledger named them: it outlives their account.
        aboutId INT UNSIGNED NOT NULL,
        aboutName VARCHAR(100) NOT NULL,
        aboutVillage VARCHAR(20) NOT NULL,
        text VARCHAR(500) NOT NULL,
        state VARCHAR(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL DEFAULT 'open',
        -- For the family.
        answer VARCHAR(500) NULL,
        -- For administrators.
        note VARCHAR(500) NULL,
        decidedBy VARCHAR(100) NULL,
        decidedAt DATETIME(3) NULL,
        createdAt DATETIME(3) NOT NULL,
        PRIMARY KEY (id),
        -- A family's own.
        KEY reports_user (userId),
        -- Those that wait, newest first.
        KEY reports_state (state, id),
        KEY reports_profile (profileId),
        -- What is over a year old.
        KEY reports_decided (decidedAt),
        CONSTRAINT reports_user FOREIGN KEY (userId) REFERENCES users (id) ON DELETE CASCADE,
        CONSTRAINT reports_profile FOREIGN KEY (profileId) REFERENCES profiles (id) ON DELETE SET NULL
      ) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
  },
  down: (schema) => schema.dropTable('reports'),
};
