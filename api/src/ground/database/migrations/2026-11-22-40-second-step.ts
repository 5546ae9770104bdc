import type { QueryInterface } from 'sequelize';
import type { Migration } from '../migration.ts';

const TABLES = ['recovery_codes', 'passkeys', 'totp_secrets'];

export const secondStep: Migration = {
  name: '2026-11-22-40-second-step',
  async up(schema) {
    await schema.sequelize.query(`
      CREATE TABLE totp_secrets (
        userId INT UNSIGNED NOT NULL,
        -- Encrypted, for this account alone.
        secret VARCHAR(255) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        -- The half minute whose code was used last: neither it nor an earlier one is taken again.
        usedCounter INT UNSIGNED NOT NULL,
        createdAt DATETIME(3) NOT NULL,
        PRIMARY KEY (userId),
        CONSTRAINT totp_secrets_user FOREIGN KEY (userId) REFERENCES users (id) ON DELETE CASCADE
      ) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
    await schema.sequelize.query(`
      CREATE TABLE passkeys (
        id INT UNSIGNED NOT NULL AUTO_INCREMENT,
        userId INT UNSIGNED NOT NULL,
        -- Both in base64url; WebAuthn has at most 1023 bytes for an id.
        credentialId VARCHAR(1400) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        publicKey TEXT CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        counter INT UNSIGNED NOT NULL,
        transports VARCHAR(100) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        name VARCHAR(60) NOT NULL,
        createdAt DATETIME(3) NOT NULL,
        lastUsedAt DATETIME(3) NULL,
        PRIMARY KEY (id),
        UNIQUE KEY passkeys_credential_unique (credentialId),
        -- Those of one account.
        KEY passkeys_user (userId),
        CONSTRAINT passkeys_user FOREIGN KEY (userId) REFERENCES users (id) ON DELETE CASCADE
      ) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
    await schema.sequelize.query(`
      CREATE TABLE recovery_codes (
        userId INT UNSIGNED NOT NULL,
        -- A keyed hash. A code that was used has no row any more.
        hash CHAR(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        PRIMARY KEY (userId, hash),
        CONSTRAINT recovery_codes_user FOREIGN KEY (userId) REFERENCES users (id) ON DELETE CASCADE
      ) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
  },
  down: (schema) => dropAll(schema),
};

async function dropAll(schema: QueryInterface): Promise<void> {
  for (const table of TABLES) await schema.dropTable(table);
}
