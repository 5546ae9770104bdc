import { literal, Op, QueryTypes, type Transaction } from 'sequelize';
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
} from 'sequelize';
import { sequelize } from '../../database/sequelize.ts';

/** `dropped`: no longer needed, or too late. `failed`: after the last try. `set-aside`: by a restore. */
export type TaskState = 'waiting' | 'done' | 'dropped' | 'failed' | 'set-aside';

export type Plan = {
  kind: string;
  key: string;
  payload: string | null;
  dueIn?: number | undefined;
  expiresIn?: number | undefined;
  period?: number | undefined;
  lease?: { owner: string; ms: number } | undefined;
};

/** Clocks of processes may differ, so all times of jobs are MariaDB's. */
const NOW = 'UTC_TIMESTAMP(3)';
const later = (ms: number) => `${NOW} + INTERVAL ${Math.round(ms) * 1000} MICROSECOND`;
const now = literal(NOW);

export class Task extends Model<InferAttributes<Task>, InferCreationAttributes<Task>> {
  declare id: CreationOptional<number>;
  declare kind: string;
  declare uniqueKey: string;
  declare state: CreationOptional<TaskState>;
  declare payload: string | null;
  declare period: number | null;
  declare createdAt: Date;
  declare dueAt: Date;
  declare expiresAt: Date | null;
  declare endedAt: CreationOptional<Date | null>;
  declare attempts: CreationOptional<number>;
  declare leaseOwner: CreationOptional<string | null>;
  declare leaseUntil: CreationOptional<Date | null>;
  declare problem: CreationOptional<string | null>;

  static async plan(plan: Plan, transaction?: Transaction): Promise<void> {
    const { kind, key, payload, dueIn = 0, expiresIn, period = null, lease } = plan;
    await sequelize.query(
      `INSERT INTO tasks (kind, uniqueKey, payload, period, createdAt, dueAt, expiresAt, attempts, leaseOwner, leaseUntil)
       VALUES (:kind, :key, :payload, :period, ${NOW}, ${later(dueIn)},
         ${expiresIn === undefined ? 'NULL' : later(expiresIn)}, :attempts, :owner, ${lease ? later(lease.ms) : 'NULL'})
       ON DUPLICATE KEY UPDATE id = id`,
      {
        replacements: { kind, key, payload, period, attempts: lease ? 1 : 0, owner: lease?.owner ?? null },
        transaction,
      },
    );
  }

  static findBegun(key: string, leaseOwner: string): Promise<Task | null> {
    return Task.findOne({ where: { uniqueKey: key, leaseOwner } });
  }

  /** Lease due jobs with an UPDATE that only one process can win. Sequelize has no `skipLocked` for MySQL. */
  static async claimDue(leaseOwner: string, leaseMs: number, kind: string[], limit: number): Promise<Task[]> {
    const leaseUntil = { [Op.or]: [{ [Op.is]: null }, { [Op.lte]: now }] };
    const free = { state: 'waiting' as const, dueAt: { [Op.lte]: now }, leaseUntil };
    const due = await Task.findAll({
      attributes: ['id'],
      where: { ...free, kind },
      order: [['dueAt', 'ASC']],
      limit,
    });
    const claimed: Task[] = [];
    for (const { id } of due) {
      const lease = { leaseOwner, leaseUntil: literal(later(leaseMs)), attempts: literal('attempts + 1') };
      const [changed] = await Task.update(lease, { where: { ...free, id } });
      const task = changed === 1 ? await Task.findOne({ where: { id, leaseOwner } }) : null;
      if (task) claimed.push(task);
    }
    return claimed;
  }

  static async renewLeases(id: number[], leaseOwner: string, leaseMs: number): Promise<void> {
    await Task.update(
      { leaseUntil: literal(later(leaseMs)) },
      { where: { id, leaseOwner, state: 'waiting' } },
    );
  }

