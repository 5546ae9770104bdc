import { type Reason, reasonsAmong } from '@pehchan/contract/accounts';
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Transaction,
} from 'sequelize';
import { sequelize } from '../../../ground/database/sequelize.ts';
import type { UserRow } from './user.ts';

export type Reasons = { reasons: readonly Reason[]; note: string };

const listed = (reasons: readonly Reason[]): string => reasonsAmong(reasons).join();
export const reasonsOf = (list: string): Reason[] => reasonsAmong(list.split(','));

const REASON_OF_COLUMN: Partial<Record<string, Reason>> = {
  fullName: 'name',
  fatherName: 'father',
  village: 'village',
  gotra: 'gotra',
  phone: 'phone',
  photoKey: 'photo',
};

export class Rejection extends Model<InferAttributes<Rejection>, InferCreationAttributes<Rejection>> {
  declare userId: number;
  declare reasons: CreationOptional<string>;
  declare note: CreationOptional<string>;
  declare mended: CreationOptional<string>;
  declare rejectedAt: Date;
  declare sentAgainAt: CreationOptional<Date | null>;

  static async record(userId: number, { reasons, note }: Reasons, transaction: Transaction): Promise<void> {
    await Rejection.destroy({ where: { userId }, transaction });
    await Rejection.create(
      { userId, reasons: listed(reasons), note, rejectedAt: new Date() },
      { transaction },
    );
  }

  static async findOrBuildOf(
    { id, statusSince }: Pick<UserRow, 'id' | 'statusSince'>,
    transaction: Transaction,
  ): Promise<Rejection> {
    const found = await Rejection.findByPk(id, { transaction, lock: transaction.LOCK.UPDATE });
    return found ?? Rejection.build({ userId: id, rejectedAt: statusSince });
  }

  /** Store which fields a rejected account has corrected. The caller has locked the account. */
  static async noteCorrected(
    user: Pick<UserRow, 'id' | 'status' | 'statusSince'>,
    changed: readonly string[],
    transaction: Transaction,
  ): Promise<void> {
    const mended = changed.flatMap((column) => REASON_OF_COLUMN[column] ?? []);
    if (user.status !== 'rejected' || mended.length === 0) return;
    const rejection = await Rejection.findOrBuildOf(user, transaction);
    rejection.mended = listed([...reasonsOf(rejection.mended), ...mended]);
    await rejection.save({ transaction });
  }
}

export type RejectionRow = InferAttributes<Rejection>;

/** A function, so that each column gets its own object: Sequelize writes the column's name into it. */
const list = () => ({ type: DataTypes.STRING(100), allowNull: false, defaultValue: '' });

Rejection.init(
  {
    userId: { type: DataTypes.INTEGER.UNSIGNED, primaryKey: true },
    reasons: list(),
    note: { type: DataTypes.STRING(300), allowNull: false, defaultValue: '' },
    mended: list(),
    rejectedAt: { type: DataTypes.DATE(3), allowNull: false },
    sentAgainAt: { type: DataTypes.DATE(3), allowNull: true, defaultValue: null },
  },
  { sequelize, modelName: 'rejection', tableName: 'rejections', timestamps: false },
);
