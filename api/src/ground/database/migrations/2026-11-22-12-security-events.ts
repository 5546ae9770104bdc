import type { Migration } from '../migration.ts';

/** No foreign key: an event outlives its account. `userId` is null if no account has the tried phone. */
export const securityEvents: Migration = {
  name: '2026-11-22-12-security-events',
  up: (schema) =>
    schema.sequelize.query(`
      CREATE TABLE security_events (
        id INT UNSIGNED NOT NULL AUTO_INCREMENT,
        userId INT UNSIGNED NULL,
        event VARCHAR(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        network CHAR(16) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        at DATETIME(3) NOT NULL,
        PRIMARY KEY (id),
        -- Events of one account, newest first (the key ends in the id).
        KEY security_events_user (userId),
        -- Accounts that read a lot, in the last day.
        KEY security_events_event (event, at),
        -- Events over a year old are deleted.
        KEY security_events_at (at)
      ) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`),
  down: (schema) => schema.dropTable('security_events'),
};