  /** Cancel a job before its first try, and return its payload; otherwise return undefined. */
  static async cancel(
    kind: string,
    uniqueKey: string,
    transaction: Transaction,
  ): Promise<string | null | undefined> {
    const where = { kind, uniqueKey, state: 'waiting', attempts: 0 };
    const task = await Task.findOne({ where, transaction, lock: transaction.LOCK.UPDATE });
    if (!task) return undefined;
    const end = { state: 'dropped', payload: null, endedAt: now, problem: 'CANCELLED' } as const;
    await Task.update(end, { where: { id: task.id }, transaction });
    return task.payload;
  }

  async hasExpired(): Promise<boolean> {
    return (
      this.expiresAt !== null &&
      (await Task.count({ where: { id: this.id, expiresAt: { [Op.lte]: now } } })) > 0
    );
  }

  async end(state: Exclude<TaskState, 'waiting'>, payload: string | null, problem?: string): Promise<void> {
    await this.release({ state, payload, problem: problem ?? null, endedAt: now });
  }

  /** Plan another try, at the latest when the job expires, because its payload is removed then. */
  async putOff(ms: number, problem: string): Promise<void> {
    const dueAt = literal(`LEAST(${later(ms)}, COALESCE(expiresAt, ${later(ms)}))`);
    await this.release({ dueAt, problem });
  }

  async repeat(ms: number): Promise<void> {
    await this.release({ dueAt: literal(later(ms)), attempts: 0, problem: null });
  }

  /** Store a change and end the lease, unless another process or a later try has leased the job by now. */
  private async release(change: Parameters<typeof Task.update>[0]): Promise<void> {
    const { id, leaseOwner, attempts } = this;
    const where = { id, leaseOwner, attempts, state: 'waiting' };
    await Task.update({ ...change, leaseOwner: null, leaseUntil: null }, { where });
  }

  static async retryGivenUp(): Promise<number> {
    const [changed] = await Task.update(
      { state: 'waiting', dueAt: now, endedAt: null, attempts: 0, problem: null },
      { where: { state: 'failed', payload: { [Op.not]: null } } },
    );
    return changed;
  }

  static async forget(days: number): Promise<number> {
    const endedAt = { [Op.lte]: literal(`${NOW} - INTERVAL ${days} DAY`) };
    return Task.destroy({ where: { endedAt }, limit: 1000 });
  }
}

export function countTasks(): Promise<{ kind: string; state: TaskState; amount: number }[]> {
  return sequelize.query(
    'SELECT kind, state, COUNT(*) AS amount FROM tasks WHERE period IS NULL GROUP BY kind, state',
    { type: QueryTypes.SELECT },
  );
}

Task.init(
  {
    id: { type: DataTypes.INTEGER.UNSIGNED, autoIncrement: true, primaryKey: true },
    kind: { type: DataTypes.STRING(40), allowNull: false },
    uniqueKey: { type: DataTypes.STRING(120), allowNull: false },
    state: { type: DataTypes.STRING(10), allowNull: false, defaultValue: 'waiting' },
    payload: { type: DataTypes.TEXT, allowNull: true },
    period: { type: DataTypes.INTEGER.UNSIGNED, allowNull: true },
    createdAt: { type: DataTypes.DATE(3), allowNull: false },
    dueAt: { type: DataTypes.DATE(3), allowNull: false },
    expiresAt: { type: DataTypes.DATE(3), allowNull: true },
    endedAt: { type: DataTypes.DATE(3), allowNull: true },
    attempts: { type: DataTypes.INTEGER.UNSIGNED, allowNull: false, defaultValue: 0 },
    leaseOwner: { type: DataTypes.CHAR(36), allowNull: true },
    leaseUntil: { type: DataTypes.DATE(3), allowNull: true },
    problem: { type: DataTypes.STRING(60), allowNull: true },
  },
  { sequelize, modelName: 'task', tableName: 'tasks', timestamps: false },
);
