import { createConnection } from 'mysql2/promise';
import { onTestFinished } from 'vitest';

let made = 0;

/** Make an empty database for this test only. */
export async function scratchDatabase(): Promise<{ url: string; count: (table: string) => Promise<number> }> {
  const url = new URL(process.env['DATABASE_URL'] ?? '');
  const server = await createConnection(process.env['TEST_DATABASE_URL'] ?? '');
  const name = `${url.pathname.slice(1)}_s${(made += 1)}`;
  await server.query(`CREATE DATABASE \`${name}\``);
  url.pathname = `/${name}`;
  onTestFinished(async () => {
    await server.query(`DROP DATABASE \`${name}\``);
    await server.end();
  });
  return {
    url: url.href,
    async count(table) {
      const [rows] = await server.query(`SELECT COUNT(*) AS amount FROM \`${name}\`.${table}`);
      return (rows as { amount: number }[])[0]?.amount ?? -1;
    },
  };
}
