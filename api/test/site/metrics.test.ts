import { REMOTE_LOAD_HEADER } from '@pehchan/release/remote-load';
import { expect, test, vi } from 'vitest';
import { startApi, type ApiProcess } from '../support/api-process.ts';
import { buildUser, PASSWORD, removeTasks } from '../support/factories.ts';
import type { Client } from '../support/test-server.ts';

/** Return the metrics by name and labels, from the port on which the API serves them. */
async function figuresOf(
  api: ApiProcess,
): Promise<{ text: string; value(name: string): number | undefined }> {
  // The API logs two ports: first the port for calls, then the port for metrics.
  const port = await vi.waitFor(() => {
    const said = /"metrics":.*?"port":(\d+)/.exec(api.log.join('\n'))?.[1];
    if (!said) throw new Error('The API hasn’t said where its figures are.');
    return said;
  }, 5000);
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const lines = new Map(
    text.split('\n').map((line) => [line.replace(/ \S+$/, ''), Number(line.split(' ').at(-1))]),
  );
  return { text, value: (name) => lines.get(name) };
}

test('the API counts requests, sessions, mails, connections and browser reports, and serves them on a separate port', async () => {
  await removeTasks();
  const api = await startApi({ METRICS_PORT: '0' });
  const user = await buildUser();
  const client = api.client();
  await client.call('login', { json: { phone: user.phone, password: 'wrong password' } });
  await client.call('login', { json: { phone: user.phone, password: PASSWORD } });
  await client.call('forgotPassword', { json: { email: user.email } });
  await client.send('GET', `/api/v1/nowhere/${user.phone}`);
  for (const part of ['member 1.0.0-3f2a1b9c44', `asha@example.org ${user.phone}`]) {
    await client.call('reportClientError', {
      json: { kind: 'render', message: 'It broke', code: 'RENDER', part },
    });
  }
  await client.call('logout');

  const { text, value } = await figuresOf(api);

  const requests = (method: string, route: string, status: number) =>
    value(`pehchan_request_seconds_count{method="${method}",route="${route}",status="${status}"}`);
  expect(requests('POST', '/auth/login', 401)).toBe(1);
  expect(requests('POST', '/auth/login', 200)).toBe(1);
  expect(requests('GET', 'none', 404)).toBe(1);
  for (const event of ['begun', 'ended', 'refused']) {
    expect([event, value(`pehchan_sessions_total{event="${event}"}`)]).toEqual([event, 1]);
  }
  // The API also sends mails of other tests, so the number can be higher.
  expect(value('pehchan_mails_total{outcome="sent"}')).toBeGreaterThanOrEqual(1);
  expect(value('pehchan_tasks_total{kind="mail-otp",outcome="done"}')).toBe(1);
  expect(value('pehchan_tasks{state="waiting"}')).toBeTypeOf('number');
  expect(value('pehchan_database_connections{state="size"}')).toBeGreaterThan(0);
  expect(value('pehchan_client_reports_total{kind="render",part="member",code="RENDER"}')).toBe(1);
  expect(value('pehchan_client_reports_total{kind="render",part="none",code="RENDER"}')).toBe(1);
  for (const secret of [user.phone, user.email, 'asha']) expect(text).not.toContain(secret);
  expect((await client.send('GET', '/metrics')).status).toBe(404);
});

const VERSION = '1.0.0-3f2a1b9c44';

async function signedIn(api: ApiProcess): Promise<Client> {
  const { phone } = await buildUser();
  const client = api.client();
  await client.call('login', { json: { phone, password: PASSWORD } });
  return client;
}

/** Report, in the header of a call, that a browser loaded a remote. */
const tell = (client: Client, load: string) =>
  client.call('check', { headers: { [REMOTE_LOAD_HEADER]: load } });

const fail = (client: Client, code: string, part = `member ${VERSION}`) =>
  client.call('reportClientError', { json: { kind: 'remote', message: 'It broke', code, part } });

const loadsIn = (text: string) => text.match(/^pehchan_remote_loads_total\{.*$/gm) ?? [];

const load = (outcome: string, version = VERSION) =>
  `pehchan_remote_loads_total{remote="member",version="${version}",outcome="${outcome}"}`;

const NO_LOADS = {
  nothing: '',
  'no version': 'member loaded',
  'a version that is not published': 'member 1.0.0-feed loaded',
  'an outcome of its own': `member ${VERSION} great`,
  'a label of its own': `member",x="${VERSION} loaded`,
  tabs: `member\t${VERSION}\tloaded`,
  'other letters': `m\u00eember ${VERSION} loaded`,
  'a person': `asha@example.org ${VERSION} 9876543210`,
  'several remotes together': `member ${VERSION} loaded, admin ${VERSION} loaded`,
  'no end': `member ${VERSION} ${'loaded'.repeat(1500)}`,
};

test('loads of a remote are counted beside its failures, by version, and invalid ones and those of visitors are ignored', async () => {
  const api = await startApi({ METRICS_PORT: '0' });
  const client = await signedIn(api);
  for (const [what, header] of Object.entries(NO_LOADS)) {
    expect((await tell(client, header)).status, what).toBe(200);
  }
  expect((await tell(api.client(), `member ${VERSION} loaded`)).status).toBe(401);
  for (const outcome of ['loaded', 'loaded', 'retried']) await tell(client, `member ${VERSION} ${outcome}`);
  for (const code of ['RUNTIME-008', 'SHARE-RANGE', 'kit-range', 'loaded', '9876543210']) {
    await fail(client, code);
  }
  await fail(client, 'RELEASE', 'shell');

  const { text, value } = await figuresOf(api);

  const expected = { loaded: 2, retried: 1, 'RUNTIME-008': 1, 'SHARE-RANGE': 1, 'kit-range': 1, none: 2 };
  expect(loadsIn(text).sort()).toEqual(
    Object.entries(expected)
      .map(([outcome, count]) => `${load(outcome)} ${count}`)
      .sort(),
  );
  // A failure that belongs to no remote counts for the shell, and each failure counts only once.
  const reports = text.match(/^pehchan_client_reports_total\{.*$/gm);
  expect(reports).toEqual(['pehchan_client_reports_total{kind="remote",part="shell",code="RELEASE"} 1']);
  expect(value(load('other'))).toBeUndefined();
});

test('made-up names, codes and versions create a limited number of labels, and the newest version stays counted', async () => {
  const api = await startApi({ METRICS_PORT: '0' });
  const name = (number: number) => 'x'.repeat((number % 20) + 1) + 'abcde'[Math.floor(number / 20)];
  for (let number = 0; number < 60; number += 1) {
    const json = { kind: 'remote', message: 'x', part: name(number), code: name(number).toUpperCase() };
    await api.client().call('reportClientError', { json });
  }
  const client = await signedIn(api);
  await tell(client, `member ${VERSION} loaded`);
  for (let number = 0; number < 230; number += 1) {
    await tell(client, `member 1.0.0-${number.toString(16).padStart(10, '0')} loaded`);
    if (number % 100 === 0) await tell(client, `member ${VERSION} loaded`);
  }
  const { text, value } = await figuresOf(api);
  const parts = new Set(text.match(/part="[^"]*"/g));
  expect(parts.size).toBeLessThanOrEqual(21);
  expect(parts).toContain('part="other"');
  expect(loadsIn(text)).toHaveLength(200);
  expect(value(load('loaded', '1.0.0-00000000e5'))).toBe(1);
  expect(value(load('loaded', '1.0.0-0000000000'))).toBeUndefined();
  expect(value(load('loaded'))).toBe(4);
});
