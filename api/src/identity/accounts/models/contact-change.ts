import { hash, randomBytes } from 'node:crypto';
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  Op,
  type Transaction,
} from 'sequelize';
import { sequelize } from '../../../ground/database/sequelize.ts';
import type { UserRow } from './user.ts';

export type Contacts = Pick<UserRow, 'email' | 'phone'>;

/** Milliseconds in which the old address can undo a change, and no account can take the old contacts. */
const UNDONE_WITHIN = 7 * 24 * 60 * 60 * 1000;
export const isUndoable = (since: Date) => Date.now() - since.getTime() < UNDONE_WITHIN;
const stillUndone = () => ({ [Op.gt]: new Date(Date.now() - UNDONE_WITHIN) });

const hashOf = (token: string) => hash('sha256', token);

export class ContactChange extends Model<
  InferAttributes<ContactChange>,
  InferCreationAttributes<ContactChange>
> {
  declare id: CreationOptional<number>;
  declare userId: number;
  declare tokenHash: string;
  declare email: string;
  declare phone: string;
  declare changedAt: Date;

  /** Store the change, and return the token that undoes it; only its hash is stored. */
  static async keep(userId: number, before: Contacts, transaction: Transaction): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const changedAt = new Date();
    await ContactChange.create({ userId, tokenHash: hashOf(token), ...before, changedAt }, { transaction });
    return token;
  }

  static findUndoable(token: string, transaction?: Transaction): Promise<ContactChange | null> {
    const where = { tokenHash: hashOf(token), changedAt: stillUndone() };
    return ContactChange.findOne({ where, transaction: transaction ?? null });
  }

  static async hasLeftAnother(userId: number, email: string, transaction: Transaction): Promise<boolean> {
    const where = { userId, email: { [Op.ne]: email }, changedAt: stillUndone() };
    return (await ContactChange.count({ where, transaction })) > 0;
  }

  /**
   * Return the change whose account can still get this email or phone back. Of several phones, only the
   * first is reserved: otherwise an account could block numbers that were never its own.
   */
  static async findHeld(
    { email, phone }: Contacts,
    except: number | undefined,
  ): Promise<ContactChange | undefined> {
    const others = except === undefined ? {} : { userId: { [Op.ne]: except } };
    const where = { ...others, changedAt: stillUndone(), [Op.or]: [{ email }, { phone }] };
    for (const change of await ContactChange.findAll({ where, order: [['id', 'ASC']] })) {
      const { phone: was, email: wasEmail } = change;
      if (was !== phone || wasEmail === email || (await change.isFirst())) return change;
    }
    return undefined;
  }

  /** Return whether the account had no other change, even an expired one, in the week before this change. */
  private async isFirst(): Promise<boolean> {
    const weekBefore = { [Op.gt]: new Date(this.changedAt.getTime() - UNDONE_WITHIN) };
    const where = { userId: this.userId, id: { [Op.lt]: this.id }, changedAt: weekBefore };
    return (await ContactChange.count({ where })) === 0;
  }

  static async removeFrom({ userId, id }: ContactChange, transaction: Transaction): Promise<void> {
    await ContactChange.destroy({ where: { userId, id: { [Op.gte]: id } }, transaction });
  }

  /** Remove changes a week after they expire: until then, `isFirst` of a later change needs them. */
  static async removeExpired(): Promise<void> {
    const changedAt = { [Op.lte]: new Date(Date.now() - 2 * UNDONE_WITHIN) };
    await ContactChange.destroy({ where: { changedAt } });
  }
}

ContactChange.init(
  {
    id: { type: DataTypes.INTEGER.UNSIGNED, autoIncrement: true, primaryKey: true },
    userId: { type: DataTypes.INTEGER.UNSIGNED, allowNull: false },
    tokenHash: { type: DataTypes.CHAR(64), allowNull: false },
    email: { type: DataTypes.STRING(254), allowNull: false },
    phone: { type: DataTypes.CHAR(10), allowNull: false },
    changedAt: { type: DataTypes.DATE(3), allowNull: false },
  },
  { sequelize, modelName: 'contactChange', tableName: 'contact_changes', timestamps: false },
);
