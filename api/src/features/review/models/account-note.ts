import { MAX_NOTES } from '@pehchan/contract/review';
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
} from 'sequelize';
import { sequelize } from '../../../ground/database/sequelize.ts';

/** An administrator's note on an account. A foreign key deletes it with the account. */
export class AccountNote extends Model<InferAttributes<AccountNote>, InferCreationAttributes<AccountNote>> {
  declare id: CreationOptional<number>;
  declare userId: number;
  declare writtenBy: string;
  declare text: string;
  declare createdAt: CreationOptional<Date>;

  static onAccount(userId: number): Promise<AccountNoteRow[]> {
    return AccountNote.findAll({ where: { userId }, order: [['id', 'DESC']], limit: MAX_NOTES, raw: true });
  }
}

export type AccountNoteRow = InferAttributes<AccountNote>;

AccountNote.init(
  {
    id: { type: DataTypes.INTEGER.UNSIGNED, autoIncrement: true, primaryKey: true },
    userId: { type: DataTypes.INTEGER.UNSIGNED, allowNull: false },
    writtenBy: { type: DataTypes.STRING(100), allowNull: false },
    text: { type: DataTypes.STRING(500), allowNull: false },
    createdAt: DataTypes.DATE(3),
  },
  { sequelize, modelName: 'accountNote', tableName: 'account_notes', updatedAt: false },
);
