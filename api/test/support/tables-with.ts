import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { onTestFinished } from 'vitest';

/** Return the tables of this database that contain a text. */
export async function tablesWith(text: string): Promise<string[]> {
  const database = await createConnection(process.env['DATABASE_URL'] ?? '');
  onTestFinished(() => database.end());
  const [tables] = await database.query<RowDataPacket[]>('SHOW TABLES');
  const found: string[] = [];
  for (const name of tables.map((row) => String(Object.values(row)[0]))) {
    const [rows] = await database.query<RowDataPacket[]>(`SELECT * FROM \`${name}\``);
    if (JSON.stringify(rows).includes(text)) found.push(name);
  }
  return found;
}
