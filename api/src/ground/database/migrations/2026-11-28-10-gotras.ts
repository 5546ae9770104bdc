import type { Migration } from '../migration.ts';

const GOTRA_IDS = ['gotraId', 'motherGotraId', 'fatherMotherGotraId', 'motherMotherGotraId'];

const STATEMENTS = [
  `CREATE TABLE gotras (
     id INT UNSIGNED NOT NULL AUTO_INCREMENT,
     -- The key that all spellings in both scripts share.
     part VARCHAR(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
     -- A gotra as a family wrote it, in Latin letters if one did.
     name VARCHAR(200) NOT NULL,
     PRIMARY KEY (id),
     UNIQUE KEY gotras_part (part)
   ) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`,
  // MariaDB rewrites no row for these columns: they are the last ones and have constant defaults.
  `ALTER TABLE profiles
     ADD COLUMN gotraRule VARCHAR(12) CHARACTER SET ascii COLLATE ascii_bin NOT NULL DEFAULT 'own',
     ${GOTRA_IDS.map((column) => `ADD COLUMN ${column} INT UNSIGNED NOT NULL DEFAULT 0,`).join('\n')}
     ADD COLUMN heightCm SMALLINT UNSIGNED NULL DEFAULT NULL,
     ADD COLUMN derivedBy SMALLINT UNSIGNED NOT NULL DEFAULT 0`,
  `ALTER TABLE profiles
     -- Biodata of one gotra: the search subtracts them, and filters by gotra.
     ADD KEY profiles_gotra (ownerStatus, listing, gotraId, gender, village, dateOfBirth),
     -- The key alone answers all filters of the search that are no text.
     ADD KEY profiles_facts (ownerStatus, listing, gender, dateOfBirth, village, employment, heightCm,
       ${GOTRA_IDS.join()}),
     -- Biodata that were added since a family's last visit.
     ADD KEY profiles_created (createdAt),
     -- Rows without current derived columns.
     ADD KEY profiles_derived (derivedBy)`,
];

/** Add columns that are derived from texts. A background job fills them in old rows. */
export const gotras: Migration = {
  name: '2026-11-28-10-gotras',
  up: async (schema) => {
    for (const statement of STATEMENTS) await schema.sequelize.query(statement);
  },
  down: async (schema) => {
    await schema.sequelize.query(
      `ALTER TABLE profiles DROP KEY profiles_gotra, DROP KEY profiles_facts, DROP KEY profiles_derived, DROP KEY profiles_created,
         DROP COLUMN gotraRule, ${GOTRA_IDS.map((column) => `DROP COLUMN ${column}`).join()},
         DROP COLUMN heightCm, DROP COLUMN derivedBy`,
    );
    await schema.dropTable('gotras');
  },
};
