import type { Migration } from '../migration.ts';

/** An audit entry outlives both accounts, so it has no foreign keys and stores their names. */
export const auditEntries: Migration = {
  name: '2026-11-20-03-audit-entries',
  up: (schema) =>
    schema.sequelize.query(`
      CREATE TABLE audit_entries (
        id INT UNSIGNED NOT NULL AUTO_INCREMENT,
        actorId INT UNSIGNED NULL,
        actorName VARCHAR(100) NOT NULL,
        action VARCHAR(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        subjectId INT UNSIGNED NULL,
        subjectName VARCHAR(100) NOT NULL,
        fromValue VARCHAR(20) CHARACTER SET ascii COLLATE ascii_bin NULL,
        toValue VARCHAR(20) CHARACTER SET ascii COLLATE ascii_bin NULL,
        createdAt DATETIME(3) NOT NULL,
        PRIMARY KEY (id),
        -- Entries about one account, newest first (the key ends in the id).
        KEY audit_entries_subject (subjectId),
        KEY audit_entries_action (action)
      ) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`),
  down: (schema) => schema.dropTable('audit_entries'),
};
