const LONGEST = 300;

/** Match a blank by its code, as the models do: the collation also matches control characters. */
const partsOf = (field: string, table: string, column: string) => `
  INSERT IGNORE INTO search_parts (field, text, start, part)
  WITH RECURSIVE places (start) AS (SELECT 1 UNION ALL SELECT start + 1 FROM places WHERE start < ${LONGEST})
  SELECT '${field}', texts.text, places.start, SUBSTRING(texts.text, places.start)
  FROM (SELECT DISTINCT ${column} AS text FROM ${table}) AS texts
  JOIN places ON places.start <= CHAR_LENGTH(texts.text)
  WHERE HEX(SUBSTRING(texts.text, places.start, 1)) <> '20'`;

/** Rebuild the tables that count and search lists, after rows were written without the models. */
export const REBUILD_LISTS: readonly string[] = [
  'DELETE FROM tallies',
  `INSERT INTO tallies (subject, status, listing, amount, changes)
   SELECT 'users', status, '', COUNT(*), UNIX_TIMESTAMP() FROM users GROUP BY status`,
  `INSERT INTO tallies (subject, status, listing, gender, village, amount, changes)
   SELECT 'profiles', ownerStatus, listing, gender, village, COUNT(*), UNIX_TIMESTAMP() FROM profiles
   GROUP BY ownerStatus, listing, gender, village`,
  'DELETE FROM search_parts',
  'DELETE FROM name_keys',
  'DELETE FROM hindi_keys',
  'UPDATE profiles SET derivedBy = 0 WHERE derivedBy <> 0',
  partsOf('name', 'profiles', 'fullName'),
  partsOf('father', 'profiles', 'fatherName'),
  partsOf('city', 'profiles', 'city'),
  partsOf('educated', 'profiles', 'education'),
  partsOf('work', 'profiles', 'occupation'),
  partsOf('person', 'users', 'fullName'),
  partsOf('person', 'users', 'fatherName'),
];
