import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createPool, type RowDataPacket } from 'mysql2/promise';
import { createClient } from 'redis';

/*
 * As quick as this runtime can answer the search page: no framework, no model, two statements by hand. It
 * gives the same bytes from the same rows after the same check of the same session. The API is measured
 * against it.
 */

const { DATABASE_URL = '', REDIS_URL = '', REDIS_PREFIX = '', SESSION_SECRET = '', PORT = '' } = process.env;
const DAY = 24 * 60 * 60 * 1000;

const pool = createPool({ uri: DATABASE_URL, connectionLimit: 10, dateStrings: true, timezone: 'Z' });
const redis = await createClient({ url: REDIS_URL }).connect();

createServer((req, res) => {
  answer(req, res).catch((error: unknown) => {
    res.statusCode = 500;
    res.end(String(error));
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
  const [[rows], [totals]] = await Promise.all([
    pool.execute<RowDataPacket[]>(PAGE, [village, gender, String(pageSize), String((page - 1) * pageSize)]),
    pool.execute<RowDataPacket[]>(TOTAL, [village, gender]),
  ]);
  const body = JSON.stringify({
    profiles: rows.map(present),
    total: Number(totals[0]?.['total']),
    page,
    pageSize,
  });
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  res.setHeader('Content-Length', Buffer.byteLength(body));
  res.end(body);
}

/** The account behind the signed cookie of express-session, if the session still holds. */
async function whoAsks(cookies: string): Promise<RowDataPacket | undefined> {
  const signed = decodeURIComponent(/pehchan\.sid=([^;]+)/.exec(cookies)?.[1] ?? '');
  const [, id = '', signature = ''] = /^s:([^.]+)\.(.+)$/.exec(signed) ?? [];
  const right = createHmac('sha256', SESSION_SECRET).update(id).digest();
  const given = Buffer.from(signature, 'base64');
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  const record = await redis.get(`${REDIS_PREFIX}session:${id}`);
  if (!record) return undefined;
  const { userId, version } = JSON.parse(record) as { userId: number; version: number };
  const [[user]] = await pool.execute<RowDataPacket[]>('SELECT * FROM users WHERE id = ?', [userId]);
  return user?.['sessionVersion'] === version ? user : undefined;
}

const PAGE = `
  SELECT item.*, owner.id AS oId, owner.fullName AS oName, owner.fatherName AS oFather, owner.email AS oEmail,
    owner.phone AS oPhone, owner.village AS oVillage, owner.role AS oRole, owner.photoKey AS oPhoto,
    owner.status AS oStatus, owner.createdAt AS oCreated
  FROM (SELECT id FROM profiles WHERE ownerStatus = 'approved' AND listing = 'open' AND village = ? AND gender = ? ORDER BY id DESC LIMIT ? OFFSET ?)
    AS page
  JOIN profiles AS item ON item.id = page.id JOIN users AS owner ON owner.id = item.userId
  ORDER BY item.id DESC`;
const TOTAL = `
  SELECT SUM(amount) AS total FROM tallies
  WHERE subject = 'profiles' AND status = 'approved' AND listing = 'open' AND village = ? AND gender = ?`;

const photo = (key: unknown) => (key === null ? null : `/api/v1/photos/${String(key)}`);
/** The driver leaves out a fraction of nought; JavaScript writes milliseconds always. */
const instant = (text: string) => `${text.replace(' ', 'T')}${text.includes('.') ? '' : '.000'}Z`;

let todayUntil = 0;
let today = '';

/** Whole years on today's date in India, which is worked out anew each minute. */
function ageOf(born: string): number {
  const now = Date.now();
  if (now > todayUntil) {
    today = new Date(now + 5.5 * 60 * 60 * 1000).toISOString().slice(0, 10);
    todayUntil = now + DAY / 24 / 60;
  }
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4));
  return today.slice(5) < born.slice(5) ? years - 1 : years;
}

function present(row: RowDataPacket) {
  return {
    id: row['id'],
    fullname: row['fullName'],
    gender: row['gender'],
    dateOfBirth: `${row['dateOfBirth']}T00:00:00.000Z`,
    age: ageOf(row['dateOfBirth']),
    height: row['height'],
    currentLiveCity: row['city'],
    gotra: row['gotra'],
    phone: row['phone'],
    village: row['village'],
    father: row['fatherName'],
    mother: row['motherName'],
    image: photo(row['photoKey']),
    imagePublicID: row['photoKey'],
    education: row['education'],
    college: row['college'],
    occupation: row['occupation'],
    organisation: row['organisation'],
    employedIn: row['employment'],
    noOfBrothers: row['brothers'],
    noOfMarriedBrothers: row['marriedBrothers'],
    noOfsisters: row['sisters'],
    noOfMarriedSisters: row['marriedSisters'],
    createdAt: instant(row['createdAt']),
    user: {
      id: row['oId'],
      name: row['oName'],
      Father: row['oFather'],
      email: row['oEmail'],
      phone: row['oPhone'],
      village: row['oVillage'],
      role: row['oRole'],
      image: photo(row['oPhoto']),
      IsApproved: row['oStatus'] === 'approved',
      IsRejected: row['oStatus'] === 'rejected',
      createdAt: instant(row['oCreated']),
    },
    aboutme: row['aboutMe'],
    hobbies: row['hobbies'],
    aboutmyfamily: row['aboutFamily'],
    aboutmycareer: row['aboutCareer'],
    aboutmyeducation: row['aboutEducation'],
  };
}
