import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  Op,
  QueryTypes,
  type Transaction,
} from 'sequelize';
import { select, sql } from '../../../ground/database/select.ts';
import { sequelize } from '../../../ground/database/sequelize.ts';
import type { Profile } from './profile.ts';

/** When a family last showed that it is looking, and whether it is being asked. */
export class StillLooking extends Model<
  InferAttributes<StillLooking>,
  InferCreationAttributes<StillLooking>
> {
  declare profileId: number;
  declare lastSignAt: Date;
  declare askedAt: CreationOptional<Date | null>;
  declare reachedAt: CreationOptional<Date | null>;

  /**
   * Record an answer or an edit as a sign that the family still looks. Return whether a question was open.
   * @param profile a locked biodata
   */
  static async noteSign(profile: Profile, transaction: Transaction): Promise<boolean> {
    if (profile.listing === 'lapsed') await profile.update({ listing: 'open' }, { transaction });
    const { id: profileId } = profile;
    const row = await StillLooking.findByPk(profileId, { transaction, lock: true });
    const wasAsked = row !== null && row.askedAt !== null;
    await StillLooking.upsert(
      { profileId, lastSignAt: new Date(), askedAt: null, reachedAt: null },
      { transaction },
    );
    return wasAsked;
  }

  static async noteReached(profileId: number[], askedAt?: Date): Promise<void> {
    const question = askedAt ?? { [Op.not]: null };
    await StillLooking.update(
      { reachedAt: new Date() },
      { where: { profileId, askedAt: question, reachedAt: null } },
    );
  }

  /** Withdraw the questions of a newly approved account, so that its family gets its full time to answer. */
  static async askAnew(userId: number, transaction: Transaction): Promise<void> {
    await sequelize.query(
      `UPDATE still_looking JOIN profiles ON profiles.id = still_looking.profileId
       SET still_looking.askedAt = NULL, still_looking.reachedAt = NULL WHERE profiles.userId = ?`,
      { replacements: [userId], type: QueryTypes.UPDATE, transaction },
    );
  }

  static async askedOf(userId: number): Promise<number[]> {
    const rows = await select<{ id: number }>(
      sql(
        `SELECT profiles.id FROM profiles JOIN still_looking ON still_looking.profileId = profiles.id
         WHERE profiles.userId = ? AND profiles.listing = 'open' AND still_looking.askedAt IS NOT NULL
         ORDER BY profiles.id`,
        userId,
      ),
    );
    return rows.map(({ id }) => id);
  }

  /** Add rows for new biodata: the time until their families are asked counts from creation. */
  static async addMissing(): Promise<void> {
    await sequelize.query(
      `INSERT IGNORE INTO still_looking (profileId, lastSignAt)
       SELECT profiles.id, profiles.createdAt FROM profiles
       LEFT JOIN still_looking ON still_looking.profileId = profiles.id
       WHERE still_looking.profileId IS NULL`,
      { type: QueryTypes.INSERT },
    );
  }
}

StillLooking.init(
  {
    profileId: { type: DataTypes.INTEGER.UNSIGNED, primaryKey: true },
    lastSignAt: { type: DataTypes.DATE(3), allowNull: false },
    askedAt: { type: DataTypes.DATE(3), allowNull: true, defaultValue: null },
    reachedAt: { type: DataTypes.DATE(3), allowNull: true, defaultValue: null },
  },
  { sequelize, modelName: 'stillLooking', tableName: 'still_looking', timestamps: false },
);
