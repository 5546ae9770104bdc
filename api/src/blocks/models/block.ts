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
import type { Actor, UserRow, Viewer } from '../../accounts/index.ts';
import { select, sql } from '../../database/select.ts';
import { sequelize } from '../../database/sequelize.ts';

/** That a family has hidden itself from another one, and that one from itself. */
export class Block extends Model<InferAttributes<Block>, InferCreationAttributes<Block>> {
  declare userId: number;
  declare otherId: number;
  declare createdAt: CreationOptional<Date>;
}

Block.init(
  {
    userId: { type: DataTypes.INTEGER.UNSIGNED, primaryKey: true },
    otherId: { type: DataTypes.INTEGER.UNSIGNED, primaryKey: true },
    createdAt: DataTypes.DATE(3),
  },
  { sequelize, modelName: 'block', tableName: 'blocks', updatedAt: false },
);

const NOBODY: ReadonlySet<number> = new Set();

/** Who looks at what others have, with the families that it doesn't see, whoever hid the other. */
export async function viewerOf({
  id,
  role,
  status,
  phone,
  hasBlocks,
}: Actor & Pick<UserRow, 'hasBlocks'>): Promise<Viewer> {
  return { id, role, status, phone, apart: hasBlocks ? await apartFrom(id) : NOBODY };
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

/** Both accounts are told whether there is anything to ask for, in the transaction that holds them. */
export async function noteBlocks(userIds: number[], transaction: Transaction): Promise<void> {
  await sequelize.query(NOTE, { replacements: [userIds], type: QueryTypes.UPDATE, transaction });
}

/** Whom a family has hidden, newest first. */
export async function hiddenBy(userId: number): Promise<HiddenFamily[]> {
  const rows = await select<{ userId: number; name: string; village: Village; createdAt: Date }>(
    sql(
      `SELECT users.id AS userId, users.fullName AS name, users.village, blocks.createdAt
       FROM blocks JOIN users ON users.id = blocks.otherId
       WHERE blocks.userId = ? ORDER BY blocks.createdAt DESC, users.id DESC`,
      userId,
    ),
  );
  return rows.map(({ createdAt, ...family }) => ({ ...family, hiddenAt: createdAt.toISOString() }));
}
