import { hash, randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type EndpointName, url } from '@pehchan/contract/endpoints';
import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSmtp } from '../../../api/test/support/smtp-server.ts';
import { API_HOST, apiEnvironment, migrateDatabase, startApis } from '../../launch/api.ts';
import { type DataDir, openDataDir } from '../../launch/data-dir.ts';
import type { Servers } from '../../launch/embedded/servers.ts';
import { createLifetime, freePort, until } from '../../lib/index.ts';
import { parseSettings } from '../../lib/settings.ts';
import { scratchFolder, scratchServers } from '../scratch.ts';
import { cookiesAfter, setUpSecondStep } from '../second-step.ts';

const MAILS = 400;
const CODES = 100;
const KILLS = 8;
/** Share of mails that may arrive twice, because an API is killed before it records a delivered mail. */
const TWICE_AT_MOST = 0.02;
const CODE_LIVES = 10 * 60_000;
/** Every fifth code expires immediately, as it would after ten minutes without a mail server. */
const EVERY = 5;
/** Milliseconds that a delivery may take after it has started. */
const UNDER_WAY = 15_000;
const ADMIN_EMAIL = 'asha@example.org';
const ADMIN = { phone: '7000000000', password: 'correct horse' };
const lifetime = createLifetime();
let servers: Servers;
let dataDir: DataDir;
let connection: Connection;

beforeAll(async () => {
  servers = await scratchServers(parseSettings({}), lifetime);
  dataDir = await openDataDir(await scratchFolder(lifetime));
});
afterAll(() => lifetime.end());

/** Start two APIs without a front end. Each restarts when it dies, as with `npm start`. */
async function startTwoApis(smtpUrl: string): Promise<string[]> {
  const settings = parseSettings({ DEMO: '0', SMTP_URL: smtpUrl, ADDRESS_LIMIT: '1000000' });
  const env = await apiEnvironment(settings, dataDir, servers);
  await migrateDatabase(env, lifetime);
  connection = await createConnection(servers.databaseUrl);
  await lifetime.onEnd(() => connection.end());
  const ports = [await freePort(), await freePort()];
  await startApis(env, ports, dataDir, lifetime);
  return ports.map((port) => `http://${API_HOST}:${port}`);
}

/** Repeat a call at either API until one answers, since a killed API does not. */
async function insist(apis: string[], name: EndpointName, json: unknown, cookie = ''): Promise<Response> {
  for (let tries = 0; tries < 500; tries += 1) {
    const reply = await fetch(apis[tries % apis.length] + url(name), {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(json),
    }).catch(() => undefined);
    if (reply && reply.status < 500) return reply;
    await sleep(100);
  }
  throw new Error(`${name} is never answered`);
}

async function signInAdministrator(apis: string[]): Promise<string> {
  const form = {
    ...ADMIN,
    name: 'ASHA SUTHAR',
    Father: 'MOHAN SUTHAR',
    email: ADMIN_EMAIL,
    village: 'DHAN',
  };
  expect((await insist(apis, 'register', form)).status).toBe(201);
  await connection.query("UPDATE users SET role = 'ADMIN', status = 'approved'");
  const cookie = cookiesAfter(await insist(apis, 'login', ADMIN));
  return (await setUpSecondStep(apis[0] ?? '', cookie)).cookie;
}

/** Add accounts that wait for approval. They never sign in. */
async function addFamilies(): Promise<{ ids: number[]; emails: string[] }> {
  const emails = Array.from({ length: MAILS }, (_, index) => `family.${index}@example.org`);
  const phoneOf = (index: number) => `6${String(index).padStart(9, '0')}`;
  const now = new Date();
  await connection.query(
    'INSERT INTO users (fullName, fatherName, email, phone, village, passwordHash, createdAt, updatedAt) VALUES ?',
    [
      emails.map((email, index) => [
        'RAMESH SUTHAR',
        'MOHANLAL SUTHAR',
        email,
        phoneOf(index),
        'DHAN',
        'x',
        now,
        now,
      ]),
    ],
  );
  const [rows] = await connection.query<RowDataPacket[]>("SELECT id FROM users WHERE status = 'pending'");
  return { ids: rows.map(({ id }) => Number(id)), emails };
}

const beLate = (key: string) =>
  connection.query('UPDATE tasks SET expiresAt = UTC_TIMESTAMP(3) WHERE uniqueKey = ?', [key]);

/** Return the background job of every requested code, also if a kill has lost the reply to the request. */
async function codeTasks() {
  const msOf = (column: string) => `TIMESTAMPDIFF(MICROSECOND, '1970-01-01', ${column}) / 1000`;
  const [rows] = await connection.query<RowDataPacket[]>(
    `SELECT uniqueKey, state, problem, ${msOf('createdAt')} AS plannedAt, ${msOf('expiresAt')} AS endsAt
       FROM tasks WHERE kind = 'mail-otp'`,
  );
  return rows.map(({ uniqueKey, state, problem, plannedAt, endsAt }) => ({
    key: String(uniqueKey),
    isOver: state !== 'waiting',
    isLate: state === 'dropped' && problem === 'LATE',
    plannedAt: Number(plannedAt),
    endsAt: Number(endsAt),
  }));
}

