import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
} from 'sequelize';
import { sequelize } from '../../../ground/database/sequelize.ts';

export class Passkey extends Model<InferAttributes<Passkey>, InferCreationAttributes<Passkey>> {
  declare id: CreationOptional<number>;
  declare userId: number;
  declare credentialId: string;
  declare publicKey: string;
  /** The authenticator's count of this passkey's signatures; 0 if the authenticator does not count. */
  declare counter: number;
  declare transports: string;
  declare name: string;
  declare createdAt: CreationOptional<Date>;
  declare lastUsedAt: CreationOptional<Date | null>;

  static findOf(userId: number): Promise<Passkey[]> {
    return Passkey.findAll({ where: { userId }, order: ['id'] });
  }
}

export type PasskeyRow = InferAttributes<Passkey>;

Passkey.init(
  {
    id: { type: DataTypes.INTEGER.UNSIGNED, autoIncrement: true, primaryKey: true },
    userId: { type: DataTypes.INTEGER.UNSIGNED, allowNull: false },
    credentialId: { type: DataTypes.STRING(1400), allowNull: false },
    publicKey: { type: DataTypes.TEXT, allowNull: false },
    counter: { type: DataTypes.INTEGER.UNSIGNED, allowNull: false },
    transports: { type: DataTypes.STRING(100), allowNull: false },
    name: { type: DataTypes.STRING(60), allowNull: false },
    createdAt: DataTypes.DATE(3),
    lastUsedAt: { type: DataTypes.DATE(3), allowNull: true, defaultValue: null },
  },
  { sequelize, modelName: 'passkey', tableName: 'passkeys', updatedAt: false },
);
