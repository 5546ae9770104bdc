import type { Migration } from '../migration.ts';

/** Codes (status, phone, …) are `ascii_bin`: their keys are shorter and faster to compare than text. */
export const users: Migration = {
  name: '2026-11-20-01-users',
  up: (schema) =>
    schema.sequelize.query(`
      CREATE TABLE users (
        id INT UNSIGNED NOT NULL AUTO_INCREMENT,
        fullName VARCHAR(100) NOT NULL,
        fatherName VARCHAR(100) NOT NULL,
        email VARCHAR(254) NOT NULL,
        phone CHAR(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        passwordHash VARCHAR(255) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        village VARCHAR(20) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        role VARCHAR(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL DEFAULT 'USER',
        status VARCHAR(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL DEFAULT 'pending',
        language CHAR(2) CHARACTER SET ascii COLLATE ascii_bin NOT NULL DEFAULT 'en',
        photoKey CHAR(32) CHARACTER SET ascii COLLATE ascii_bin NULL,
        -- A new password counts the version up, which ends sessions of an older version.
        sessionVersion INT UNSIGNED NOT NULL DEFAULT 1,
        createdAt DATETIME(3) NOT NULL,
        updatedAt DATETIME(3) NOT NULL,
        PRIMARY KEY (id),
        UNIQUE KEY users_phone_unique (phone),
        UNIQUE KEY users_email_unique (email),
        -- A photo is requested by its key alone.
        UNIQUE KEY users_photo_unique (photoKey),
        -- The pending and approved lists, newest first (a secondary key ends in the id), and their counts.
        KEY users_status (status),
        -- The same lists, sorted by name.
        KEY users_status_name (status, fullName),
        -- The list of all accounts, sorted by name or village.
        KEY users_name (fullName),
        KEY users_village (village),
        -- To count administrators before one is removed.
        KEY users_role (role)
      ) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`),
  down: (schema) => schema.dropTable('users'),
};
