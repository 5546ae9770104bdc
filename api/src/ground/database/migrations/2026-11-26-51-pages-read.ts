import type { Migration } from '../migration.ts';

/** How many pages of lists an administrator read on a day; deleted once the audit log has that number. */
export const pagesRead: Migration = {
  name: '2026-11-26-51-pages-read',
  up: (schema) =>
    schema.sequelize.query(`
      CREATE TABLE pages_read (
        -- No foreign key: the row is written even if the account is deleted on that day.
        userId INT UNSIGNED NOT NULL,
        day DATE NOT NULL,
        fullName VARCHAR(100) NOT NULL,
        pages INT UNSIGNED NOT NULL,
        biodata INT UNSIGNED NOT NULL,
        PRIMARY KEY (userId, day),
        KEY pages_read_day (day)
      ) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`),
  down: (schema) => schema.dropTable('pages_read'),
};
