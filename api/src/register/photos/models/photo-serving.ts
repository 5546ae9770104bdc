import { type PhotoSize } from '@pehchan/contract/photos';
import { DataTypes, type InferAttributes, type InferCreationAttributes, Model, QueryTypes } from 'sequelize';
import { select, sql } from '../../../ground/database/select.ts';
import { sequelize } from '../../../ground/database/sequelize.ts';
import { withTries } from '../../../ground/database/transaction.ts';

/** `sheet`: in the family's own sheet, which has another mark than its other copies. */
export type Serving = { photoKey: string; code: string; size: PhotoSize | 'sheet' };

/** The first and last day, in India, on which an account was served a photo. */
export class PhotoServing
  extends Model<InferAttributes<PhotoServing>, InferCreationAttributes<PhotoServing>>
  implements Serving
{
  declare photoKey: string;
  declare code: string;
  declare size: Serving['size'];
  declare firstDay: string;
  declare lastDay: string;

  /** Note servings in one statement, ordered by key, so that parallel writers wait instead of deadlocking. */
  static async note(servings: readonly Serving[], day: string): Promise<void> {
    const rows = servings
      .map(({ photoKey, code, size }) => [photoKey, code, size, day, day])
      .sort((one, other) => (one.join() < other.join() ? -1 : 1));
    await withTries(() =>
      sequelize.query(
        `INSERT INTO photo_servings (photoKey, code, size, firstDay, lastDay)
         VALUES ${rows.map(() => '(?, ?, ?, ?, ?)').join()}
         ON DUPLICATE KEY UPDATE lastDay = GREATEST(lastDay, VALUES(lastDay))`,
        { replacements: rows.flat(), type: QueryTypes.INSERT },
      ),
    );
  }
}

/** Count other families that received a photo in a list. Administrators are not counted. */
export async function countFamiliesServed(photoKey: string, ownerId: number): Promise<number> {
  const [row] = await select<{ families: number }>(
    sql(
      `SELECT COUNT(DISTINCT served.code) AS families
       FROM photo_servings AS served JOIN mark_codes ON mark_codes.code = served.code
       LEFT JOIN users AS viewer ON viewer.id = mark_codes.userId
       WHERE served.photoKey = ? AND served.size IN ('card', 'table') AND mark_codes.userId <> ?
         AND (viewer.role IS NULL OR viewer.role <> 'ADMIN')`,
      photoKey,
      ownerId,
    ),
  );
  return row?.families ?? 0;
}

PhotoServing.init(
  {
    photoKey: { type: DataTypes.CHAR(32), primaryKey: true },
    code: { type: DataTypes.CHAR(7), primaryKey: true },
    size: { type: DataTypes.STRING(10), primaryKey: true },
    firstDay: { type: DataTypes.DATEONLY, allowNull: false },
    lastDay: { type: DataTypes.DATEONLY, allowNull: false },
  },
  { sequelize, modelName: 'photoServing', tableName: 'photo_servings', timestamps: false },
);
