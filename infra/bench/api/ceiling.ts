import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { ageOn, API_VERSION_HEADER, toWireDate } from '@pehchan/contract/common';
import { API_VERSION } from '@pehchan/contract/version';
import { createPool, type RowDataPacket } from 'mysql2';
import { createClient } from '@redis/client';

/*
 * As quick as this runtime can answer the search page: no framework, no model, statements by hand, as text
 * (the driver's prepared ones take a fifth longer). It does what any server has to that answers it rightly:
 * the same check of the same session and account, the same rows with what the reader has seen of them, of the
 * columns that the list shows and no more; the same bytes under the same headers, and a line in its log. The
 * API is measured against it.
 *
 * The bench's reader is hidden from no family and has opened nothing. For another one it would need a
 * statement more, as the API does.
 */

const { DATABASE_URL = '', REDIS_URL = '', REDIS_PREFIX = '', SESSION_SECRET = '', PORT = '' } = process.env;
const DAY = 24 * 60 * 60;
const PHOTOS = '/api/v1/photos';

const pool = createPool({ uri: DATABASE_URL, connectionLimit: 10, dateStrings: true, timezone: 'Z' });
const redis = await createClient({ url: REDIS_URL }).connect();

/** What every reply of the API has. */
const HEADERS = {
  'Content-Security-Policy': "default-src 'none';frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  [API_VERSION_HEADER]: API_VERSION,
  'Cache-Control': 'no-store',
  'Content-Type': 'application/json; charset=utf-8',
};

createServer((req, res) => {
  const begun = performance.now();
  const request = randomUUID();
  res.setHeader('X-Request-Id', request);
  answer(req, res)
    .catch((error: unknown) => {
      res.statusCode = 500;
      res.end(String(error));
    })
    .finally(() => {
      const ms = Math.round(performance.now() - begun);
      log({ time: Date.now(), request, method: req.method, status: res.statusCode, ms });
    });
}).listen(Number(PORT), '127.0.0.1');

async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
  const user = await whoAsks(req.headers.cookie ?? '');
  if (user?.['status'] !== 'approved') {
    res.statusCode = user ? 403 : 401;
    res.end();
    return;
  }
  const query = new URL(req.url ?? '', 'http://ceiling').searchParams;
  const [village, gender] = [query.get('village'), query.get('gender')];
  const [page, pageSize] = [Number(query.get('page')), Number(query.get('pageSize'))];
  const [rows, totals] = await Promise.all([
    select(PAGE, [village, gender, pageSize, (page - 1) * pageSize]),
    select(TOTAL, [village, gender]),
  ]);
  const taken = await select(TAKEN, [user['id'], rows.map(({ id }) => id)]);
  if (user['hasBlocks'] || taken.length > 0) throw new Error('not for this reader');
  const total = Number(totals[0]?.['total']);
  const body = JSON.stringify({ profiles: rows.map(present), total, page, pageSize });
  res.writeHead(200, { ...HEADERS, 'Content-Length': Buffer.byteLength(body) });
  res.end(body);
}

/** The account behind the signed cookie of express-session, if the session still holds. */
async function whoAsks(cookies: string): Promise<RowDataPacket | undefined> {
  const signed = decodeURIComponent(/pehchan\.sid=([^;]+)/.exec(cookies)?.[1] ?? '');
  const [, id = '', signature = ''] = /^s:([^.]+)\.(.+)$/.exec(signed) ?? [];
  const right = createHmac('sha256', SESSION_SECRET).update(id).digest();
  const given = Buffer.from(signature, 'base64');
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  // Each visit gives it all of its time again.
  const record = await redis.getEx(`${REDIS_PREFIX}session:${id}`, { type: 'EX', value: 30 * DAY });
  if (!record) return undefined;
  const session = JSON.parse(record) as { userId: number; version: number; begunAt: number };
  const [user] = await select(ACCOUNT, [session.userId]);
  const isOver = Date.now() - session.begunAt >= 90 * DAY * 1000;
  return user?.['sessionVersion'] === session.version && !isOver ? user : undefined;
}

/** The driver's own promises keep a stack for every statement: a tenth of all this. */
const select = (statement: string, values: unknown[]): Promise<RowDataPacket[]> =>
  new Promise((resolve, reject) => {
    pool.query<RowDataPacket[]>(statement, values, (error, rows) => {
      if (error) reject(error);
      else resolve(rows);
    });
  });

const isoOf = (time: string) => `${time.replace(' ', 'T')}Z`;

const present = (row: RowDataPacket) => ({
  id: row['id'],
  fullname: row['fullName'],
  fullnameHindi: row['fullNameHindi'],
  gender: row['gender'],
  dateOfBirth: toWireDate(row['dateOfBirth']),
  age: ageOn(row['dateOfBirth']),
  height: row['height'],
  currentLiveCity: row['city'],
  gotra: row['gotra'],
  village: row['village'],
  father: row['fatherName'],
  image: row['photoKey'] === null ? null : `${PHOTOS}/${row['photoKey']}`,
  imagePublicID: row['photoKey'],
  education: row['education'],
  occupation: row['occupation'],
  employedIn: row['employment'],
  createdAt: isoOf(row['createdAt']),
  ...KEPT_BACK,
  phoneTaken: false,
  user: {
    id: row['userId'],
    name: row['ownerName'],
    Father: row['ownerFather'],
    village: row['ownerVillage'],
  },
  shownSince: isoOf(row['createdAt'] > row['ownerSince'] ? row['createdAt'] : row['ownerSince']),
});

const KEPT_BACK = Object.fromEntries(
  [
    ...['mother', 'motherGotra', 'fatherMotherGotra', 'motherMotherGotra', 'aboutme', 'hobbies'],
    ...['aboutmyfamily', 'aboutmycareer', 'aboutmyeducation', 'college', 'organisation', 'noOfBrothers'],
    ...['noOfMarriedBrothers', 'noOfsisters', 'noOfMarriedSisters', 'phone', 'listing', 'candidateKnows'],
  ].map((field) => [field, null]),
);

let lines = '';

/** Lines of ten milliseconds are written at once. */
function log(line: object): void {
  if (lines === '') {
    setTimeout(() => {
      process.stdout.write(lines);
      lines = '';
    }, 10);
  }
  lines += `${JSON.stringify(line)}\n`;
}

const ACCOUNT = `
  SELECT id, status, sessionVersion, hasBlocks FROM users
  WHERE id = ? AND id NOT IN (SELECT userId FROM demo_accounts)`;
const PAGE = `
  SELECT item.id, item.userId, item.fullName, item.fullNameHindi, item.gender, item.dateOfBirth, item.height,
    item.city, item.gotra, item.village, item.fatherName, item.photoKey, item.education, item.employment,
    item.occupation, item.createdAt, owner.fullName AS ownerName, owner.fatherName AS ownerFather,
    owner.village AS ownerVillage, owner.statusSince AS ownerSince
  FROM (SELECT id FROM profiles WHERE ownerStatus = 'approved' AND listing = 'open' AND village = ?
    AND gender = ? ORDER BY id DESC LIMIT ? OFFSET ?) AS page
  JOIN profiles AS item ON item.id = page.id JOIN users AS owner ON owner.id = item.userId
  ORDER BY item.id DESC`;
const TOTAL = `
  SELECT SUM(amount) AS total FROM tallies
  WHERE subject = 'profiles' AND status = 'approved' AND listing = 'open' AND village = ? AND gender = ?`;
const TAKEN = `
  SELECT profileId FROM ledger_entries
  WHERE viewerId = ? AND profileId IN (?) AND kind = 'reveal'`;
