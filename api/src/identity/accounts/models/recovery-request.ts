import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  Op,
  type Transaction,
} from 'sequelize';
import { sequelize } from '../../../ground/database/sequelize.ts';
import type { UserRow } from './user.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Milliseconds in which a request must be confirmed and its code be made; then the request expires. */
const OPEN_FOR = DAY;
const MOST_ALONE = 5;
/** Milliseconds for which requests are kept: longer than the week that administrators see. */
const KEPT_FOR = 30 * DAY;

const after = (milliseconds: number) => ({ [Op.gt]: new Date(Date.now() - milliseconds) });

type Named = Pick<UserRow, 'id' | 'fullName'>;

export class RecoveryRequest extends Model<
  InferAttributes<RecoveryRequest>,
  InferCreationAttributes<RecoveryRequest>
> {
  declare id: CreationOptional<number>;
  declare userId: number;
  declare userName: string;
  declare askedById: number;
  declare askedByName: string;
  declare askedAt: Date;
  declare confirmedByName: CreationOptional<string | null>;
  declare madeAt: CreationOptional<Date | null>;
  declare usedAt: CreationOptional<Date | null>;

  static ask(admin: Named, user: Named, transaction: Transaction): Promise<RecoveryRequest> {
    const names = { userName: user.fullName, askedByName: admin.fullName };
    return RecoveryRequest.create(
      { userId: user.id, askedById: admin.id, ...names, askedAt: new Date() },
      { transaction },
    );
  }

  /** Return the administrator's open request for a family, without a code yet. Lock the family first. */
  static findOpen(admin: Named, user: Named, transaction: Transaction): Promise<RecoveryRequest | null> {
    const where = { userId: user.id, askedById: admin.id, madeAt: null, askedAt: after(OPEN_FOR) };
    return RecoveryRequest.findOne({ where, order: [['id', 'DESC']], transaction });
  }

  /** Return when the administrator can next make an unconfirmed code; null: now. Lock their account first. */
  static async nextAlone({ id }: Named, transaction: Transaction): Promise<Date | null> {
    const where = { askedById: id, confirmedByName: null, madeAt: after(DAY) };
    const order: [string, string][] = [['madeAt', 'DESC']];
    const fifth = await RecoveryRequest.findOne({ where, order, offset: MOST_ALONE - 1, transaction });
    return fifth?.madeAt ? new Date(fifth.madeAt.getTime() + DAY) : null;
  }

  static findLatest(userId: number, transaction: Transaction): Promise<RecoveryRequest | null> {
    const where = { userId, madeAt: { [Op.ne]: null } };
    return RecoveryRequest.findOne({ where, order: [['madeAt', 'DESC']], transaction });
  }

  static findRecent(): Promise<RecoveryRequestRow[]> {
    return RecoveryRequest.findAll({
      where: {
        askedAt: after(8 * DAY),
        [Op.or]: [{ madeAt: after(7 * DAY) }, { madeAt: null, askedAt: after(OPEN_FOR) }],
      },
      order: [['id', 'DESC']],
      raw: true,
    });
  }

  static async removeOld(): Promise<void> {
    await RecoveryRequest.destroy({ where: { askedAt: { [Op.lte]: new Date(Date.now() - KEPT_FOR) } } });
  }
}

export type RecoveryRequestRow = InferAttributes<RecoveryRequest>;

export const canConfirm = (
  { id }: Pick<UserRow, 'id'>,
  { askedById, askedAt, confirmedByName, madeAt }: RecoveryRequestRow,
): boolean => id !== askedById && !confirmedByName && !madeAt && Date.now() - askedAt.getTime() < OPEN_FOR;

RecoveryRequest.init(
  {
    id: { type: DataTypes.INTEGER.UNSIGNED, autoIncrement: true, primaryKey: true },
    userId: { type: DataTypes.INTEGER.UNSIGNED, allowNull: false },
    userName: { type: DataTypes.STRING(100), allowNull: false },
    askedById: { type: DataTypes.INTEGER.UNSIGNED, allowNull: false },
    askedByName: { type: DataTypes.STRING(100), allowNull: false },
    askedAt: { type: DataTypes.DATE(3), allowNull: false },
    confirmedByName: { type: DataTypes.STRING(100), allowNull: true, defaultValue: null },
    madeAt: { type: DataTypes.DATE(3), allowNull: true, defaultValue: null },
    usedAt: { type: DataTypes.DATE(3), allowNull: true, defaultValue: null },
  },
  { sequelize, modelName: 'recoveryRequest', tableName: 'recovery_requests', timestamps: false },
);
