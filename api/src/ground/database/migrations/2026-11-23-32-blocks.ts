import type { Migration } from '../migration.ts';

const STATEMENTS = [
  `CREATE TABLE blocks (
     userId INT UNSIGNED NOT NULL,
     -- The family from which this one has hidden itself.
     otherId INT UNSIGNED NOT NULL,
     createdAt DATETIME(3) NOT NULL,
     PRIMARY KEY (userId, otherId),
     -- Hiding works in both directions.
     KEY blocks_other (otherId),
     CONSTRAINT blocks_user FOREIGN KEY (userId) REFERENCES users (id) ON DELETE CASCADE,
     CONSTRAINT blocks_other FOREIGN KEY (otherId) REFERENCES users (id) ON DELETE CASCADE
   ) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`,
  // This column saves accounts without hidden families a query at each list and photo.
  'ALTER TABLE users ADD COLUMN hasBlocks TINYINT(1) NOT NULL DEFAULT 0',
];

export const blocks: Migration = {
  name: '2026-11-23-32-blocks',
  up: async (schema) => {
    for (const statement of STATEMENTS) await schema.sequelize.query(statement);
  },
  down: async (schema) => {
    await schema.removeColumn('users', 'hasBlocks');
    await schema.dropTable('blocks');
  },
};
