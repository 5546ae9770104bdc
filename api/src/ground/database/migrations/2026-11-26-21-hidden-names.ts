import type { Migration } from '../migration.ts';

const UP = [
  // The hidden family's name when it was hidden. Null: hidden by the previous version during an upgrade.
  `ALTER TABLE blocks
     ADD COLUMN name VARCHAR(200) NULL AFTER otherId,
     ADD COLUMN village VARCHAR(20) NULL AFTER name`,
  'UPDATE blocks JOIN users ON users.id = blocks.otherId SET blocks.name = users.fullName, blocks.village = users.village',
  // A hidden family stays hidden when one of the two accounts is deleted.
  'ALTER TABLE blocks DROP FOREIGN KEY blocks_user, DROP FOREIGN KEY blocks_other',
];

const DOWN = [
  `DELETE FROM blocks
   WHERE userId NOT IN (SELECT id FROM users) OR otherId NOT IN (SELECT id FROM users)`,
  `ALTER TABLE blocks
     DROP COLUMN name, DROP COLUMN village,
     ADD CONSTRAINT blocks_user FOREIGN KEY (userId) REFERENCES users (id) ON DELETE CASCADE,
     ADD CONSTRAINT blocks_other FOREIGN KEY (otherId) REFERENCES users (id) ON DELETE CASCADE`,
];

/** Hidden families get a name in each row. Existing rows get the current names. */
export const hiddenNames: Migration = {
  name: '2026-11-26-21-hidden-names',
  up: async (schema) => {
    for (const statement of UP) await schema.sequelize.query(statement);
  },
  down: async (schema) => {
    for (const statement of DOWN) await schema.sequelize.query(statement);
  },
};
