import type { Migration } from '../migration.ts';

/** The previous email and phone of an account, while the change can still be undone. */
export const contactChanges: Migration = {
  name: '2026-11-22-20-contact-changes',
  up: (schema) =>
    schema.sequelize.query(`
      CREATE TABLE contact_changes (
        id INT UNSIGNED NOT NULL AUTO_INCREMENT,
        userId INT UNSIGNED NOT NULL,
        -- The hash of a token that only the link in a mail has.
        tokenHash CHAR(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        email VARCHAR(254) NOT NULL,
        phone CHAR(10) NOT NULL,
        changedAt DATETIME(3) NOT NULL,
        PRIMARY KEY (id),
        UNIQUE KEY contact_changes_token_unique (tokenHash),
        -- Changes of one account, in order.
        KEY contact_changes_user (userId, id),
        -- No other account can use an email or phone that may be restored.
        KEY contact_changes_email (email),
        KEY contact_changes_phone (phone),
        -- Changes that can no longer be undone are deleted.
        KEY contact_changes_changed (changedAt),
        CONSTRAINT contact_changes_user FOREIGN KEY (userId) REFERENCES users (id) ON DELETE CASCADE
      ) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`),
  down: (schema) => schema.dropTable('contact_changes'),
};
