import type { QueryInterface } from 'sequelize';
import type { Migration } from '../migration.ts';

const TABLES = ['recovery_codes', 'passkeys', 'totp_secrets'];

export const secondStep: Migration = {
  name: '2026-11-22-40-second-step',
  async up(schema) {
    await schema.sequelize.query(`
      CREATE TABLE totp_secrets (
        userId INT UNSIGNED NOT NULL,
        -- Encrypted for this account only.
        secret VARCHAR(255) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        -- The half minute of the last used code. It and earlier ones are refused.
        usedCounter INT UNSIGNED NOT NULL,
        createdAt DATETIME(3) NOT NULL,
        PRIMARY KEY (userId),
        CONSTRAINT totp_secrets_user FOREIGN KEY (userId) REFERENCES users (id) ON DELETE CASCADE
      ) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
    await schema.sequelize.query(`
      CREATE TABLE passkeys (
        id INT UNSIGNED NOT NULL AUTO_INCREMENT,
        userId INT UNSIGNED NOT NULL,
        -- Both in base64url. A WebAuthn id has at most 1023 bytes.
        credentialId VARCHAR(1400) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        publicKey TEXT CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        counter INT UNSIGNED NOT NULL,
        transports VARCHAR(100) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        name VARCHAR(60) NOT NULL,
        createdAt DATETIME(3) NOT NULL,
        lastUsedAt DATETIME(3) NULL,
        PRIMARY KEY (id),
        UNIQUE KEY passkeys_credential_unique (credentialId),
        KEY passkeys_user (userId),
        CONSTRAINT passkeys_user FOREIGN KEY (userId) REFERENCES users (id) ON DELETE CASCADE
      ) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
    await schema.sequelize.query(`
      CREATE TABLE recovery_codes (
        userId INT UNSIGNED NOT NULL,
        -- A keyed hash. The row of a used code is deleted.
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
