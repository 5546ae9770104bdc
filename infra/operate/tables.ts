import { hash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Connection as CoreConnection } from 'mysql2';
import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise';

/** The number of rows in a table, and a digest that does not depend on their order. */
export interface Content {
  rows: number;
  digest: string;
}

export interface Table {
  readonly name: string;
  readonly columns: readonly Column[];
}

interface Column {
  readonly name: string;
  readonly isBinary: boolean;
}

export async function connect(databaseUrl: string): Promise<Connection> {
  const connection = await createConnection({ uri: databaseUrl, charset: 'utf8mb4' });
  // Keep the idle connection while photos are copied, which can take hours.
  await connection.query(
    "SET SESSION time_zone = '+00:00', SESSION foreign_key_checks = 0, SESSION wait_timeout = 86400",
  );
  return connection;
}

/** List the tables and their stored columns. The database computes the other columns itself. */
export async function listTables(connection: Connection): Promise<Table[]> {
  const [rows] = await connection.query<RowDataPacket[]>(
    `SELECT t.TABLE_NAME AS tableName, c.COLUMN_NAME AS columnName, c.DATA_TYPE AS type
       FROM information_schema.TABLES t JOIN information_schema.COLUMNS c USING (TABLE_SCHEMA, TABLE_NAME)
      WHERE t.TABLE_SCHEMA = DATABASE() AND t.TABLE_TYPE = 'BASE TABLE' AND COALESCE(c.GENERATION_EXPRESSION, '') = ''
      ORDER BY t.TABLE_NAME, c.ORDINAL_POSITION`,
  );
  const tables = new Map<string, Column[]>();
  for (const { tableName, columnName, type } of rows) {
    const columns = tables.get(String(tableName)) ?? [];
    columns.push({ name: String(columnName), isBinary: /binary|blob/.test(String(type)) });
    tables.set(String(tableName), columns);
  }
  return [...tables].map(([name, columns]) => ({ name, columns }));
}

/** Yield a line of JSON for each row, with each value as text. */
export async function* rowsOf(connection: Connection, { name, columns }: Table): AsyncGenerator<string> {
  const selected = columns.map((column) => (column.isBinary ? `HEX(${id(column.name)})` : id(column.name)));
  // Use the connection inside mysql2's promise wrapper: only it can stream rows. The wrapper's types hide it.
  const { connection: inner } = connection as Connection & { connection: CoreConnection };
  const query = inner.query({
    sql: `SELECT ${selected.join()} FROM ${id(name)}`,
    rowsAsArray: true,
    typeCast: (field) => field.string('utf8'),
  });
  const stream: Readable = query.stream({ highWaterMark: 1000 });
  for await (const row of stream) yield JSON.stringify(row);
}

const BYTES = 32;

export function contentCounter() {
  const digest = Buffer.alloc(BYTES);
  let rows = 0;
  return {
    add(line: string) {
      rows += 1;
      const row = hash('sha256', line, 'buffer');
      for (let at = 0; at < BYTES; at += 4) {
        digest.writeInt32LE(digest.readInt32LE(at) ^ row.readInt32LE(at), at);
      }
    },
    get content(): Content {
      return { rows, digest: digest.toString('hex') };
    },
  };
}

export async function contentOf(lines: AsyncIterable<string> | Iterable<string>): Promise<Content> {
  const counter = contentCounter();
  for await (const line of lines) counter.add(line);
  return counter.content;
}

const ROWS_PER_INSERT = 500;

export async function insertRows(
  connection: Connection,
  { name, columns }: Table,
  lines: readonly string[],
): Promise<void> {
  const names = columns.map((column) => id(column.name)).join();
  const places = `(${columns.map(({ isBinary }) => (isBinary ? 'UNHEX(?)' : '?')).join()})`;
  await connection.beginTransaction();
  for (let start = 0; start < lines.length; start += ROWS_PER_INSERT) {
    const rows = lines.slice(start, start + ROWS_PER_INSERT).map((line) => JSON.parse(line) as unknown[]);
    const values = rows.map(() => places).join();
    await connection.query(`INSERT INTO ${id(name)} (${names}) VALUES ${values}`, rows.flat());
  }
  await connection.commit();
}

/** Return the id for a table's next row, so that a restore reuses no id; null if there is no such id. */
export async function nextId(connection: Connection, table: string): Promise<string | null> {
  const [[row]] = await connection.query<RowDataPacket[]>(`SHOW CREATE TABLE ${id(table)}`);
  return /AUTO_INCREMENT=(\d+)/.exec(String(row?.['Create Table']))?.[1] ?? null;
}

export async function setNextId(connection: Connection, table: string, next: string | null): Promise<void> {
  if (next) await connection.query(`ALTER TABLE ${id(table)} AUTO_INCREMENT = ${Number(next)}`);
}

export const id = (name: string) => `\`${name.replaceAll('`', '``')}\``;
