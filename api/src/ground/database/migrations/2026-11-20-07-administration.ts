import type { Migration } from '../migration.ts';

const STATEMENTS = [
  `ALTER TABLE users
     ADD COLUMN statusSince DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) AFTER status,
     -- Lists by how long each account has had its status.
     ADD KEY users_status_since (status, statusSince),
     ADD KEY users_since (statusSince),
     -- Registrations of each week.
     ADD KEY users_created (createdAt)`,
  `UPDATE users SET statusSince = COALESCE(
     (SELECT MAX(createdAt) FROM audit_entries WHERE action = 'standing' AND subjectId = users.id), createdAt)`,
  `ALTER TABLE audit_entries
     ADD COLUMN userId INT UNSIGNED NULL AFTER subjectName,
     ADD COLUMN filters VARCHAR(2500) CHARACTER SET ascii COLLATE ascii_bin NULL AFTER toValue,
     ADD COLUMN amount INT UNSIGNED NULL AFTER filters,
     -- Entries about one account and its biodata, newest first (the key ends in the id).
     ADD KEY audit_entries_user (userId),
     -- Approvals of each week.
     ADD KEY audit_entries_moves (action, toValue, createdAt),
     DROP KEY audit_entries_subject`,
  "UPDATE audit_entries SET userId = subjectId WHERE action NOT IN ('edit-profile', 'delete-profile')",
  // Audit entries about a deleted biodata keep an empty `userId`, because its owner is unknown.
  `UPDATE audit_entries JOIN profiles ON profiles.id = audit_entries.subjectId
     SET audit_entries.userId = profiles.userId WHERE action IN ('edit-profile', 'delete-profile')`,
];

/** Audit entries get their account in `userId`, because `subjectId` can be an account or a biodata. */
export const administration: Migration = {
  name: '2026-11-20-07-administration',
  up: async (schema) => {
    for (const statement of STATEMENTS) await schema.sequelize.query(statement);
  },
  down: async (schema) => {
    await schema.sequelize.query(
      `ALTER TABLE audit_entries ADD KEY audit_entries_subject (subjectId), DROP KEY audit_entries_moves,
         DROP KEY audit_entries_user, DROP COLUMN amount, DROP COLUMN filters, DROP COLUMN userId`,
    );
    await schema.sequelize.query(
      `ALTER TABLE users DROP KEY users_created, DROP KEY users_since, DROP KEY users_status_since,
         DROP COLUMN statusSince`,
    );
  },
};
