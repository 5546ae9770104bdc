import { randomInt } from 'node:crypto';
import type { Village } from '@pehchan/contract/common';
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  QueryTypes,
  type Transaction,
} from 'sequelize';
import { sequelize } from '../../../ground/database/sequelize.ts';

const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 7;
/** The most draws until a free code is found. Of 27 thousand million codes, few are taken. */
const TRIES = 5;
const AT_ONCE = 500;

const newCode = () => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

type Holder = { id: number; fullName: string; village: Village };

/**
 * The code in the marks of an account's copies. It never changes. A deleted account's code stays for a
 * year, so that a copy can still be traced.
 */
export class MarkCode extends Model<InferAttributes<MarkCode>, InferCreationAttributes<MarkCode>> {
  declare userId: number;
  declare code: string;
  /** Name, village and time of deletion: set for deleted accounts only. */
  declare fullName: CreationOptional<string | null>;
  declare village: CreationOptional<Village | null>;
  declare deletedAt: CreationOptional<Date | null>;

  /** Return the code of an account. Make a missing one: the previous version registered without codes. */
  static async of(userId: number): Promise<string> {
    const known = await MarkCode.findByPk(userId, { attributes: ['code'], raw: true });
    if (known) return known.code;
    await MarkCode.give([userId]);
    return (await MarkCode.findByPk(userId, { rejectOnEmpty: true })).code;
  }

  static async codesOf(userIds: number[]): Promise<Set<string>> {
    const rows = await MarkCode.findAll({ attributes: ['code'], where: { userId: userIds }, raw: true });
    return new Set(rows.map(({ code }) => code));
  }

  static async inUseAmong(codes: string[]): Promise<Set<string>> {
    const where = { code: codes, deletedAt: null };
    const rows = await MarkCode.findAll({ attributes: ['code'], where, raw: true });
    return new Set(rows.map(({ code }) => code));
  }

  static async give(userIds: number[], transaction?: Transaction | null): Promise<void> {
    let without = userIds;
    for (let attempt = 0; attempt < TRIES && without.length > 0; attempt += 1) {
      const rows = without.map((userId) => ({ userId, code: newCode() }));
      await MarkCode.bulkCreate(rows, { ignoreDuplicates: true, transaction });
      const given = await MarkCode.findAll({ where: { userId: without }, transaction, raw: true });
      const have = new Set(given.map(({ userId }) => userId));
      without = without.filter((userId) => !have.has(userId));
    }
    if (without.length > 0) throw new Error('no code was free');
  }

  static async giveMissing(transaction?: Transaction | null): Promise<void> {
    const rows = await sequelize.query<{ id: number }>(
      'SELECT id FROM users LEFT JOIN mark_codes ON userId = id WHERE userId IS NULL',
      { type: QueryTypes.SELECT, transaction },
    );
    const ids = rows.map(({ id }) => id);
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      await MarkCode.give(ids.slice(at, at + AT_ONCE), transaction);
    }
  }

  static async keepOf(holders: readonly Holder[], transaction: Transaction): Promise<void> {
    const deletedAt = new Date();
    for (const { id: userId, fullName, village } of holders) {
      await MarkCode.update({ fullName, village, deletedAt }, { where: { userId }, transaction });
    }
  }
}

MarkCode.init(
  {
    userId: { type: DataTypes.INTEGER.UNSIGNED, primaryKey: true },
    code: { type: DataTypes.CHAR(7), allowNull: false },
    fullName: { type: DataTypes.STRING(100), allowNull: true, defaultValue: null },
    village: { type: DataTypes.STRING(20), allowNull: true, defaultValue: null },
    deletedAt: { type: DataTypes.DATE(3), allowNull: true, defaultValue: null },
  },
  { sequelize, modelName: 'markCode', tableName: 'mark_codes', timestamps: false },
);
