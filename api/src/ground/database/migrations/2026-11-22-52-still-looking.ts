import type { Migration } from '../migration.ts';

const STATEMENTS = [
  `CREATE TABLE still_looking (
     profileId INT UNSIGNED NOT NULL,
     -- When the family last answered or edited the biodata.
     lastSignAt DATETIME(3) NOT NULL,
     -- Since when a question waits for an answer.
     askedAt DATETIME(3) NULL,
     -- When the mail was accepted, or the family opened its home page.
     reachedAt DATETIME(3) NULL,
     PRIMARY KEY (profileId),
     -- Families to ask next, and families to call.
     KEY still_looking_asked (askedAt, lastSignAt),
     -- Families that have not answered for too long.
     KEY still_looking_reached (reachedAt),
     CONSTRAINT still_looking_profile FOREIGN KEY (profileId) REFERENCES profiles (id) ON DELETE CASCADE
   ) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`,
  `INSERT INTO still_looking (profileId, lastSignAt)
     SELECT id, UTC_TIMESTAMP(3) + INTERVAL (id MOD 90) DAY FROM profiles`,
];

/** When to ask each family whether it still looks. Existing biodata are spread over ninety days. */
export const stillLooking: Migration = {
  name: '2026-11-22-52-still-looking',
  up: async (schema) => {
    for (const statement of STATEMENTS) await schema.sequelize.query(statement);
  },
  down: (schema) => schema.dropTable('still_looking'),
};
