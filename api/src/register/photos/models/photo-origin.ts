import type { Village } from '@pehchan/contract/common';
import type { Relatives } from '@pehchan/marks/trace';
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  Op,
  type Transaction,
} from 'sequelize';
import { select, sql } from '../../../ground/database/select.ts';
import { sequelize } from '../../../ground/database/sequelize.ts';

export type Origin = { madeOf: string; code: string };
/** `alikeTo`: a photo that the upload shows, although no mark proves that it is a copy. */
export type Checked = Origin | { alikeTo: string };

/** The origin of a photo: when it was uploaded, and of which photo it is a copy. */
export class PhotoOrigin extends Model<InferAttributes<PhotoOrigin>, InferCreationAttributes<PhotoOrigin>> {
  declare photoKey: string;
  declare uploadedAt: CreationOptional<Date | null>;
  declare checkedAt: CreationOptional<Date | null>;
  declare madeOf: CreationOptional<string | null>;
  declare code: CreationOptional<string | null>;
  declare alikeTo: CreationOptional<string | null>;
  declare hasNoOther: CreationOptional<boolean>;

  static async noteUpload(photoKey: string, transaction: Transaction): Promise<void> {
    await PhotoOrigin.create({ photoKey, uploadedAt: new Date() }, { transaction });
  }

  /** Delete photos' rows, except those of uploaded copies: a trace of their copies needs them for a year. */
  static async forget(photoKeys: string[], transaction?: Transaction): Promise<void> {
    await PhotoOrigin.destroy({ where: { photoKey: photoKeys, madeOf: null }, transaction });
  }

  /** Add the rows of photos that were saved by the previous version, or before this table existed. */
  static async addMissing(): Promise<void> {
    for (const table of ['profiles', 'users']) {
      const missing = await select<{ photoKey: string }>(
        sql(`SELECT ${table}.photoKey FROM ${table} LEFT JOIN photo_origins USING (photoKey)
             WHERE ${table}.photoKey IS NOT NULL AND photo_origins.photoKey IS NULL`),
      );
      await PhotoOrigin.bulkCreate(missing, { ignoreDuplicates: true });
    }
  }

  static async nextUnchecked(): Promise<string | undefined> {
    const order: [string, string][] = [['uploadedAt', 'DESC']];
    return (await PhotoOrigin.findOne({ where: { checkedAt: null }, order }))?.photoKey;
  }

  /** Note that a photo was checked. A photo that was discarded in between has no row and is ignored. */
  static async noteChecked(photoKey: string, found?: Checked): Promise<void> {
    await PhotoOrigin.update({ checkedAt: new Date(), ...found }, { where: { photoKey } });
  }

  /** Return the copies made of a photo, and the photo that it was copied from, even if no longer stored. */
  static async relativesOf(photoKey: string): Promise<Relatives> {
    const where = { [Op.or]: [{ madeOf: photoKey }, { photoKey }] };
    const rows = await PhotoOrigin.findAll({ attributes: ['photoKey', 'madeOf'], where, raw: true });
    return {
      source: rows.find((row) => row.photoKey === photoKey)?.madeOf ?? undefined,
      copies: rows.flatMap((row) => (row.photoKey === photoKey ? [] : row.photoKey)),
    };
  }

  static async of(photoKeys: string[]): Promise<Map<string, PhotoOrigin>> {
    const rows = await PhotoOrigin.findAll({ where: { photoKey: photoKeys } });
    return new Map(rows.map((row) => [row.photoKey, row]));
  }

  static async noteNoOther(photoKey: string): Promise<void> {
    await PhotoOrigin.update({ hasNoOther: true }, { where: { photoKey, code: { [Op.not]: null } } });
  }
}

PhotoOrigin.init(
  {
    photoKey: { type: DataTypes.CHAR(32), primaryKey: true },
    uploadedAt: { type: DataTypes.DATE(3), allowNull: true, defaultValue: null },
    checkedAt: { type: DataTypes.DATE(3), allowNull: true, defaultValue: null },
    madeOf: { type: DataTypes.CHAR(32), allowNull: true, defaultValue: null },
    code: { type: DataTypes.CHAR(7), allowNull: true, defaultValue: null },
    alikeTo: { type: DataTypes.CHAR(32), allowNull: true, defaultValue: null },
    hasNoOther: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
  },
  { sequelize, modelName: 'photoOrigin', tableName: 'photo_origins', timestamps: false },
);

/** A biodata with a copy as its photo. The copy's account is known for a year after its deletion. */
export type CopiedPhoto = {
  profileId: number;
  uploadedAt: Date | null;
  hasNoOther: boolean;
  /** The biodata with the source of the copy; null if the photo was replaced or the biodata deleted. */
  ofProfileId: number | null;
  ofFullname: string | null;
  holderId: number | null;
  holderName: string | null;
  holderVillage: Village | null;
};

export async function copiedPhotosOf(userId: number): Promise<CopiedPhoto[]> {
  const rows = await select<CopiedPhoto>(
    sql(
      `SELECT profiles.id AS profileId, origin.uploadedAt, origin.hasNoOther,
         source.id AS ofProfileId, source.fullName AS ofFullname, users.id AS holderId,
         COALESCE(users.fullName, mark_codes.fullName) AS holderName,
         COALESCE(users.village, mark_codes.village) AS holderVillage
       FROM profiles JOIN photo_origins AS origin ON origin.photoKey = profiles.photoKey
       LEFT JOIN profiles AS source ON source.photoKey = origin.madeOf
       LEFT JOIN mark_codes ON mark_codes.code = origin.code LEFT JOIN users ON users.id = mark_codes.userId
       WHERE profiles.userId = ? AND origin.code IS NOT NULL ORDER BY profiles.id`,
      userId,
    ),
  );
  return rows.map((row) => ({ ...row, hasNoOther: Boolean(row.hasNoOther) }));
}
