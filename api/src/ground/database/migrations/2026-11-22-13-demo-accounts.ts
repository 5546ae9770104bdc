import type { Migration } from '../migration.ts';

/** Mark demo accounts, which production must not have, even if their data changes later. */
export const demoAccounts: Migration = {
  name: '2026-11-22-13-demo-accounts',
  async up(schema) {
    await schema.sequelize.query(`
      CREATE TABLE demo_accounts (
        userId INT UNSIGNED NOT NULL,
        PRIMARY KEY (userId),
        CONSTRAINT demo_accounts_user FOREIGN KEY (userId) REFERENCES users (id) ON DELETE CASCADE
      ) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
    await schema.sequelize.query(`
      INSERT INTO demo_accounts (userId)
      SELECT id FROM users WHERE passwordHash IN (
        SELECT passwordHash FROM users
         WHERE phone BETWEEN '9000000001' AND '9000000120' AND email LIKE '%@example.org')`);
  },
  down: (schema) => schema.dropTable('demo_accounts'),
};
