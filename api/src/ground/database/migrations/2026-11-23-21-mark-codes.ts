import { QueryTypes } from 'sequelize';
import type { Migration } from '../migration.ts';

const TABLE = `
  CREATE TABLE mark_codes (
    -- No foreign key: the row outlives its account, and an id is never used again.
    userId INT UNSIGNED NOT NULL,
    code CHAR(7) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    -- Only for a deleted account: traces and access logs need them for a year.
    fullName VARCHAR(100) NULL,
    village VARCHAR(20) NULL,
    deletedAt DATETIME(3) NULL,
    PRIMARY KEY (userId),
    UNIQUE KEY mark_codes_code (code),
    -- Rows over a year old are deleted.
    KEY mark_codes_deleted (deletedAt)
  ) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`;

/** Letters of a code: without 0 and O, 1, I and L, which look alike. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 7;
const AT_ONCE = 500;

/** The modulo makes some letters slightly likelier, which is harmless in a code. */
const newCode = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(LENGTH)), (n) => LETTERS[n % LETTERS.length]).join('');

export const markCodes: Migration = {
  name: '2026-11-23-21-mark-codes',
  up: async ({ sequelize }) => {
    await sequelize.query(TABLE);
    for (;;) {
      const rows = await sequelize.query<{ id: number }>(
        `SELECT id FROM users WHERE id NOT IN (SELECT userId FROM mark_codes) ORDER BY id LIMIT ${AT_ONCE}`,
        { type: QueryTypes.SELECT },
      );
      if (rows.length === 0) return;
      // An account with a code that is already taken gets another one in the next round.
      await sequelize.query(
        `INSERT IGNORE INTO mark_codes (userId, code) VALUES ${rows.map(() => '(?, ?)').join()}`,
        { replacements: rows.flatMap(({ id }) => [id, newCode()]) },
      );
    }
  },
  down: (schema) => schema.dropTable('mark_codes'),
};
