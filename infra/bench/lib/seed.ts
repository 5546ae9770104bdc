import { join } from 'node:path';
import { execa } from 'execa';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { ROOT } from '../../lib/index.ts';

const STEP = 1000;

/** SQL for the columns that differ in copy `n` of a demo row. Names begin with other letters in each copy. */
const OTHER: Readonly<Record<string, string>> = {
  id: `row.id + n * ${STEP}`,
  userId: `userId + n * ${STEP}`,
  phone: `6000000000 + n * ${STEP} + row.id`,
  email: "CONCAT(n, '.', email)",
  fullName: 'CONCAT(CHAR(65 + n % 26 USING utf8mb4), CHAR(65 + n DIV 26 % 26 USING utf8mb4), fullName)',
  photoKey: 'NULL',
};

/** Copy the demo community until it has enough biodata. Unmark its accounts, or production refuses them. */
export async function seed(env: NodeJS.ProcessEnv, biodata: number): Promise<void> {
  const run = (script: string, others: NodeJS.ProcessEnv = {}) =>
    execa(process.execPath, [script], { cwd: join(ROOT, 'api'), env: { ...env, ...others } });
  await run('src/ground/database/migrate.ts');
  await run('src/top/demo/seed.ts', { NODE_ENV: 'development', DEMO: '1' });
  const connection = await createConnection(env['DATABASE_URL'] ?? '');
  try {
    const [[{ demo }]] = (await connection.query('SELECT COUNT(*) AS demo FROM profiles')) as unknown as [
      [{ demo: number }],
    ];
    const copies = Math.ceil(biodata / demo) - 1;
    for (const table of ['users', 'profiles']) {
      const [columns] = await connection.query<RowDataPacket[]>(`SHOW COLUMNS FROM ${table}`);
      const names = columns.map(({ Field }) => String(Field));
      const values = names.map((name) => OTHER[name] ?? `row.${name}`);
      await connection.query(
        `INSERT INTO ${table} (${names.join()}) SELECT ${values.join()}
         FROM ${table} AS row JOIN (SELECT seq AS n FROM seq_1_to_${copies}) AS copies`,
      );
    }
    await connection.query('DELETE FROM demo_accounts');
  } finally {
    await connection.end();
  }
  await run('src/ground/lists/rebuild.ts');
}
