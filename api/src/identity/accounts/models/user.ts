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

/** A session that the demo community had before, ends with the first start in production. */
const SIGNED_IN = env.production ? 'AND id NOT IN (SELECT userId FROM demo_accounts)' : '';

/** An account: the father of the sons and daughters whose biodata it holds. */
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
  /** From when on it has this standing. */
  declare statusSince: CreationOptional<Date>;
  declare language: CreationOptional<Language>;
  declare photoKey: CreationOptional<string | null>;
  declare sessionVersion: CreationOptional<number>;
  /** When it was told that families see who looked and who took their number. */
  declare noticeReadAt: CreationOptional<Date | null>;
  /** When a code that was mailed to its email was used; null: nobody knows whose mailbox that is. */
  declare emailConfirmedAt: CreationOptional<Date | null>;
  /** Which administrator made a code for a new password, and when, until its family has read it. */
  declare recoveryBy: CreationOptional<string | null>;
  declare recoveryAt: CreationOptional<Date | null>;
  /** When a code was first used that the family has not read about yet. */
  declare recoveryUsedAt: CreationOptional<Date | null>;
  /** Whether it is hidden from anybody, or anybody from it: `blocks` has from whom. */
  declare hasBlocks: CreationOptional<boolean>;
  declare createdAt: CreationOptional<Date>;
  declare updatedAt: CreationOptional<Date>;

  /** The account of a session: asked for at every request, and so without what `findByPk` does on the way. */
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

  /** Tries and codes are counted by the email: one that the database merely takes for the same is another. */
  static async findByExactEmail(email: string): Promise<User | null> {
    const found = await User.findByEmail(email);
    return found?.email === email ? found : null;
  }

  /**
   * The account with its row locked, so that its standing and its existence hold until the transaction ends.
   */
  static findLocked(id: number, transaction: Transaction): Promise<User | null> {
    return User.findByPk(id, { transaction, lock: transaction.LOCK.UPDATE });
  }

  /** The same for whom nothing is to be changed about: others may hold on to it at the same time. */
  static findHeld(id: number, transaction: Transaction): Promise<User | null> {
    return User.findByPk(id, { transaction, lock: transaction.LOCK.SHARE });
  }
}

/** A user as plain attributes: what presenters and policies see. */
export type UserRow = InferAttributes<User>;

/** What others see of an account beside a biodata: never its password. */
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

/** The name as a mail may have it: not where the address may be a stranger's, nor the name meant for them. */
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
// Sequelize doesn’t know the ids of rows that it creates many at a time.
User.afterBulkCreate((_, { transaction }) => MarkCode.giveMissing(transaction));
