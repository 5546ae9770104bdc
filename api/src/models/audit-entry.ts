import { type AuditAction, PAGE_SIZE } from '@pehchan/contract/constants';
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Transaction,
} from 'sequelize';
import type { AuditQuery } from '@pehchan/contract/lists';
import { sequelize } from '../database/sequelize.ts';
import { join, select, sql } from '../database/select.ts';
import { countRows, findPage, type List, type Page } from './listing.ts';
import type { UserRow } from './user.ts';

type Named = Pick<UserRow, 'id' | 'fullName'>;
/** Who acts: an account, or the command line. */
export type Actor = Named | 'command line';

/** One act of an administrator, or one change of somebody's standing. Written in the act's own transaction, never changed. */
export class AuditEntry extends Model<InferAttributes<AuditEntry>, InferCreationAttributes<AuditEntry>> {
  declare id: CreationOptional<number>;
  declare actorId: number | null;
  declare actorName: string;
  declare action: AuditAction;
  declare subjectId: number | null;
  declare subjectName: string;
  declare fromValue: CreationOptional<string | null>;
  declare toValue: CreationOptional<string | null>;
  declare createdAt: CreationOptional<Date>;

  static async record(
    actor: Actor,
    action: AuditAction,
    subject: Named,
    change: { from?: string; to?: string },
    transaction: Transaction,
  ): Promise<void> {
    await AuditEntry.create(
      {
        actorId: actor === 'command line' ? null : actor.id,
        actorName: actor === 'command line' ? actor : actor.fullName,
        action,
        subjectId: subject.id,
        subjectName: subject.fullName,
        fromValue: change.from ?? null,
        toValue: change.to ?? null,
      },
      { transaction },
    );
  }
}

export type AuditRow = InferAttributes<AuditEntry>;

/** One page of the log, newest first. */
export async function findAuditEntries({
  page = 1,
  pageSize = PAGE_SIZE,
  ...filters
}: AuditQuery): Promise<Page<AuditRow>> {
  const where = Object.entries(filters).flatMap(([column, value]) =>
    value === undefined ? [] : sql(`item.${column} = ?`, value),
  );
  const list: List<AuditRow> = {
    rows: { from: sql('audit_entries AS item'), where },
    sorting: { column: 'id', direction: 'DESC' },
    load: (ids, order) =>
      select(
        join([
          'SELECT item.* FROM (',
          ids,
          `) AS page JOIN audit_entries AS item ON item.id = page.id ${order}`,
        ]),
      ),
  };
  return findPage(list, () => countRows(list.rows), { page, pageSize });
}

AuditEntry.init(
  {
    id: { type: DataTypes.INTEGER.UNSIGNED, autoIncrement: true, primaryKey: true },
    actorId: { type: DataTypes.INTEGER.UNSIGNED, allowNull: true },
    actorName: { type: DataTypes.STRING(100), allowNull: false },
    action: { type: DataTypes.STRING(30), allowNull: false },
    subjectId: { type: DataTypes.INTEGER.UNSIGNED, allowNull: true },
    subjectName: { type: DataTypes.STRING(100), allowNull: false },
    fromValue: { type: DataTypes.STRING(20), allowNull: true },
    toValue: { type: DataTypes.STRING(20), allowNull: true },
    createdAt: DataTypes.DATE(3),
  },
  { sequelize, modelName: 'auditEntry', tableName: 'audit_entries', updatedAt: false },
);
