import type { Migration } from '../migration.ts';

const STATEMENTS = [
  `CREATE TABLE still_looking (
     profileId INT UNSIGNED NOT NULL,
     -- When its family last showed that it is looking: an answer, or an edit.
     lastSignAt DATETIME(3) NOT NULL,
     -- Since when there is a question that nobody has answered.
     askedAt DATETIME(3) NULL,
     -- When it reached the family: its mail was accepted, or their home was opened.
     reachedAt DATETIME(3) NULL,
     PRIMARY KEY (profileId),
     -- Whom to ask next, and whom to call.
     KEY still_looking_asked (askedAt, lastSignAt),
     -- Who hasn't answered for too long.
     KEY still_looking_reached (reachedAt),
     CONSTRAINT still_looking_profile FOREIGN KEY (profileId) REFERENCES profiles (id) ON DELETE CASCADE
   ) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`,
  `INSERT INTO still_looking (profileId, lastSignAt)
     SELECT id, UTC_TIMESTAMP(3) + INTERVAL (id MOD 90) DAY FROM profiles`,
];

/** When to ask each family whether it is still looking; for existing biodata, spread over ninety days. */
export const stillLooking: Migration = {
  name: '2026-11-22-52-still-looking',
  up: async (schema) => {
    for (const statement of STATEMENTS) await schema.sequelize.query(statement);
  },
  down: (schema) => schema.dropTable('still_looking'),
};
