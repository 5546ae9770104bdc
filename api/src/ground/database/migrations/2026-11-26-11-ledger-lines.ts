import type { Migration } from '../migration.ts';

const UP = [
  // The viewer's phone number when the viewer revealed a number. Existing lines get the current number.
  `ALTER TABLE ledger_entries
     ADD COLUMN viewerPhone CHAR(10) CHARACTER SET ascii COLLATE ascii_bin NULL AFTER viewerVillage`,
  `UPDATE ledger_entries JOIN users ON users.id = ledger_entries.viewerId
   SET ledger_entries.viewerPhone = users.phone WHERE ledger_entries.kind = 'reveal'`,
  // A hash of names and numbers: after one changes, a new line is written. RTRIM: CHAR pads with blanks.
  `ALTER TABLE ledger_entries
     ADD COLUMN said BINARY(16) AS (
       UNHEX(LEFT(SHA2(CONCAT_WS('|', viewerName, viewerVillage, RTRIM(viewerPhone), RTRIM(phone)), 256), 32))
     ) STORED,
     ADD UNIQUE KEY ledger_entries_said (viewerId, profileId, kind, said),
     DROP KEY ledger_entries_viewer`,
];

const DOWN = [
  `DELETE older FROM ledger_entries AS older
   JOIN ledger_entries AS newer ON newer.viewerId = older.viewerId AND newer.profileId = older.profileId
     AND newer.kind = older.kind
     AND (newer.lastAt > older.lastAt OR (newer.lastAt = older.lastAt AND newer.id > older.id))`,
  "DELETE FROM ledger_entries WHERE kind IN ('exported', 'listed')",
  `ALTER TABLE ledger_entries
     ADD UNIQUE KEY ledger_entries_viewer (viewerId, profileId, kind),
     DROP KEY ledger_entries_said, DROP COLUMN said, DROP COLUMN viewerPhone`,
];

/** The access log keeps the viewer's name, village and number as they were at the time. */
export const ledgerLines: Migration = {
  name: '2026-11-26-11-ledger-lines',
  up: async (schema) => {
    for (const statement of UP) await schema.sequelize.query(statement);
  },
  down: async (schema) => {
    for (const statement of DOWN) await schema.sequelize.query(statement);
  },
};
