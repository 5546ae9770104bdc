import type { Village } from '@pehchan/contract/common';
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
} from 'sequelize';
import { sequelize } from '../../../ground/database/sequelize.ts';

/** What an administrator did: opened the biodata, exported it, or had it in a list. */
export type AdministratorKind = 'administrator' | 'exported' | 'listed';
/** `unwarned`: a look before families could read the access log; no family is shown this line. */
export type EntryKind = 'view' | 'reveal' | 'unwarned' | AdministratorKind;

/** A reveal, or looks at a biodata: one line while the viewer's name, village and number are unchanged. */
export class LedgerEntry extends Model<InferAttributes<LedgerEntry>, InferCreationAttributes<LedgerEntry>> {
  declare id: CreationOptional<number>;
  declare profileId: number;
  declare viewerId: number;
  declare viewerName: string;
  declare viewerVillage: Village;
  /** The viewer's number at a reveal. Null in lines of earlier versions. */
  declare viewerPhone: CreationOptional<string | null>;
  declare kind: EntryKind;
  declare phone: string | null;
  declare firstAt: Date;
  declare lastAt: Date;
  declare times: CreationOptional<number>;
}

export type LedgerEntryRow = InferAttributes<LedgerEntry>;

/** A reload or a return within 30 minutes belongs to the same look at a biodata. */
export const SAME_LOOK = 'UTC_TIMESTAMP(3) - INTERVAL 30 MINUTE';

/** The end of an INSERT, which counts a repeated look in its existing line, at most once in 30 minutes. */
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
