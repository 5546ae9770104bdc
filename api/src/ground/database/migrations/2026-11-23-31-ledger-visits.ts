import type { Migration } from '../migration.ts';

const STATEMENTS = [
  `CREATE TABLE ledger_visits (
     profileId INT UNSIGNED NOT NULL,
     -- When the family last read its access log.
     readAt DATETIME(3) NOT NULL,
     -- When it had read the log before that visit. Later lines are new. Null if never.
     newSince DATETIME(3) NULL,
     PRIMARY KEY (profileId),
     CONSTRAINT ledger_visits_profile FOREIGN KEY (profileId) REFERENCES profiles (id) ON DELETE CASCADE
   ) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`,
  // Hide visits made before the viewer read the notice that families see who opens their biodata.
  `UPDATE ledger_entries LEFT JOIN users ON users.id = ledger_entries.viewerId
   SET ledger_entries.kind = 'unwarned'
   WHERE ledger_entries.kind = 'view'
     AND (users.noticeReadAt IS NULL OR users.noticeReadAt > ledger_entries.lastAt)`,
  // If the viewer read that notice after the first visit, keep only the last visit, surely after the notice.
  `UPDATE ledger_entries JOIN users ON users.id = ledger_entries.viewerId
   SET ledger_entries.firstAt = ledger_entries.lastAt, ledger_entries.times = 1
   WHERE ledger_entries.kind = 'view' AND users.noticeReadAt > ledger_entries.firstAt`,
];

export const ledgerVisits: Migration = {
  name: '2026-11-23-31-ledger-visits',
  up: async (schema) => {
    for (const statement of STATEMENTS) await schema.sequelize.query(statement);
  },
  down: async (schema) => {
    await schema.sequelize.query(`
      DELETE unwarned FROM ledger_entries AS unwarned
      JOIN ledger_entries AS view ON view.viewerId = unwarned.viewerId AND view.profileId = unwarned.profileId
        AND view.kind = 'view'
      WHERE unwarned.kind = 'unwarned'`);
    await schema.sequelize.query("UPDATE ledger_entries SET kind = 'view' WHERE kind = 'unwarned'");
    await schema.dropTable('ledger_visits');
  },
};
