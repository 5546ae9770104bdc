import type { ReportState } from '@pehchan/contract/reports';
import type { Village } from '@pehchan/contract/common';
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
} from 'sequelize';
import { sequelize } from '../../../ground/database/sequelize.ts';

export class Report extends Model<InferAttributes<Report>, InferCreationAttributes<Report>> {
  declare id: CreationOptional<number>;
  declare userId: number;
  declare profileId: number | null;
  declare profileName: string;
  /** Whether the biodata is the reported family's own, and not the reporting family's. */
  declare isTheirs: CreationOptional<boolean>;
  declare aboutId: number;
  declare aboutName: string;
  declare aboutVillage: Village;
  declare text: string;
  declare state: CreationOptional<ReportState>;
  declare answer: CreationOptional<string | null>;
  declare note: CreationOptional<string | null>;
  declare decidedBy: CreationOptional<string | null>;
  declare decidedAt: CreationOptional<Date | null>;
  declare createdAt: CreationOptional<Date>;

  static ofAccount(userId: number): Promise<ReportRow[]> {
    return Report.findAll({ where: { userId }, order: [['id', 'DESC']], limit: MOST_SHOWN, raw: true });
  }
}

const MOST_SHOWN = 100;

export type ReportRow = InferAttributes<Report>;

const optionalText = () => ({ type: DataTypes.STRING(500), allowNull: true, defaultValue: null });

Report.init(
  {
    id: { type: DataTypes.INTEGER.UNSIGNED, autoIncrement: true, primaryKey: true },
    userId: { type: DataTypes.INTEGER.UNSIGNED, allowNull: false },
    profileId: { type: DataTypes.INTEGER.UNSIGNED, allowNull: true },
    profileName: { type: DataTypes.STRING(100), allowNull: false },
    isTheirs: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
    aboutId: { type: DataTypes.INTEGER.UNSIGNED, allowNull: false },
    aboutName: { type: DataTypes.STRING(100), allowNull: false },
    aboutVillage: { type: DataTypes.STRING(20), allowNull: false },
    text: { type: DataTypes.STRING(500), allowNull: false },
    state: { type: DataTypes.STRING(10), allowNull: false, defaultValue: 'open' },
    answer: optionalText(),
    note: optionalText(),
    decidedBy: { type: DataTypes.STRING(100), allowNull: true, defaultValue: null },
    decidedAt: { type: DataTypes.DATE(3), allowNull: true, defaultValue: null },
    createdAt: DataTypes.DATE(3),
  },
  { sequelize, modelName: 'report', tableName: 'reports', updatedAt: false },
);
