import type { Migration } from '../migration.ts';

/** Optional facts of a biodata, with the size of each column: two characters for each letter of a text. */
const COLUMNS = [
  ['birthPlace', 200],
  ['birthTime', 5],
  ['manglik', 6],
  ['contactName', 200],
  ['contactRelation', 200],
  ['secondPhone', 10],
  ['workCity', 200],
  ['fatherWork', 300],
  ['nanihalVillage', 200],
  ['nanaName', 200],
  ['lookingFor', 600],
] as const;

const added = COLUMNS.map(([name, size]) => `ADD COLUMN ${name} VARCHAR(${size}) NOT NULL DEFAULT ''`);
const dropped = COLUMNS.map(([name]) => `DROP COLUMN ${name}`);

/** One statement, which the database runs without copying a row. Old rows have blank fields. */
export const factsFamiliesAsk: Migration = {
  name: '2026-11-28-20-facts-families-ask',
  up: (schema) => schema.sequelize.query(`ALTER TABLE profiles ${added.join()}`),
  down: (schema) => schema.sequelize.query(`ALTER TABLE profiles ${dropped.join()}`),
};
