import type { Migration } from '../migration.ts';

/** A security event has no foreign key, because it outlives its account. */
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
        -- What happened to one account, newest first (the key ends in the id).
        KEY security_events_user (userId),
        -- Who reads a lot, in the last day.
        KEY security_events_event (event, at),
        -- What is over a year old.
        KEY security_events_at (at)
      ) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`),
  down: (schema) => schema.dropTable('security_events'),
};
