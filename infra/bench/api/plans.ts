import { type EndpointName, url } from '@pehchan/contract/endpoints';
import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise';
import { say } from '../../lib/index.ts';
import type { Figure } from '../../checks/e2e/budgets/figure.ts';
import type { Site } from './site.ts';

/**
 * Every list, and of the search each filter and order: the statements are read from the database's own log.
 */
const QUERIES: [EndpointName, ...string[]][] = [
  ['getAllProfiles', 'page=1', 'village=DANTRAI&gender=FEMALE', 'minAge=24&maxAge=28', 'search=vikas+rawal'],
  [
    'getAllProfiles',
    'village=DANTRAI&gender=FEMALE&minAge=24&maxAge=28',
    'search=ra',
    'city=surat',
    'page=1000',
  ],
  [
    'getAllProfiles',
    'sort=fullname',
    'sort=dateOfBirth',
    'sort=gender',
    'sort=village',
    'sort=currentLiveCity',
  ],
  ['getTotalProfiles', 'page=1', 'search=rahul', 'search=98765+43210', 'search=98765'],
  ['getFemaleProfiles', 'page=1'],
  ['getRejectedProfiles', 'page=1'],
  ['getOwnProfiles', 'page=1'],
  ['getUsers', 'page=1', 'sort=name', 'sort=Father', 'search=rahul', 'status=rejected', 'sort=standingSince'],
  ['getPendingUsers', 'page=1', 'search=rahul', 'sort=standingSince'],
  ['getApprovedUsers', 'page=1'],
  ['getCounts', ''],
  ['getStatistics', ''],
  ['getAudit', 'page=1', 'userId=1'],
];
const PATHS = QUERIES.flatMap(([name, ...queries]) =>
  queries.map((query) => {
    const given = Object.fromEntries(new URLSearchParams(query));
    return query ? `${url(name)}?${new URLSearchParams({ page: '1', pageSize: '20', ...given })}` : url(name);
  }),
);

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
    for (const path of PATHS) {
      const statements = await statementsOf(connection, site, path);
      lines.push('', path);
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
          if (isScan) scans.add(`${path} (${step.table})`);
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
