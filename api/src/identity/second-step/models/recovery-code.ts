import {
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Transaction,
} from 'sequelize';
import { sequelize } from '../../../ground/database/sequelize.ts';

/** A printed code, for an administrator who lost passkeys and app. Its row is deleted when it is used. */
export class RecoveryCode extends Model<
  InferAttributes<RecoveryCode>,
  InferCreationAttributes<RecoveryCode>
> {
  declare userId: number;
  declare hash: string;

  static async use(userId: number, hash: string, transaction: Transaction): Promise<boolean> {
    return (await RecoveryCode.destroy({ where: { userId, hash }, transaction })) === 1;
  }
}

RecoveryCode.init(
  {
    userId: { type: DataTypes.INTEGER.UNSIGNED, primaryKey: true },
    hash: { type: DataTypes.CHAR(64), primaryKey: true },
  },
  { sequelize, modelName: 'recoveryCode', tableName: 'recovery_codes', timestamps: false },
);
