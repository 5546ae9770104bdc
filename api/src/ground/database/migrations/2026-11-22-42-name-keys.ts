import type { Migration } from '../migration.ts';

/** Keys that all spellings of a name share in both scripts. A background job adds those keys to old rows. */
export const nameKeys: Migration = {
  name: '2026-11-22-42-name-keys',
  up: async (schema) => {
    await schema.sequelize.query(
      `CREATE TABLE name_keys (
         field VARCHAR(8) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
         text VARCHAR(100) NOT NULL,
         -- Blank if the text is no name.
         part VARCHAR(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
         version SMALLINT UNSIGNED NOT NULL,
         PRIMARY KEY (field, text, part),
         -- Keys that begin with the searched key.
         KEY name_keys_part (field, part)
       ) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`,
    );
    await schema.sequelize.query(
      `CREATE TABLE hindi_keys (
         profileId INT UNSIGNED NOT NULL,
         -- Keys that only the name in Hindi letters has. Blank without such keys.
         part VARCHAR(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
         version SMALLINT UNSIGNED NOT NULL,
         PRIMARY KEY (profileId, part),
         KEY hindi_keys_part (part),
         CONSTRAINT hindi_keys_profile FOREIGN KEY (profileId) REFERENCES profiles (id) ON DELETE CASCADE
       ) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`,
    );
  },
  down: async (schema) => {
    await schema.dropTable('hindi_keys');
    await schema.dropTable('name_keys');
  },
};
