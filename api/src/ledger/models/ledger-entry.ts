import type { Village } from '@pehchan/contract/common';
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
} from 'sequelize';
import { sequelize } from '../../database/sequelize.ts';

/** What an administrator does: opens it, takes it along in a file, or has it in a list. */
export type AdministratorKind = 'administrator' | 'exported' | 'listed';
/** `unwarned`: opened before the register said that families see it; they aren't told of it. */
export type EntryKind = 'view' | 'reveal' | 'unwarned' | AdministratorKind;

/**
 * What one account did with one biodata: opened it, or took its number. One line, however often, for as long
 * as the viewer has the same name, village and number: what is written isn't changed by a later look.
 */
export class LedgerEntry extends Model<InferAttributes<LedgerEntry>, InferCreationAttributes<LedgerEntry>> {
  declare id: CreationOptional<number>;
  declare profileId: number;
  declare viewerId: number;
  declare viewerName: string;
  declare viewerVillage: Village;
  /** Of a reveal: the viewer's number. Null: written by a version that didn't keep it. */
  declare viewerPhone: CreationOptional<string | null>;
  declare kind: EntryKind;
  /** Of a reveal: the number that was shown. */
  declare phone: string | null;
  declare firstAt: Date;
  /** When the last look that counted began. */
  declare lastAt: Date;
  declare times: CreationOptional<number>;
}

export type LedgerEntryRow = InferAttributes<LedgerEntry>;

/** The oldest look that a reload or a way back still belongs to. */
export const SAME_LOOK = 'UTC_TIMESTAMP(3) - INTERVAL 30 MINUTE';

/** End an INSERT: a look that a line has already counts in it, once in 30 minutes. */
export const COUNTED_ONCE = `
  ON DUPLICATE KEY UPDATE
    times = times + (lastAt <= ${SAME_LOOK}),
    lastAt = IF(lastAt <= ${SAME_LOOK}, UTC_TIMESTAMP(3), lastAt)`;

LedgerEntry.init(
  {
    id: { type: DataTypes.INTEGER.UNSIGNED, autoIncrement: true, primaryKey: true },
    profileId: { type: DataTypes.INTEGER.UNSIGNED, allowNull: false },
    viewerId: { type: DataTypes.INTEGER.UNSIGNED, allowNull: false },
    viewerName: { type: DataTypes.STRING(100), allowNull: false },
    viewerVillage: { type: DataTypes.STRING(20), allowNull: false },
    viewerPhone: { type: DataTypes.CHAR(10), allowNull: true, defaultValue: null },
    kind: { type: DataTypes.STRING(20), allowNull: false },
    phone: { type: DataTypes.CHAR(10), allowNull: true },
    firstAt: { type: DataTypes.DATE(3), allowNull: false },
    lastAt: { type: DataTypes.DATE(3), allowNull: false },
    times: { type: DataTypes.INTEGER.UNSIGNED, allowNull: false, defaultValue: 1 },
  },
  { sequelize, modelName: 'ledgerEntry', tableName: 'ledger_entries', timestamps: false },
);
