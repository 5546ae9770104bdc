import type { Stage } from '@pehchan/contract/shortlist';
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Transaction,
} from 'sequelize';
import { sequelize } from '../../../ground/database/sequelize.ts';

/** Only the family reads its shortlist: it is in no export, and no log records it. */
export class ShortlistEntry extends Model<
  InferAttributes<ShortlistEntry>,
  InferCreationAttributes<ShortlistEntry>
> {
  declare userId: number;
  declare profileId: number;
  declare stage: CreationOptional<Stage>;
  declare note: CreationOptional<string>;
  declare forProfile: CreationOptional<number | null>;
  declare createdAt: CreationOptional<Date>;

  static ofAccount(userId: number): Promise<ShortlistEntryRow[]> {
    const order: [string, string][] = [
      ['createdAt', 'DESC'],
      ['profileId', 'DESC'],
    ];
    return ShortlistEntry.findAll({ where: { userId }, order, raw: true });
  }

  /** Empty the entries of deleted biodata but keep the rows: a deletion must look like a hidden family. */
  static async emptyOf(profileId: number[], transaction: Transaction): Promise<void> {
    const empty = { stage: 'liked', note: '', forProfile: null } as const;
    await ShortlistEntry.update(empty, { where: { profileId }, transaction });
  }
}

export type ShortlistEntryRow = InferAttributes<ShortlistEntry>;

ShortlistEntry.init(
  {
    userId: { type: DataTypes.INTEGER.UNSIGNED, primaryKey: true },
    profileId: { type: DataTypes.INTEGER.UNSIGNED, primaryKey: true },
    stage: { type: DataTypes.STRING(10), allowNull: false, defaultValue: 'liked' },
    note: { type: DataTypes.STRING(200), allowNull: false, defaultValue: '' },
    forProfile: { type: DataTypes.INTEGER.UNSIGNED, allowNull: true, defaultValue: null },
    createdAt: DataTypes.DATE(3),
  },
  { sequelize, modelName: 'shortlistEntry', tableName: 'shortlist_entries', updatedAt: false },
);
