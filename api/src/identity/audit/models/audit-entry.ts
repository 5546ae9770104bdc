import type { AuditAction, AuditEdit, AuditQuery } from '@pehchan/contract/audit';
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Transaction,
} from 'sequelize';
import { sql } from '../../../ground/database/select.ts';
import { sequelize } from '../../../ground/database/sequelize.ts';
import type { Page } from '../../../ground/lists/listing.ts';
import { findTablePage } from '../../../ground/lists/table-page.ts';

type Named = { id: number; fullName: string };
export type Actor = Named | 'command line';

type Change = {
  from?: string;
  to?: string;
  changed?: string[];
  edits?: readonly AuditEdit[];
  reasons?: readonly string[];
  amount?: number;
};

/** A line of the audit log, written in the transaction of the act that it records, and never changed. */
export class AuditEntry extends Model<InferAttributes<AuditEntry>, InferCreationAttributes<AuditEntry>> {
  declare id: CreationOptional<number>;
  declare actorId: number | null;
  declare actorName: string;
  declare action: AuditAction;
  declare subjectId: number | null;
  declare subjectName: string;
  /** The account that the act concerns: the changed account, or the owner of the biodata. */
  declare userId: CreationOptional<number | null>;
  declare fromValue: CreationOptional<string | null>;
  declare toValue: CreationOptional<string | null>;
  declare changedColumns: CreationOptional<string | null>;
  declare edits: CreationOptional<string | null>;
  /** The reasons of a rejection, or what the family of a resubmitted account corrected. */
  declare reasons: CreationOptional<string | null>;
  /** The query of an exported list. `amount`: the rows exported, or the pages of biodata read in a day. */
  declare filters: CreationOptional<string | null>;
  declare amount: CreationOptional<number | null>;
  declare createdAt: CreationOptional<Date>;

  static async record(
    actor: Actor,
    action: Exclude<AuditAction, 'exported'>,
    subject: Named & { userId?: number },
    change: Change,
    transaction: Transaction,
  ): Promise<AuditEntry> {
    return AuditEntry.create(
      {
        ...namesOf(actor),
        action,
        subjectId: subject.id,
        subjectName: subject.fullName,
        userId: subject.userId ?? subject.id,
        fromValue: change.from ?? null,
        toValue: change.to ?? null,
        changedColumns: change.changed?.join() ?? null,
        edits: change.edits?.length ? JSON.stringify(change.edits) : null,
        reasons: change.reasons?.join() || null,
        amount: change.amount ?? null,
      },
      { transaction },
    );
  }

  /** Find the last change of an account’s status, which may be an undo. */
  static findMove(userId: number, transaction: Transaction): Promise<AuditEntry | null> {
    const where = { userId, action: ['standing', 'undo'] };
    return AuditEntry.findOne({ where, order: [['id', 'DESC']], transaction });
  }

  static async recordTrace(actor: Named, of: (Named & { userId: number }) | undefined): Promise<void> {
    const subject = {
      subjectId: of?.id ?? null,
      subjectName: of?.fullName ?? '',
      userId: of?.userId ?? null,
    };
    await AuditEntry.create({ ...namesOf(actor), action: 'trace', ...subject });
  }

  static async recordExport(actor: Named, list: string, filters: string, amount: number): Promise<void> {
    const subject = { subjectId: null, subjectName: list };
    await AuditEntry.create({ ...namesOf(actor), action: 'exported', ...subject, filters, amount });
  }
}

const namesOf = (actor: Actor) =>
  actor === 'command line'
    ? { actorId: null, actorName: actor }
    : { actorId: actor.id, actorName: actor.fullName };

export type AuditRow = InferAttributes<AuditEntry>;

export function findAuditEntries({ page, pageSize, ...filters }: AuditQuery): Promise<Page<AuditRow>> {
  const where = Object.entries(filters).flatMap(([column, value]) =>
    value === undefined ? [] : sql(`item.${column} = ?`, value),
  );
  return findTablePage<AuditRow>({ name: 'audit_entries', where, newestBy: 'id' }, { page, pageSize });
}

AuditEntry.init(
  {
    id: { type: DataTypes.INTEGER.UNSIGNED, autoIncrement: true, primaryKey: true },
    actorId: { type: DataTypes.INTEGER.UNSIGNED, allowNull: true },
    actorName: { type: DataTypes.STRING(100), allowNull: false },
    action: { type: DataTypes.STRING(30), allowNull: false },
    subjectId: { type: DataTypes.INTEGER.UNSIGNED, allowNull: true },
    subjectName: { type: DataTypes.STRING(100), allowNull: false },
    userId: { type: DataTypes.INTEGER.UNSIGNED, allowNull: true, defaultValue: null },
    fromValue: { type: DataTypes.STRING(20), allowNull: true },
    toValue: { type: DataTypes.STRING(20), allowNull: true },
    changedColumns: { type: DataTypes.STRING(100), allowNull: true, defaultValue: null },
    edits: { type: DataTypes.TEXT, allowNull: true, defaultValue: null },
    reasons: { type: DataTypes.STRING(100), allowNull: true, defaultValue: null },
    filters: { type: DataTypes.STRING(2500), allowNull: true, defaultValue: null },
    amount: { type: DataTypes.INTEGER.UNSIGNED, allowNull: true, defaultValue: null },
    createdAt: DataTypes.DATE(3),
  },
  { sequelize, modelName: 'auditEntry', tableName: 'audit_entries', updatedAt: false },
);
