import type { Migration } from '../migration.ts';

/** When the account's email was confirmed by a mailed code. Existing accounts count as confirmed. */
export const confirmedEmails: Migration = {
  name: '2026-11-22-31-confirmed-emails',
  async up(schema) {
    await schema.sequelize.query('ALTER TABLE users ADD COLUMN emailConfirmedAt DATETIME(3) NULL');
    await schema.sequelize.query('UPDATE users SET emailConfirmedAt = createdAt');
  },
  down: (schema) => schema.removeColumn('users', 'emailConfirmedAt'),
};
