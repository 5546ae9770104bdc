import type { Migration } from '../migration.ts';
import { partsOf } from './2026-11-20-05-list-search.ts';

const SEARCHED = [
  ['profiles_name_search', 'fullName'],
  ['profiles_father_search', 'fatherName'],
  ['profiles_city_search', 'city'],
] as const;
const ADDED = [
  ['profiles_education_search', 'education'],
  ['profiles_work_search', 'occupation'],
] as const;
const FILTERS = 'ownerStatus, listing, gender, village, dateOfBirth';
const FACTS = 'employment, heightCm, gotraId, motherGotraId, fatherMotherGotraId, motherMotherGotraId';

const WIDER = [
  // Education and work have up to 150 letters of two characters.
  'ALTER TABLE search_parts MODIFY text VARCHAR(300) NOT NULL, MODIFY part VARCHAR(300) NOT NULL',
  'ALTER TABLE search_parts MODIFY start SMALLINT UNSIGNED NOT NULL',
  'ALTER TABLE name_keys MODIFY text VARCHAR(300) NOT NULL',
];
/**
 * The process that serves the new version runs this job right after its start. The hourly job could be due
 * later, or a process of the previous version could run it.
 */
const PLAN_REBUILD = `
  INSERT INTO tasks (kind, uniqueKey, payload, createdAt, dueAt)
  SELECT 'rebuild-names', '2026-11-28-11-work-search', '{}', UTC_TIMESTAMP(3), UTC_TIMESTAMP(3)
  FROM profiles LIMIT 1`;
const STATEMENTS = [
  ...WIDER,
  `ALTER TABLE profiles
     ${SEARCHED.map(([key]) => `DROP KEY ${key},`).join('\n')}
     -- The keys keep the names that the previous version uses, and get the other filters of the search.
     ${[...SEARCHED, ...ADDED].map(([key, column]) => `ADD KEY ${key} (${column}, ${FILTERS}, ${FACTS})`).join()}`,
  partsOf('educated', 'profiles', 'education'),
  partsOf('work', 'profiles', 'occupation'),
  PLAN_REBUILD,
];

/**
 * Search a part of an education or an occupation. A background job adds the keys of both scripts, and the
 * derived columns of the migration before.
 */
export const workSearch: Migration = {
  name: '2026-11-28-11-work-search',
  up: async (schema) => {
    for (const statement of STATEMENTS) await schema.sequelize.query(statement);
  },
  down: async (schema) => {
    await schema.sequelize.query("DELETE FROM tasks WHERE kind = 'rebuild-names'");
    for (const table of ['search_parts', 'name_keys']) {
      await schema.sequelize.query(`DELETE FROM ${table} WHERE field IN ('educated', 'work')`);
    }
    await schema.sequelize.query(
      `ALTER TABLE profiles ${[...SEARCHED, ...ADDED].map(([key]) => `DROP KEY ${key}`).join()},
         ${SEARCHED.map(([key, column]) => `ADD KEY ${key} (${column}, ${FILTERS})`).join()}`,
    );
    await schema.sequelize.query(
      'ALTER TABLE search_parts MODIFY text VARCHAR(200) NOT NULL, MODIFY part VARCHAR(200) NOT NULL',
    );
    await schema.sequelize.query('ALTER TABLE search_parts MODIFY start TINYINT UNSIGNED NOT NULL');
    await schema.sequelize.query('ALTER TABLE name_keys MODIFY text VARCHAR(200) NOT NULL');
  },
};
