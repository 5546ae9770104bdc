import {
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  Op,
  type Transaction,
} from 'sequelize';
import { sequelize } from '../../../ground/database/sequelize.ts';

/** A photo that must be removed from the store after `dueAt`. */
export class PhotoRemoval extends Model<
  InferAttributes<PhotoRemoval>,
  InferCreationAttributes<PhotoRemoval>
> {
  declare photoKey: string;
  declare dueAt: Date;

  static async plan(photoKeys: string[], dueAt: Date, transaction?: Transaction): Promise<void> {
    const rows = photoKeys.map((photoKey) => ({ photoKey, dueAt }));
    await PhotoRemoval.bulkCreate(rows, { transaction, updateOnDuplicate: ['dueAt'] });
  }

  /** Plan a check in an hour whether the photo has an owner. An earlier plan for the photo is kept. */
  static async planCheck(photoKey: string): Promise<void> {
    const dueAt = new Date(Date.now() + 60 * 60 * 1000);
    await PhotoRemoval.bulkCreate([{ photoKey, dueAt }], { ignoreDuplicates: true });
  }

  static async cancel(photoKey: string, transaction?: Transaction): Promise<void> {
    await PhotoRemoval.destroy({ where: { photoKey }, transaction });
  }

  /** Lock a planned removal and return whether it is still planned. */
  static async lock(photoKey: string, transaction: Transaction): Promise<boolean> {
    const row = await PhotoRemoval.findByPk(photoKey, { transaction, lock: transaction.LOCK.UPDATE });
    return row !== null;
  }

  static async putOff(photoKey: string, dueAt: Date): Promise<void> {
    await PhotoRemoval.update({ dueAt }, { where: { photoKey } });
  }

  static async due(limit: number, now = new Date()): Promise<string[]> {
    const rows = await PhotoRemoval.findAll({ where: { dueAt: { [Op.lte]: now } }, order: ['dueAt'], limit });
    return rows.map(({ photoKey }) => photoKey);
  }
}

PhotoRemoval.init(
  {
    photoKey: { type: DataTypes.CHAR(32), primaryKey: true },
    dueAt: { type: DataTypes.DATE(3), allowNull: false },
  },
  { sequelize, modelName: 'photoRemoval', tableName: 'photo_removals', timestamps: false },
);
