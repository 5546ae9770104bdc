import { DataTypes, type InferAttributes, type InferCreationAttributes, Model } from 'sequelize';
import { sequelize } from '../../../ground/database/sequelize.ts';

export class DemoAccount extends Model<InferAttributes<DemoAccount>, InferCreationAttributes<DemoAccount>> {
  declare userId: number;

  static async exist(): Promise<boolean> {
    return (await DemoAccount.findOne()) !== null;
  }

  static async has(userId: number | undefined): Promise<boolean> {
    return userId !== undefined && (await DemoAccount.findByPk(userId)) !== null;
  }
}

DemoAccount.init(
  { userId: { type: DataTypes.INTEGER.UNSIGNED, primaryKey: true } },
  { sequelize, modelName: 'demoAccount', tableName: 'demo_accounts', timestamps: false },
);