/** Kill a process. @returns false if it does not exist, because it is just restarting */
function kill(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGKILL');
  } catch {
    return false;
  }
}

const addressOf = (mail: string) => /^To: (.+)\r$/m.exec(mail)?.[1] ?? '';
const idOf = (mail: string) => /^Message-ID: (.+)\r$/m.exec(mail)?.[1] ?? '';
/** Return the part of the Message-ID header that the API derives from the background job's `uniqueKey`. */
const nameOf = (key: string) => hash('sha256', key).slice(0, 32);
const isCode = (mail: string) => /^Subject: Your Pehchan code\r$/m.test(mail);
/** Only the administrator receives mails about the second step, which are no approvals. */
const isApproval = (mail: string) => !isCode(mail) && addressOf(mail) !== ADMIN_EMAIL;

test('with APIs killed at random and a mail server that refuses a third, no mail is lost and at most 2 % arrive twice', async () => {
  const smtp = await startSmtp();
  let refused = 0;
  smtp.refusing = () => {
    const isNo = Math.random() < 1 / 3;
    refused += Number(isNo);
    return isNo;
  };
  const apis = await startTwoApis(smtp.url);
  const cookie = await signInAdministrator(apis);
  const { ids, emails } = await addFamilies();

  let [isOver, kills] = [false, 0];
  const killing = (async () => {
    while (!isOver && kills < KILLS) {
      // Count arrived mails, not time, so that also on a slow machine an API is killed while it sends mails.
      const next = smtp.mails.length + 10 + randomInt(25);
      while (smtp.mails.length < next && !isOver) await sleep(20);
      await sleep(randomInt(300));
      const pidFile = join(dataDir.run, `${randomInt(2) === 0 ? 'api' : 'api-2'}.pid`);
      if (!isOver && kill(Number(await readFile(pidFile, 'utf8')))) kills += 1;
    }
  })();

  const begun = Date.now();
  const keys: string[] = [];
  const approving = (async () => {
    for (let start = 0; start < MAILS; start += 50) {
      const json = { ids: ids.slice(start, start + 50), status: 'approved' };
      expect((await insist(apis, 'reviewUsers', json, cookie)).status).toBe(200);
    }
  })();
  const asking = (async () => {
    for (const email of emails.slice(0, CODES)) {
      const reply = await insist(apis, 'forgotPassword', { email });
      expect(reply.status).toBe(200);
      const { hashed } = (await reply.json()) as { hashed: string };
      const key = `mail-otp:${hash('sha256', hashed)}`;
      if (keys.push(key) % EVERY === 0) await beLate(key);
    }
  })();
  await Promise.all([approving, asking]);

  const count = (wanted: (mail: string) => boolean) => new Set(smtp.mails.filter(wanted).map(addressOf)).size;
  const isAllThere = async () =>
    count(isApproval) === MAILS && (await codeTasks()).every(({ isOver }) => isOver);
  await until(isAllThere, { within: 100_000 });
  isOver = true;
  await killing;

  const approvals = smtp.mails.filter(isApproval);
  const twice = smtp.mails.length - new Set(smtp.mails.map(idOf)).size;
  console.log(
    `${kills} kills, ${refused} refusals: ${count(isApproval)} of ${MAILS} mails and ${count(isCode)} of ` +
      `${CODES} codes (each fifth too late) arrived in ${((Date.now() - begun) / 1000).toFixed(0)} s, ${twice} of ${smtp.mails.length} twice`,
  );
  expect(new Set(approvals.map(addressOf))).toEqual(new Set(emails));
  expect(twice).toBeLessThanOrEqual(TWICE_AT_MOST * MAILS);
  const tasks = await codeTasks();
  expect(tasks.map(({ key }) => key)).toEqual(expect.arrayContaining(keys));
  const fates = tasks.map(({ key, isLate, plannedAt, endsAt }) => {
    expect(endsAt - plannedAt).toBeLessThan(CODE_LIVES);
    const arrivals = smtp.takenAt.filter((_at, index) => idOf(smtp.mails[index] ?? '').includes(nameOf(key)));
    for (const at of arrivals) expect(at).toBeLessThan(endsAt + UNDER_WAY);
    return arrivals.length > 0 ? 'arrived' : isLate ? 'late' : `neither: ${key}`;
  });
  expect(fates.filter((fate) => !['arrived', 'late'].includes(fate))).toEqual([]);
  expect(kills).toBe(KILLS);
  expect(refused).toBeGreaterThan(100);
});
