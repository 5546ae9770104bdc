import type { Migration } from '../migration.ts';

export const shortlist: Migration = {
  name: '2026-11-22-71-shortlist',
  up: async (schema) => {
    await schema.sequelize.query(`
      CREATE TABLE shortlist_entries (
        userId INT UNSIGNED NOT NULL,
        profileId INT UNSIGNED NOT NULL,
        stage VARCHAR(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        -- Only the family itself reads this.
        note VARCHAR(200) NOT NULL DEFAULT '',
        -- The own biodata that the entry is for. Null if not given, or deleted.
        forProfile INT UNSIGNED NULL,
        createdAt DATETIME(3) NOT NULL,
        PRIMARY KEY (userId, profileId),
        KEY shortlist_entries_profile (profileId),
        KEY shortlist_entries_for (forProfile),
        CONSTRAINT shortlist_entries_user FOREIGN KEY (userId) REFERENCES users (id) ON DELETE CASCADE,
        CONSTRAINT shortlist_entries_profile FOREIGN KEY (profileId) REFERENCES profiles (id)
          ON DELETE CASCADE,
        CONSTRAINT shortlist_entries_for FOREIGN KEY (forProfile) REFERENCES profiles (id)
          ON DELETE SET NULL
      ) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
  },
  down: (schema) => schema.dropTable('shortlist_entries'),
};
