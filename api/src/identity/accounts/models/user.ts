import type { Role, AccountStatus } from '@pehchan/contract/accounts';
import type { Village } from '@pehchan/contract/common';
import type { Language } from '@pehchan/contract/messages';
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Transaction,
} from 'sequelize';
import { select, sql } from '../../../ground/database/select.ts';
import { sequelize } from '../../../ground/database/sequelize.ts';
import { type Followed, follow } from '../../../ground/lists/follow.ts';
import { env } from '../../../ground/runtime/env.ts';
import { MarkCode } from './mark-code.ts';

/** In production, demo accounts have no sessions, because their password is public. */
const SIGNED_IN = env.production ? 'AND id NOT IN (SELECT userId FROM demo_accounts)' : '';

export class User extends Model<InferAttributes<User>, InferCreationAttributes<User>> {
  declare id: CreationOptional<number>;
  declare fullName: string;
  declare fatherName: string;
  declare email: string;
  declare phone: string;
  declare passwordHash: string;
  declare village: Village;
  declare role: CreationOptional<Role>;
  declare status: CreationOptional<AccountStatus>;
  declare statusSince: CreationOptional<Date>;
  declare language: CreationOptional<Language>;
  declare photoKey: CreationOptional<string | null>;
  declare sessionVersion: CreationOptional<number>;
  /** When the account read the notice that families see who opened a biodata and who revealed a number. */
  declare noticeReadAt: CreationOptional<Date | null>;
  /** When a mailed code confirmed the email. Null: not yet, so the email may belong to a stranger. */
  declare emailConfirmedAt: CreationOptional<Date | null>;
  declare recoveryBy: CreationOptional<string | null>;
  declare recoveryAt: CreationOptional<Date | null>;
  declare recoveryUsedAt: CreationOptional<Date | null>;
  /** Whether the account hides a family or is hidden from one; the table `blocks` names both families. */
  declare hasBlocks: CreationOptional<boolean>;
  declare createdAt: CreationOptional<Date>;
  declare updatedAt: CreationOptional<Date>;

  /** Return the account of a session. Every request reads it, so it skips Sequelize's query builder. */
  static async findSignedIn(id: number): Promise<User | null> {
    const [row] = await select<UserRow>(sql(`SELECT * FROM users WHERE id = ? ${SIGNED_IN}`, id));
    return row ? User.build(row, { isNewRecord: false, raw: true }) : null;
  }

  static findByPhone(phone: string): Promise<User | null> {
    return User.findOne({ where: { phone } });
  }

  static async findIdByPhone(phone: string): Promise<number | null> {
    return (await User.findOne({ attributes: ['id'], where: { phone }, raw: true }))?.id ?? null;
  }

  static findByEmail(email: string): Promise<User | null> {
    return User.findOne({ where: { email } });
  }

  /** Find an account by exact email: tries are counted per exact email, but the collation ignores case. */
  static async findByExactEmail(email: string): Promise<User | null> {
    const found = await User.findByEmail(email);
    return found?.email === email ? found : null;
  }

  /** Return the account with its row locked, so that no parallel call changes it in this transaction. */
  static findLocked(id: number, transaction: Transaction): Promise<User | null> {
    return User.findByPk(id, { transaction, lock: transaction.LOCK.UPDATE });
  }

  static findHeld(id: number, transaction: Transaction): Promise<User | null> {
    return User.findByPk(id, { transaction, lock: transaction.LOCK.SHARE });
  }
}

export type UserRow = InferAttributes<User>;

export type OwnerRow = Omit<
  UserRow,
  | 'passwordHash'
  | 'sessionVersion'
  | 'language'
  | 'noticeReadAt'
  | 'emailConfirmedAt'
  | 'recoveryBy'
  | 'recoveryAt'
  | 'recoveryUsedAt'
  | 'hasBlocks'
  | 'updatedAt'
>;

/** Return the name for mails. An unconfirmed email may be a stranger's, who must not read the name. */
export const nameInMail = ({ emailConfirmedAt, fullName }: Pick<UserRow, 'emailConfirmedAt' | 'fullName'>) =>
  emailConfirmedAt ? fullName : undefined;

User.init(
  {
    id: { type: DataTypes.INTEGER.UNSIGNED, autoIncrement: true, primaryKey: true },
    fullName: { type: DataTypes.STRING(100), allowNull: false },
    fatherName: { type: DataTypes.STRING(100), allowNull: false },
    email: { type: DataTypes.STRING(254), allowNull: false },
    phone: { type: DataTypes.CHAR(10), allowNull: false },
    passwordHash: { type: DataTypes.STRING(255), allowNull: false },
    village: { type: DataTypes.STRING(20), allowNull: false },
    role: { type: DataTypes.STRING(10), allowNull: false, defaultValue: 'USER' },
    status: { type: DataTypes.STRING(10), allowNull: false, defaultValue: 'pending' },
    statusSince: { type: DataTypes.DATE(3), allowNull: false, defaultValue: DataTypes.NOW },
    language: { type: DataTypes.CHAR(2), allowNull: false, defaultValue: 'en' },
    photoKey: { type: DataTypes.CHAR(32), allowNull: true, defaultValue: null },
    sessionVersion: { type: DataTypes.INTEGER.UNSIGNED, allowNull: false, defaultValue: 1 },
    noticeReadAt: { type: DataTypes.DATE(3), allowNull: true, defaultValue: null },
    emailConfirmedAt: { type: DataTypes.DATE(3), allowNull: true, defaultValue: null },
    recoveryBy: { type: DataTypes.STRING(100), allowNull: true, defaultValue: null },
    recoveryAt: { type: DataTypes.DATE(3), allowNull: true, defaultValue: null },
    recoveryUsedAt: { type: DataTypes.DATE(3), allowNull: true, defaultValue: null },
    hasBlocks: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
    createdAt: DataTypes.DATE(3),
    updatedAt: DataTypes.DATE(3),
  },
  { sequelize, modelName: 'user', tableName: 'users' },
);

type FollowedUser = Pick<UserRow, 'id' | 'status' | 'fullName' | 'fatherName'>;

const LISTS: Followed<FollowedUser> = {
  columns: ['status', 'fullName', 'fatherName'],
  countedAs: ({ status }) => ({ subject: 'users', status }),
  searched: [{ field: 'person', texts: ({ fullName, fatherName }) => [fullName, fatherName] }],
};
follow<FollowedUser, User>(User, LISTS);

User.afterCreate(({ id }, { transaction }) => MarkCode.give([id], transaction));
User.afterBulkCreate((_, { transaction }) => MarkCode.giveMissing(transaction));
