import type { Migration } from '../migration.ts';

/** Notes of administrators on an account, which are deleted with the account. */
export const accountNotes: Migration = {
  name: '2026-11-28-32-account-notes',
  up: (schema) =>
    schema.sequelize.query(`
      CREATE TABLE account_notes (
        id INT UNSIGNED NOT NULL AUTO_INCREMENT,
        userId INT UNSIGNED NOT NULL,
        -- The administrator's name, because the note outlives the administrator's account.
        writtenBy VARCHAR(200) NOT NULL,
        text VARCHAR(1000) NOT NULL,
        createdAt DATETIME(3) NOT NULL,
        PRIMARY KEY (id),
        -- The notes on one account, newest first (a secondary key ends in the id).
        KEY account_notes_user (userId),
        CONSTRAINT account_notes_user FOREIGN KEY (userId) REFERENCES users (id) ON DELETE CASCADE
      ) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`),
  down: (schema) => schema.dropTable('account_notes'),
};
