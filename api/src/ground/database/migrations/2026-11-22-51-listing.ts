import type { Migration } from '../migration.ts';

const STATEMENTS = [
  // MariaDB rewrites no row for this column: it is the last one and has a constant default.
  `ALTER TABLE profiles
     ADD COLUMN listing VARCHAR(8) CHARACTER SET ascii COLLATE ascii_bin NOT NULL DEFAULT 'open'`,
  `ALTER TABLE profiles
     DROP KEY profiles_standing_gender, DROP KEY profiles_standing_village,
     DROP KEY profiles_standing_village_gender, DROP KEY profiles_standing_gender_birth,
     DROP KEY profiles_standing_village_gender_birth, DROP KEY profiles_standing_birth,
     DROP KEY profiles_standing_name, DROP KEY profiles_standing_city,
     DROP KEY profiles_name_search, DROP KEY profiles_city_search,
     -- Search, with the listing after the status. The keys keep the names that the previous version uses.
     ADD KEY profiles_shown (ownerStatus, listing),
     ADD KEY profiles_standing_gender (ownerStatus, listing, gender),
     ADD KEY profiles_standing_village (ownerStatus, listing, village),
     ADD KEY profiles_standing_village_gender (ownerStatus, listing, village, gender),
     ADD KEY profiles_standing_gender_birth (ownerStatus, listing, gender, dateOfBirth),
     ADD KEY profiles_standing_village_gender_birth (ownerStatus, listing, village, gender, dateOfBirth),
     ADD KEY profiles_standing_birth (ownerStatus, listing, dateOfBirth),
     ADD KEY profiles_standing_name (ownerStatus, listing, fullName),
     ADD KEY profiles_standing_city (ownerStatus, listing, city),
     ADD KEY profiles_name_search (fullName, ownerStatus, listing, gender, village, dateOfBirth),
     ADD KEY profiles_city_search (city, ownerStatus, listing, gender, village, dateOfBirth),
     -- Lists of administrators by listing.
     ADD KEY profiles_listing (listing)`,
  `ALTER TABLE tallies
     ADD COLUMN listing VARCHAR(8) CHARACTER SET ascii COLLATE ascii_bin NOT NULL DEFAULT 'open' AFTER status,
     DROP PRIMARY KEY, ADD PRIMARY KEY (subject, status, listing, gender, village)`,
  "UPDATE tallies SET listing = '' WHERE subject = 'users'",
];

const BACK = [
  'DELETE FROM tallies',
  `ALTER TABLE tallies DROP PRIMARY KEY, ADD PRIMARY KEY (subject, status, gender, village),
     DROP COLUMN listing`,
  "INSERT INTO tallies (subject, status, amount) SELECT 'users', status, COUNT(*) FROM users GROUP BY status",
  `INSERT INTO tallies (subject, status, gender, village, amount)
     SELECT 'profiles', ownerStatus, gender, village, COUNT(*) FROM profiles
     GROUP BY ownerStatus, gender, village`,
  `ALTER TABLE profiles
     DROP KEY profiles_shown, DROP KEY profiles_standing_gender, DROP KEY profiles_standing_village,
     DROP KEY profiles_standing_village_gender, DROP KEY profiles_standing_gender_birth,
     DROP KEY profiles_standing_village_gender_birth, DROP KEY profiles_standing_birth,
     DROP KEY profiles_standing_name, DROP KEY profiles_standing_city,
     DROP KEY profiles_name_search, DROP KEY profiles_city_search, DROP KEY profiles_listing,
     ADD KEY profiles_standing_gender (ownerStatus, gender),
     ADD KEY profiles_standing_village (ownerStatus, village),
     ADD KEY profiles_standing_village_gender (ownerStatus, village, gender),
     ADD KEY profiles_standing_gender_birth (ownerStatus, gender, dateOfBirth),
     ADD KEY profiles_standing_village_gender_birth (ownerStatus, village, gender, dateOfBirth),
     ADD KEY profiles_standing_birth (ownerStatus, dateOfBirth),
     ADD KEY profiles_standing_name (ownerStatus, fullName),
     ADD KEY profiles_standing_city (ownerStatus, city),
     ADD KEY profiles_name_search (fullName, ownerStatus, gender, village, dateOfBirth),
     ADD KEY profiles_city_search (city, ownerStatus, gender, village, dateOfBirth),
     DROP COLUMN listing`,
];

/**
 * Add the listing of a biodata; existing biodata are open. Processes of the previous version still run during
 * an upgrade, so indexes keep their names, and the tallies that those processes write count open biodata.
 */
export const listing: Migration = {
  name: '2026-11-22-51-listing',
  up: async (schema) => {
    for (const statement of STATEMENTS) await schema.sequelize.query(statement);
  },
  down: async (schema) => {
    for (const statement of BACK) await schema.sequelize.query(statement);
  },
};
