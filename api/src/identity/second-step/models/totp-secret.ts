import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  Op,
} from 'sequelize';
import { sequelize } from '../../../ground/database/sequelize.ts';

export class TotpSecret extends Model<InferAttributes<TotpSecret>, InferCreationAttributes<TotpSecret>> {
  declare userId: number;
  declare secret: string;
  /** The number of the half minute of the last used code: neither this code nor earlier ones work again. */
  declare usedCounter: number;
  declare createdAt: CreationOptional<Date>;

  /** Use up a code; return false if it was used. One UPDATE keeps parallel calls from using it twice. */
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
