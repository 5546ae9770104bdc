import type { Migration } from '../migration.ts';

/** A copy of the API's SQL that fills `search_parts`: a released migration must not change with the API. */
export const partsOf = (field: string, table: string, column: string) => `
  INSERT IGNORE INTO search_parts (field, text, start, part)
  WITH RECURSIVE places (start) AS (SELECT 1 UNION ALL SELECT start + 1 FROM places WHERE start < 100)
  SELECT '${field}', texts.text, places.start, SUBSTRING(texts.text, places.start)
  FROM (SELECT DISTINCT ${column} AS text FROM ${table}) AS texts
  JOIN places ON places.start <= CHAR_LENGTH(texts.text)
  WHERE HEX(SUBSTRING(texts.text, places.start, 1)) <> '20'`;

const STATEMENTS = [
  `CREATE TABLE tallies (
     subject VARCHAR(8) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
     status VARCHAR(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
     -- Blank for accounts, which are counted by status only.
     gender VARCHAR(6) CHARACTER SET ascii COLLATE ascii_bin NOT NULL DEFAULT '',
     village VARCHAR(20) CHARACTER SET ascii COLLATE ascii_bin NOT NULL DEFAULT '',
     amount INT NOT NULL,
     PRIMARY KEY (subject, status, gender, village)
   ) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`,
  `CREATE TABLE search_parts (
     field VARCHAR(8) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
     text VARCHAR(100) NOT NULL,
     start TINYINT UNSIGNED NOT NULL,
     part VARCHAR(100) NOT NULL,
     PRIMARY KEY (field, text, start),
     -- Texts that begin with the searched words. The whole text is the end of the key.
     KEY search_parts_part (field, part)
   ) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`,
  `ALTER TABLE profiles
     ADD KEY profiles_name_search (fullName, ownerStatus, gender, village, dateOfBirth),
     ADD KEY profiles_city_search (city, ownerStatus, gender, village, dateOfBirth)`,
  "INSERT INTO tallies (subject, status, amount) SELECT 'users', status, COUNT(*) FROM users GROUP BY status",
  `INSERT INTO tallies (subject, status, gender, village, amount)
   SELECT 'profiles', ownerStatus, gender, village, COUNT(*) FROM profiles GROUP BY ownerStatus, gender, village`,
  partsOf('name', 'profiles', 'fullName'),
  partsOf('city', 'profiles', 'city'),
];

/**
 * Make counts and searches as fast for a million rows as for a few. `tallies` has at most 69 counts, updated
 * with the rows; totals are their sums. `search_parts` has, for each letter of a name or city, the rest from
 * that letter on, so an index finds any part of a name. No index helps `LIKE '%…%'`.
 */
export const listSearch: Migration = {
  name: '2026-11-20-05-list-search',
  up: async (schema) => {
    for (const statement of STATEMENTS) await schema.sequelize.query(statement);
  },
  down: async (schema) => {
    await schema.dropTable('search_parts');
    await schema.dropTable('tallies');
    await schema.sequelize.query(
      'ALTER TABLE profiles DROP KEY profiles_name_search, DROP KEY profiles_city_search',
    );
  },
};
