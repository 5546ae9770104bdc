import { Readable } from 'node:stream';
import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise';
import { familiesFor, PROFILE_COLUMNS, profileRows, USER_COLUMNS, userRow } from './people.ts';

const LINES_PER_CHUNK = 1000;

/**
 * Fills the tables with as many biodata and their accounts, in bulk. What lists are counted and searched by
 * is to be made anew afterwards (`rebuild-lists` of the API).
 */
export async function seed(
  databaseUrl: string,
  biodata: number,
  progress: (rows: number) => void,
): Promise<void> {
  const families = familiesFor(biodata);
  const connection = await createConnection(databaseUrl);
  try {
    // The rows are consistent by the way they are made; checking each would take as long again.
    await connection.query('SET SESSION unique_checks = 0, foreign_key_checks = 0');
    await load(connection, 'users', USER_COLUMNS, users(families));
    await load(connection, 'profiles', PROFILE_COLUMNS, profiles(families, biodata, progress));
    await connection.query('ANALYZE TABLE users, profiles');
  } finally {
    await connection.end();
  }
}

async function load(
  connection: Connection,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly (string | number)[]>,
): Promise<void> {
  const [known] = await connection.query<RowDataPacket[]>(`SHOW COLUMNS FROM ${table}`);
  const names = new Set(known.map((column) => String(column['Field'])));
  // A table of an older release lacks some: what is for them goes nowhere.
  const places = columns.map((column) => (names.has(column) ? column : `@${column}`));
  await connection.query({
    sql: `LOAD DATA LOCAL INFILE 'rows' INTO TABLE ${table} CHARACTER SET utf8mb4 (${places.join()})`,
    infileStreamFactory: () => Readable.from(chunks(rows), { objectMode: false }),
  });
}

/** No value holds a tab, a line break or a backslash. */
function* chunks(rows: Iterable<readonly (string | number)[]>): Generator<Buffer> {
  let lines: string[] = [];
  for (const row of rows) {
    if (lines.push(row.join('\t')) < LINES_PER_CHUNK) continue;
    yield Buffer.from(`${lines.join('\n')}\n`);
    lines = [];
  }
  if (lines.length > 0) yield Buffer.from(`${lines.join('\n')}\n`);
}

function* users(families: number) {
  for (let number = 0; number < families; number += 1) yield userRow(number);
}

function* profiles(families: number, biodata: number, progress: (rows: number) => void) {
  let rows = 0;
  for (let number = 0; number < families; number += 1) {
    for (const row of profileRows(number)) {
      if (rows === biodata) break;
      yield row;
      if ((rows += 1) % LINES_PER_CHUNK === 0) progress(rows);
    }
  }
}
