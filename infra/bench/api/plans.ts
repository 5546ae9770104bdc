import { type EndpointName, url } from '@pehchan/contract/endpoints';
import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise';
import { say } from '../../lib/steps.mjs';
import type { Figure } from '../../checks/e2e/budgets/figure.ts';
import type { Site } from './site.ts';

/** Every list, and of the search each filter and order: the statements are read from the database's own log. */
const CALLS: [EndpointName, string][] = [
  ['getAllProfiles', 'page=1&pageSize=20'],
  ['getAllProfiles', 'page=1&pageSize=20&village=DANTRAI&gender=FEMALE'],
  ['getAllProfiles', 'page=1&pageSize=20&minAge=24&maxAge=28'],
  ['getAllProfiles', 'page=1&pageSize=20&village=DANTRAI&gender=FEMALE&minAge=24&maxAge=28'],
  ['getAllProfiles', 'page=1&pageSize=20&search=vikas+rawal'],
  ['getAllProfiles', 'page=1&pageSize=20&search=ra'],
  ['getAllProfiles', 'page=1&pageSize=20&city=surat'],
  ['getAllProfiles', 'page=1&pageSize=20&sort=fullname'],
  ['getAllProfiles', 'page=1&pageSize=20&sort=dateOfBirth'],
  ['getAllProfiles', 'page=1&pageSize=20&sort=gender'],
  ['getAllProfiles', 'page=1&pageSize=20&sort=village'],
  ['getAllProfiles', 'page=1&pageSize=20&sort=currentLiveCity'],
  ['getAllProfiles', 'page=1000&pageSize=20'],
  ['getTotalProfiles', 'page=1&pageSize=20'],
  ['getTotalProfiles', 'page=1&pageSize=20&search=rahul'],
  ['getFemaleProfiles', 'page=1&pageSize=20'],
  ['getRejectedProfiles', 'page=1&pageSize=20'],
  ['getOwnProfiles', 'page=1&pageSize=20'],
  ['getUsers', 'page=1&pageSize=20'],
  ['getUsers', 'page=1&pageSize=20&sort=name'],
  ['getUsers', 'page=1&pageSize=20&sort=Father'],
  ['getUsers', 'page=1&pageSize=20&search=rahul'],
  ['getUsers', 'page=1&pageSize=20&status=rejected'],
  ['getUsers', 'page=1&pageSize=20&sort=standingSince'],
  ['getPendingUsers', 'page=1&pageSize=20'],
  ['getPendingUsers', 'page=1&pageSize=20&search=rahul'],
  ['getPendingUsers', 'page=1&pageSize=20&sort=standingSince'],
  ['getApprovedUsers', 'page=1&pageSize=20'],
  ['getCounts', ''],
  ['getStatistics', ''],
  ['getAudit', 'page=1&pageSize=20'],
  ['getAudit', 'page=1&pageSize=20&userId=1'],
];

/** A table of this few rows is read whole more quickly than through any index. */
const FEW = 1000;

interface Step {
  table: string;
  type: string;
  key: string;
  rows: number;
  extra: string;
}

/** Prints how the database finds each list's rows, and counts the steps that no index serves. */
export async function listPlans(site: Site): Promise<Figure[]> {
  const connection = await createConnection(site.databaseUrl);
  const lines: string[] = [];
  const scans = new Set<string>();
  try {
    for (const [name, query] of CALLS) {
      const statements = await statementsOf(connection, site, `${url(name)}?${query}`);
      lines.push('', `${url(name)}?${query}`);
      for (const statement of statements) {
        const steps = await explain(connection, statement);
        lines.push(
          `  ${statement
            .replace(/\s+/g, ' ')
            .replace(/SELECT item\..*? FROM \(/, 'SELECT … FROM (')
            .slice(0, 230)}`,
        );
        for (const step of steps) {
          const isScan = step.type === 'ALL' && !step.table.startsWith('<') && step.rows > FEW;
          if (isScan) scans.add(`${name} ${query} (${step.table})`);
          lines.push(
            `    ${isScan ? '✗' : ' '} ${step.table}: ${step.type} ${step.key} ~${step.rows} ${step.extra}`,
          );
        }
      }
    }
  } finally {
    await connection.query('SET GLOBAL general_log = OFF');
    await connection.end();
  }
  say(['', `Plans with ${site.biodata} biodata`, ...lines].join('\n'));
  for (const scan of scans) say(`✗ no index: ${scan}`);
  return [{ name: 'Lists that no index serves', value: scans.size, unit: '', atMost: 0 }];
}

/** What the API asks of the database for one call, less the session's account. */
async function statementsOf(connection: Connection, { port, admin }: Site, path: string): Promise<string[]> {
  await connection.query("SET GLOBAL log_output = 'TABLE', GLOBAL general_log = ON");
  await connection.query('TRUNCATE TABLE mysql.general_log');
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { cookie: admin } });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  await connection.query('SET GLOBAL general_log = OFF');
  const [rows] = await connection.query<RowDataPacket[]>(
    "SELECT CONVERT(argument USING utf8mb4) AS statement FROM mysql.general_log WHERE command_type IN ('Query', 'Execute')",
  );
  return rows
    .map(({ statement }) => String(statement))
    .filter(
      (statement) =>
        /^\s*SELECT/i.test(statement) && !/FROM `users` AS `user` WHERE `user`.`id` = /.test(statement),
    );
}

async function explain(connection: Connection, statement: string): Promise<Step[]> {
  const [rows] = await connection.query<RowDataPacket[]>(`EXPLAIN ${statement}`);
  return rows.map((row) => ({
    table: String(row['table'] ?? ''),
    type: String(row['type'] ?? ''),
    key: String(row['key'] ?? '-'),
    rows: Number(row['rows'] ?? 0),
    extra: String(row['Extra'] ?? ''),
  }));
}
