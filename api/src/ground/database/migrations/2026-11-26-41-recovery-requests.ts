import type { Migration } from '../migration.ts';

const STATEMENTS = [
  'ALTER TABLE users ADD COLUMN recoveryUsedAt DATETIME(3) NULL',
  // Without foreign keys: deleting an account must not hide that a code was made for it.
  `CREATE TABLE recovery_requests (
     id INT UNSIGNED NOT NULL AUTO_INCREMENT,
     userId INT UNSIGNED NOT NULL,
     userName VARCHAR(200) NOT NULL,
     askedById INT UNSIGNED NOT NULL,
     askedByName VARCHAR(200) NOT NULL,
     askedAt DATETIME(3) NOT NULL,
     confirmedByName VARCHAR(200) NULL,
     madeAt DATETIME(3) NULL,
     usedAt DATETIME(3) NULL,
     PRIMARY KEY (id),
     -- The latest code of a family.
     KEY recovery_requests_user (userId, madeAt),
     -- Requests of the last week, and requests to remove.
     KEY recovery_requests_asked (askedAt)
   ) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`,
];

export const recoveryRequests: Migration = {
  name: '2026-11-26-41-recovery-requests',
  up: async (schema) => {
    for (const statement of STATEMENTS) await schema.sequelize.query(statement);
  },
  down: async (schema) => {
    await schema.dropTable('recovery_requests');
    await schema.removeColumn('users', 'recoveryUsedAt');
  },
};
