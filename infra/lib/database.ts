import { createConnection, type RowDataPacket } from 'mysql2/promise';

export async function queryOnce(
  uri: string,
  sql: string,
  values: readonly (string | number)[] = [],
): Promise<RowDataPacket[]> {
  const connection = await createConnection({ uri, timezone: 'Z' });
  try {
    return (await connection.query<RowDataPacket[]>(sql, [...values]))[0];
  } finally {
    await connection.end();
  }
}
