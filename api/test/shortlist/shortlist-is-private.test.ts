import { expect, test } from 'vitest';
import { startApi } from '../support/api-process.ts';
import { buildAdmin, buildApproved, buildProfile, newWord, PASSWORD } from '../support/factories.ts';
import { download } from '../support/spreadsheet.ts';
import { tablesWith } from '../support/tables-with.ts';
import type { Client } from '../support/test-server.ts';

/** Only the family reads its note. This test searches every other place that could store it. */

async function signedIn(client: Client, phone: string): Promise<Client> {
  expect((await client.call('login', { json: { phone, password: PASSWORD } })).status).toBe(200);
  return client;
}

test('a shortlist note is only in its own table, and in no log, metric, export or reply to others', async () => {
  const api = await startApi({ LOG_LEVEL: 'trace', METRICS_PORT: '0' });
  const word = newWord();
  const owner = await buildApproved();
  const son = await buildProfile({ owner, gender: 'MALE' });
  const daughter = await buildProfile();
  const params = { id: daughter.id };
  const family = await signedIn(api.client(), owner.phone);
  const put = async (json: Record<string, unknown>) =>
    (await family.call('putOnShortlist', { params, json })).status;
  expect(await put({ stage: 'talking', note: `We spoke to ${word}`, forProfile: son.id })).toBe(200);
  expect(await put({ note: `${word} again` })).toBe(200);
  // Try refused notes as well, because the API reads them before it refuses them.
  expect(await put({ note: word.repeat(50) })).toBe(400);
  expect(await put({ note: word, stage: word })).toBe(400);
  expect((await family.call('getShortlist')).text).toContain(word);

  const office = await signedIn(api.client(), (await buildAdmin()).phone);
  const replies = [
    await office.call('getProfile', { params }),
    await office.call('getProfile', { params: { id: son.id } }),
    await office.call('getUserProfiles', { params: { id: owner.id } }),
    await office.call('getUser', { params: { id: owner.id } }),
    await office.call('getAudit', { query: { userId: owner.id } }),
    await office.call('getSecurityEvents', { params: { id: owner.id } }),
    await office.call('getShortlist'),
  ];
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
  for (const list of ['exportUsers', 'exportProfiles'] as const) {
    const { rows } = await download(office, list, {});
    expect(rows.length).toBeGreaterThan(1);
    expect(JSON.stringify(rows)).not.toContain(word);
  }
  const other = await signedIn(api.client(), (await buildApproved()).phone);
  const theirs = await signedIn(api.client(), daughter.phone);
  for (const client of [other, theirs]) {
    replies.push(await client.call('getProfile', { params }), await client.call('getShortlist'));
  }
  for (const { text } of replies) expect(text).not.toContain(word);

  expect(await tablesWith(word)).toEqual(['shortlist_entries']);
  const port = /"metrics":.*?"port":(\d+)/.exec(api.log.join('\n'))?.[1];
  expect(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).not.toContain(word);
  expect(api.log.filter((line) => line.includes('/profile/shortlist')).length).toBeGreaterThan(5);
  expect(api.log.filter((line) => line.includes(word))).toEqual([]);
});
