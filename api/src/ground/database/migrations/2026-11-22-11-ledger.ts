import type { Migration } from '../migration.ts';

const STATEMENTS = [
  // When the account read the notice that families see who opens their biodata; null before.
  'ALTER TABLE users ADD COLUMN noticeReadAt DATETIME(3) NULL',
  `CREATE TABLE ledger_entries (
     id INT UNSIGNED NOT NULL AUTO_INCREMENT,
     profileId INT UNSIGNED NOT NULL,
     -- The viewer, with name and village of that day, because the line outlives the account.
     viewerId INT UNSIGNED NOT NULL,
     viewerName VARCHAR(100) NOT NULL,
     viewerVillage VARCHAR(20) NOT NULL,
     kind VARCHAR(20) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
     -- The number that a reveal showed.
     phone CHAR(10) CHARACTER SET ascii COLLATE ascii_bin NULL,
     firstAt DATETIME(3) NOT NULL,
     lastAt DATETIME(3) NOT NULL,
     times INT UNSIGNED NOT NULL DEFAULT 1,
     PRIMARY KEY (id),
     -- A line for each viewer and kind, and what one viewer has seen of a list.
     UNIQUE KEY ledger_entries_viewer (viewerId, profileId, kind),
     -- The access log of a biodata, newest first.
     KEY ledger_entries_profile (profileId, lastAt),
     -- Lines over a year old are deleted.
     KEY ledger_entries_last (lastAt),
     CONSTRAINT ledger_entries_profile FOREIGN KEY (profileId) REFERENCES profiles (id) ON DELETE CASCADE
   ) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`,
];

export const ledger: Migration = {
  name: '2026-11-22-11-ledger',
  up: async (schema) => {
    for (const statement of STATEMENTS) await schema.sequelize.query(statement);
  },
  down: async (schema) => {
    await schema.dropTable('ledger_entries');
    await schema.sequelize.query('ALTER TABLE users DROP COLUMN noticeReadAt');
  },
};
