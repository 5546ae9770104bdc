import type { Village } from '@pehchan/contract/common';
import type { LedgerKind } from '@pehchan/contract/ledger';
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
} from 'sequelize';
import { sequelize } from '../../database/sequelize.ts';

/** `unwarned`: opened before the register said that families see it; they aren't told of it. */
export type EntryKind = LedgerKind | 'unwarned';

/** What one account did with one biodata: opened it, or took its number. One line, however often. */
export class LedgerEntry extends Model<InferAttributes<LedgerEntry>, InferCreationAttributes<LedgerEntry>> {
  declare id: CreationOptional<number>;
  declare profileId: number;
  declare viewerId: number;
  declare viewerName: string;
  declare viewerVillage: Village;
  declare kind: EntryKind;
  /** Of a reveal: the number that was shown. */
  declare phone: string | null;
  declare firstAt: Date;
  declare lastAt: Date;
  declare times: CreationOptional<number>;
}

export type LedgerEntryRow = InferAttributes<LedgerEntry>;

LedgerEntry.init(
  {
    id: { type: DataTypes.INTEGER.UNSIGNED, autoIncrement: true, primaryKey: true },
    profileId: { type: DataTypes.INTEGER.UNSIGNED, allowNull: false },
    viewerId: { type: DataTypes.INTEGER.UNSIGNED, allowNull: false },
    viewerName: { type: DataTypes.STRING(100), allowNull: false },
    viewerVillage: { type: DataTypes.STRING(20), allowNull: false },
    kind: { type: DataTypes.STRING(20), allowNull: false },
    phone: { type: DataTypes.CHAR(10), allowNull: true },
    firstAt: { type: DataTypes.DATE(3), allowNull: false },
    lastAt: { type: DataTypes.DATE(3), allowNull: false },
    times: { type: DataTypes.INTEGER.UNSIGNED, allowNull: false, defaultValue: 1 },
  },
  { sequelize, modelName: 'ledgerEntry', tableName: 'ledger_entries', timestamps: false },
);
