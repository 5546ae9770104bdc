import type { Migration } from '../migration.ts';

const STATEMENTS = [
  // `noticeReadAt` is null until the account has read that families see who opens their biodata.
  'ALTER TABLE users ADD COLUMN noticeReadAt DATETIME(3) NULL',
  `CREATE TABLE ledger_entries (
     id INT UNSIGNED NOT NULL AUTO_INCREMENT,
     profileId INT UNSIGNED NOT NULL,
     -- Whose look it was, with the name and village of that day: the line outlives the account.
     viewerId INT UNSIGNED NOT NULL,
     viewerName VARCHAR(100) NOT NULL,
     viewerVillage VARCHAR(20) NOT NULL,
     kind VARCHAR(20) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
     -- Of a reveal the number that was shown: a newer one hasn't been.
     phone CHAR(10) CHARACTER SET ascii COLLATE ascii_bin NULL,
     firstAt DATETIME(3) NOT NULL,
     lastAt DATETIME(3) NOT NULL,
     times INT UNSIGNED NOT NULL DEFAULT 1,
     PRIMARY KEY (id),
     -- What one account has seen of the biodata of a list; and that it has one line of a kind.
     UNIQUE KEY ledger_entries_viewer (viewerId, profileId, kind),
     -- A biodata's ledger, newest first.
     KEY ledger_entries_profile (profileId, lastAt),
     -- What is over a year old.
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
