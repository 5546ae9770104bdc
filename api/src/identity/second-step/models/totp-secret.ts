import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  Op,
} from 'sequelize';
import { sequelize } from '../../../ground/database/sequelize.ts';

/** What an account's authenticator app counts with. */
export class TotpSecret extends Model<InferAttributes<TotpSecret>, InferCreationAttributes<TotpSecret>> {
  declare userId: number;
  /** Encrypted. */
  declare secret: string;
  /** The half minute whose code was used last. */
  declare usedCounter: number;
  declare createdAt: CreationOptional<Date>;

  /**
   * Each code works once, whatever asks at the same moment.
   * @returns whether it was this one's turn
   */
  static async use(userId: number, counter: number): Promise<boolean> {
    const where = { userId, usedCounter: { [Op.lt]: counter } };
    const [changed] = await TotpSecret.update({ usedCounter: counter }, { where });
    return changed === 1;
  }
}

TotpSecret.init(
  {
    userId: { type: DataTypes.INTEGER.UNSIGNED, primaryKey: true },
    secret: { type: DataTypes.STRING(255), allowNull: false },
    usedCounter: { type: DataTypes.INTEGER.UNSIGNED, allowNull: false },
    createdAt: DataTypes.DATE(3),
  },
  { sequelize, modelName: 'totpSecret', tableName: 'totp_secrets', updatedAt: false },
);
