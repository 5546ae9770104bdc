import type { HiddenFamily } from '@pehchan/contract/blocks';
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
import { select, sql } from '../../../ground/database/select.ts';
import { sequelize } from '../../../ground/database/sequelize.ts';
import type { Actor, UserRow, Viewer } from '../../../identity/accounts/index.ts';

/** Two families hidden from each other. The row outlives a deleted account: the other must not notice. */
export class Block extends Model<InferAttributes<Block>, InferCreationAttributes<Block>> {
  declare userId: number;
  declare otherId: number;
  /** The hidden family's name and village at the time of hiding: the viewer must not see later changes. */
  declare name: string;
  declare village: Village;
  declare createdAt: CreationOptional<Date>;
}

Block.init(
  {
    userId: { type: DataTypes.INTEGER.UNSIGNED, primaryKey: true },
    otherId: { type: DataTypes.INTEGER.UNSIGNED, primaryKey: true },
    name: DataTypes.STRING(200),
    village: DataTypes.STRING(20),
    createdAt: DataTypes.DATE(3),
  },
  { sequelize, modelName: 'block', tableName: 'blocks', updatedAt: false },
);

const NO_FAMILIES: ReadonlySet<number> = new Set();

/** Return an account with the families hidden by or from it. Replies must leave out these families' data. */
export async function viewerOf({
  id,
  role,
  status,
  phone,
  hasBlocks,
}: Actor & Pick<UserRow, 'hasBlocks'>): Promise<Viewer> {
  return { id, role, status, phone, apart: hasBlocks ? await apartFrom(id) : NO_FAMILIES };
}

async function apartFrom(userId: number): Promise<ReadonlySet<number>> {
  const rows = await select<{ id: number }>(
    sql(
      'SELECT otherId AS id FROM blocks WHERE userId = ? UNION SELECT userId FROM blocks WHERE otherId = ?',
      userId,
      userId,
    ),
  );
  return new Set(rows.map(({ id }) => id));
}

const NOTE = `
  UPDATE users
  SET hasBlocks = EXISTS (SELECT 1 FROM blocks WHERE blocks.userId = users.id)
    OR EXISTS (SELECT 1 FROM blocks WHERE blocks.otherId = users.id)
  WHERE id IN (?)`;

/** Store in each account whether it has hidden families, in the transaction that locks the accounts. */
export async function noteBlocks(userIds: number[], transaction: Transaction): Promise<void> {
  await sequelize.query(NOTE, { replacements: [userIds], type: QueryTypes.UPDATE, transaction });
}

/** Return hidden families, newest first, with the names stored at hiding; older rows have no names. */
export async function hiddenBy(userId: number): Promise<HiddenFamily[]> {
  const rows = await select<{ userId: number; name: string; village: Village; createdAt: Date }>(
    sql(
      `SELECT blocks.otherId AS userId, COALESCE(blocks.name, users.fullName) AS name,
         COALESCE(blocks.village, users.village) AS village, blocks.createdAt
       FROM blocks LEFT JOIN users ON users.id = blocks.otherId
       WHERE blocks.userId = ? AND COALESCE(blocks.name, users.fullName) IS NOT NULL
       ORDER BY blocks.createdAt DESC, blocks.otherId DESC`,
      userId,
    ),
  );
  return rows.map(({ createdAt, ...family }) => ({ ...family, hiddenAt: createdAt.toISOString() }));
}
