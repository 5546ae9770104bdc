import type { Migration } from '../migration.ts';

/**
 * `ownerStatus` repeats the owner's account status, because no index spans two tables. With an index, a
 * list's page is as fast at a million rows as at few. Lists are sorted by id; every secondary key ends in it.
 */
export const profiles: Migration = {
  name: '2026-11-20-02-profiles',
  up: (schema) =>
    schema.sequelize.query(`
      CREATE TABLE profiles (
        id INT UNSIGNED NOT NULL AUTO_INCREMENT,
        userId INT UNSIGNED NOT NULL,
        ownerStatus VARCHAR(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        fullName VARCHAR(100) NOT NULL,
        gender VARCHAR(6) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        dateOfBirth DATE NOT NULL,
        height VARCHAR(20) NOT NULL,
        city VARCHAR(100) NOT NULL,
        gotra VARCHAR(100) NOT NULL,
        phone CHAR(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        village VARCHAR(20) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        fatherName VARCHAR(100) NOT NULL,
        motherName VARCHAR(100) NOT NULL,
        education VARCHAR(150) NOT NULL,
        college VARCHAR(150) NOT NULL,
        employment VARCHAR(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        occupation VARCHAR(150) NOT NULL,
        organisation VARCHAR(150) NOT NULL,
        brothers TINYINT UNSIGNED NOT NULL,
        marriedBrothers TINYINT UNSIGNED NOT NULL,
        sisters TINYINT UNSIGNED NOT NULL,
        marriedSisters TINYINT UNSIGNED NOT NULL,
        aboutMe TEXT NOT NULL,
        hobbies TEXT NOT NULL,
        aboutFamily TEXT NOT NULL,
        aboutCareer TEXT NOT NULL,
        aboutEducation TEXT NOT NULL,
        photoKey CHAR(32) CHARACTER SET ascii COLLATE ascii_bin NULL,
        createdAt DATETIME(3) NOT NULL,
        updatedAt DATETIME(3) NOT NULL,
        PRIMARY KEY (id),
        -- A photo is requested by its key alone.
        UNIQUE KEY profiles_photo_unique (photoKey),
        -- The biodata of a family, and the foreign key.
        KEY profiles_owner (userId),
        -- Search, newest first, by the filters that most people set. With the date of birth, the key alone
        -- answers the age filter and the total.
        KEY profiles_standing (ownerStatus),
        KEY profiles_standing_gender (ownerStatus, gender),
        KEY profiles_standing_village (ownerStatus, village),
        KEY profiles_standing_village_gender (ownerStatus, village, gender),
        KEY profiles_standing_gender_birth (ownerStatus, gender, dateOfBirth),
        KEY profiles_standing_village_gender_birth (ownerStatus, village, gender, dateOfBirth),
        KEY profiles_standing_birth (ownerStatus, dateOfBirth),
        -- Search sorted by name or city. A part of them is searched in the key, not in the rows.
        KEY profiles_standing_name (ownerStatus, fullName),
        KEY profiles_standing_city (ownerStatus, city),
        -- Administrators list biodata of every account status.
        KEY profiles_gender (gender),
        KEY profiles_village (village),
        KEY profiles_name (fullName),
        KEY profiles_birth (dateOfBirth),
        KEY profiles_city (city),
        CONSTRAINT profiles_user FOREIGN KEY (userId) REFERENCES users (id) ON DELETE CASCADE
      ) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`),
  down: (schema) => schema.dropTable('profiles'),
};
