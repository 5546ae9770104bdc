import type { ReadWindow, SecurityEventName } from '@pehchan/contract/security';
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
} from 'sequelize';
import { sql } from '../../../ground/database/select.ts';
import { sequelize } from '../../../ground/database/sequelize.ts';
import type { Page } from '../../../ground/lists/listing.ts';
import { findTablePage } from '../../../ground/lists/table-page.ts';

export class SecurityEvent extends Model<
  InferAttributes<SecurityEvent>,
  InferCreationAttributes<SecurityEvent>
> {
  declare id: CreationOptional<number>;
  declare userId: number | null;
  declare event: SecurityEventName;
  declare network: string;
  declare at: Date;
  /** Set for heavy reading only: the time window. `amount` is the number of different items read in it. */
  declare within: CreationOptional<ReadWindow | null>;
  declare amount: CreationOptional<number | null>;
}

export type SecurityEventRow = InferAttributes<SecurityEvent>;

export function findSecurityEvents(
  userId: number,
  paging: { page?: number | undefined; pageSize?: number | undefined },
): Promise<Page<SecurityEventRow>> {
  const where = [sql('item.userId = ?', userId)];
  return findTablePage<SecurityEventRow>({ name: 'security_events', where, newestBy: 'id' }, paging);
}

SecurityEvent.init(
  {
    id: { type: DataTypes.INTEGER.UNSIGNED, autoIncrement: true, primaryKey: true },
    userId: { type: DataTypes.INTEGER.UNSIGNED, allowNull: true },
    event: { type: DataTypes.STRING(30), allowNull: false },
    network: { type: DataTypes.CHAR(16), allowNull: false },
    at: { type: DataTypes.DATE(3), allowNull: false },
    within: { type: DataTypes.STRING(10), allowNull: true, defaultValue: null },
    amount: { type: DataTypes.INTEGER.UNSIGNED, allowNull: true, defaultValue: null },
  },
  { sequelize, modelName: 'securityEvent', tableName: 'security_events', timestamps: false },
);
