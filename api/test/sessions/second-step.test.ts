import { randomUUID } from 'node:crypto';
import { type EndpointName, endpoints, url } from '@pehchan/contract/endpoints';
import type { Endpoint, Step } from '@pehchan/contract/common';
import { PHOTO_PATH } from '@pehchan/contract/photos';
import { ACCOUNT_HEADER } from '@pehchan/contract/accounts';
import { API_PREFIX } from '@pehchan/contract/common';
import { describe, expect, onTestFinished, test } from 'vitest';
import { redis, redisKey } from '../../src/ground/gateways/redis.ts';
import { AuditEntry } from '../../src/identity/audit/models/audit-entry.ts';
import { mailSecondStep } from '../../src/identity/second-step/index.ts';
import { RecoveryCode } from '../../src/identity/second-step/models/recovery-code.ts';
import { TotpSecret } from '../../src/identity/second-step/models/totp-secret.ts';
import { SecurityEvent } from '../../src/identity/security/models/security-event.ts';
import { Task } from '../../src/ground/tasks/models/task.ts';
import { beDemoSite, beRealSite } from '../support/demo-site.ts';
import {
  biodataForm,
  buildAdmin,
  buildApproved,
  buildProfile,
  buildUser,
  freeMaintainerPhone,
  multipart,
} from '../support/factories.ts';
import { mailsTo, readable } from '../support/outbox.ts';
import { age, App, setUpApp, steppedAdmin } from '../support/second-step.ts';
import { type Client, startServer } from '../support/test-server.ts';

const server = await startServer({ isReal: true });

const WANTED = { code: 'second_step' };
const stateOf = async (client: Client) => (await client.call('getSecondStep')).body;

const administrator = () => steppedAdmin(server);

const rowsOf = (isMeant: (step: Step) => boolean) =>
  Object.entries(endpoints as Record<string, Endpoint>).filter(
    ([, { access, step = 'usual' }]) => access !== 'anyone' && isMeant(step),
  );

/** Return the address of a call, with any id as the parameters of its path. */
const addressOf = (name: string, path: string) =>
  url(
    name as EndpointName,
    Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, hole = '']) => [hole, 1])),
  );

describe('administrators without the second step', () => {
  const rows = rowsOf((step) => step === 'usual' || step === 'fresh');

  test.each(rows)('the API refuses %s when no second step is set up', async (name, { method, path }) => {
    const client = await server.as(await buildAdmin());
    const { status, body } = await client.send(method, addressOf(name, path));
    // This administrator has no right to the maintainer’s calls, even after the second step.
    const isMaintainers = endpoints[name as EndpointName].access === 'maintainer';
    expect([status, body.code]).toEqual([403, isMaintainers ? 'forbidden' : 'second_step']);
    if (!isMaintainers) expect(body['setUp']).toBe(true);
  });

  test('the API refuses createProfile, which visitors call too', async () => {
    const client = await server.as(await buildAdmin());
    const form = await multipart(biodataForm(), null);
    const { status, body } = await client.call('createProfile', { form });
    expect([status, body.code]).toEqual([403, 'second_step']);
  });

  test('the API refuses a photo until the second step is passed', async () => {
    const { photoKey } = await buildProfile({ owner: await buildUser(), withPhoto: true });
    const client = await server.as(await buildAdmin());
    const address = `${API_PREFIX}${PHOTO_PATH}/${photoKey}`;
    expect((await client.send('GET', address)).body).toMatchObject(WANTED);
    await setUpApp(client);
    expect((await client.fetch('GET', address)).status).toBe(200);
  });

  test('the API refuses a new session until the second step is passed', async () => {
    const { user, app } = await administrator();
    const client = await server.as(user);
    const refused = await client.call('getCounts');
    expect([refused.status, refused.body]).toEqual([
      403,
      { ...WANTED, message: 'Please confirm first that it is you.' },
    ]);
    expect((await client.call('beginTotp')).body).toMatchObject({ ...WANTED, fresh: true });
    expect((await client.call('check')).status).toBe(200);
    expect((await client.call('passTotp', { json: { code: app.code(1) } })).status).toBe(200);
    expect((await client.call('getCounts')).status).toBe(200);
  });

  test('the API asks approved families for no step, and on a demo site only administrators who have set one up', async () => {
    const member = await server.as(await buildApproved());
    expect((await member.call('getAllProfiles')).status).toBe(200);
    await beDemoSite();
    const client = await server.as(await buildAdmin());
    expect(await stateOf(client)).toMatchObject({ isNeeded: false, isSetUp: false });
    expect((await client.call('exportUsers')).status).toBe(200);
    const { user } = await administrator();
    const again = await server.as(user);
    expect((await again.call('getCounts')).body).toMatchObject(WANTED);
    await beRealSite();
  });
});

describe('repeated second steps', () => {
  const atOnce: EndpointName[] = [
    'confirmRecovery',
    'deleteUsersWithoutProfiles',
    'exportProfiles',
    'exportUsers',
    'makeRecoveryCode',
    'removePasskey',
    'removeTotp',
    'renewRecoveryCodes',
    'resetSecondStep',
    'traceCopy',
  ];

  test('each call that exports, destroys or removes protection asks for the step again after ten minutes', async () => {
    const { client, user } = await administrator();
    await freeMaintainerPhone();
    onTestFinished(async () => void (await freeMaintainerPhone()));
    await user.update({ phone: process.env['MAINTAINER_PHONE'] ?? '' });
    await age(client, 11);
    for (const name of atOnce) {
      const { method, path } = endpoints[name];
      const { status, body } = await client.send(method, addressOf(name, path));
      expect([name, status, body]).toEqual([name, 403, expect.objectContaining({ ...WANTED, fresh: true })]);
    }
    const marked = rowsOf((step) => step === 'fresh').map(([name]) => name);
    expect(marked.sort()).toEqual(atOnce);
  });

  test('exports and irreversible calls ask for the step again after ten minutes, and all calls after twelve hours', async () => {
    const { client } = await administrator();
    expect((await client.call('exportUsers')).status).toBe(200);
    await age(client, 9);
    expect((await client.call('exportUsers')).status).toBe(200);
    await age(client, 1.1);
    for (const name of ['exportUsers', 'exportProfiles', 'removeTotp', 'renewRecoveryCodes'] as const) {
      expect((await client.call(name)).body).toMatchObject({ ...WANTED, fresh: true });
    }
    expect(await stateOf(client)).toMatchObject({ isFresh: false, isSetUp: true });
    expect((await client.call('getCounts')).status).toBe(200);
    await age(client, 12 * 60 - 11);
    expect((await client.call('getCounts')).status).toBe(200);
    await age(client, 1);
    expect((await client.call('getCounts')).body).toMatchObject(WANTED);
  });
});

describe('mails about a changed second step', () => {
  const mailTo = async (account: Parameters<typeof buildAdmin>[0]) => {
    const { id, email } = await buildAdmin({ fullName: 'YOUR KYC EXPIRED', ...account });
    await mailSecondStep.start(mailSecondStep.pack({ userId: id, change: 'reset' }, ''), randomUUID());
    return readable((await mailsTo(email)).at(-1) ?? '');
  };

  test('the mail reports the change and what to do, by name where the email is confirmed', async () => {
    const mail = await mailTo({ emailConfirmedAt: new Date() });
    expect(mail).toContain('Namaste YOUR KYC EXPIRED,');
    expect(mail).toContain('The second step of your administrator’s account was reset');
    expect(mail).toContain('change your password immediately');
  });

  test('the mail contains no word of the account where the email is not confirmed', async () => {
    const mail = await mailTo({});
    expect(mail).toContain('Namaste,');
    expect(mail).not.toContain('KYC');
  });
});

describe('authenticator apps', () => {
  test('a code of the app passes once, also when it is sent twice in parallel', async () => {
    const { user, app } = await administrator();
    const [one, two] = [await server.as(user), await server.as(user)];
    const code = app.code(1);
    const replies = await Promise.all(
      [one, two].map((client) => client.call('passTotp', { json: { code } })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await two.call('passTotp', { json: { code: app.code() } })).body.fields).toEqual({
      code: 'This code is wrong or was already used.',
    });
  });

  test('an app is set up with its first code, and its secret is stored encrypted', async () => {
    const client = await server.as(await buildAdmin());
    const { body } = await client.call('beginTotp');
    expect(body.uri).toContain(`secret=${body.secret}`);
    expect((await client.call('confirmTotp', { json: { code: '000000' } })).status).toBe(400);
    expect(await stateOf(client)).toMatchObject({ isSetUp: false, totp: false });
    const code = new App(body.secret).code().replace(/^(...)/, '$1 ');
    const confirmed = await client.call('confirmTotp', { json: { code } });
    expect(confirmed.body.recoveryCodes).toHaveLength(10);
    expect(await stateOf(client)).toEqual({
      isNeeded: true, isSetUp: true, needsCode: false, isFresh: true, totp: true, passkeys: [], recoveryCodes: 10,
    }); // prettier-ignore
    const { body: account } = await client.call('check');
    const kept = await TotpSecret.findByPk(account.user.id);
    expect(kept?.secret).not.toContain(body.secret);
    expect(Buffer.from(kept?.secret ?? '', 'base64').toString('latin1')).not.toContain(body.secret);
  });

  test('an app cannot be removed while it is the last way', async () => {
    const { client } = await administrator();
    const refused = await client.call('removeTotp');
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Please set up another way first: you need at least one.',
    ]);
    expect(await stateOf(client)).toMatchObject({ totp: true });
  });
});

describe('recovery codes of the second step', () => {
  test('a recovery code works once, is audited and mailed, and is stored as a hash', async () => {
    const { user, recoveryCodes } = await administrator();
    expect(new Set(recoveryCodes).size).toBe(10);
    const [code = ''] = recoveryCodes;
    const rows = await RecoveryCode.findAll({ where: { userId: user.id } });
    expect(rows.map(({ hash }) => hash)).not.toContain(code);
    const client = await server.as(user);
    const written = `${code.slice(0, 5)}-${code.slice(5).toLowerCase()}`;
    expect((await client.call('passRecoveryCode', { json: { code: written } })).status).toBe(200);
    expect(await stateOf(client)).toMatchObject({ isFresh: true, recoveryCodes: 9 });
    const again = await server.as(user);
    expect((await again.call('passRecoveryCode', { json: { code } })).status).toBe(400);
    expect((await again.call('getCounts')).body).toMatchObject(WANTED);
    const changes = await AuditEntry.findAll({ where: { userId: user.id }, order: ['id'] });
    expect(changes.map(({ action, toValue }) => [action, toValue])).toEqual([
      ['second-step', 'totp-added'],
      ['second-step', 'code-used'],
    ]);
    const mails = await Task.findAll({ where: { kind: 'mail-second-step' } });
    expect(mails.filter(({ uniqueKey }) => uniqueKey.includes(`:${user.id}:`))).toHaveLength(2);
    const events = await SecurityEvent.findAll({ where: { userId: user.id }, order: ['id'] });
    expect(events.map(({ event }) => event)).toEqual([
      'sign-in', 'step-passed', 'step-changed', 'sign-in', 'step-passed', 'sign-in', 'step-refused',
    ]); // prettier-ignore
  });

  test('a recovery code is invalid once new ones are made, and for other accounts', async () => {
    const { client, user, recoveryCodes } = await administrator();
    const other = await administrator();
    const strange = await server.as(other.user);
    const json = { code: recoveryCodes[0] };
    expect((await strange.call('passRecoveryCode', { json })).status).toBe(400);
    const renewed = await client.call('renewRecoveryCodes');
    expect(renewed.body.recoveryCodes).toHaveLength(10);
    const again = await server.as(user);
    expect((await again.call('passRecoveryCode', { json })).status).toBe(400);
    const fresh = { code: renewed.body.recoveryCodes[9] };
    expect((await again.call('passRecoveryCode', { json: fresh })).status).toBe(200);
  });
});

test('passing the second step gives the session a new id, and keeps its data', async () => {
  const { user, app } = await administrator();
  const client = await server.as(user);
  const former = new Map(client.cookies);
  const own = async () => (await client.call('getSessions')).body.sessions.find(({ isThis }) => isThis);
  expect((await client.call('passTotp', { json: { code: app.code(1) } })).status).toBe(200);
  expect(client.cookies.get('pehchan.sid')).not.toBe(former.get('pehchan.sid'));
  const headers = { [ACCOUNT_HEADER]: String(user.id) };
  expect((await client.call('getCounts', { headers })).status).toBe(200);
  expect(await own()).toMatchObject({ signedInAt: expect.any(String), isThis: true });
  expect(await redis.sCard(redisKey('sessions-of', user.id))).toBe(2);

  // A late request with the old session id has no rights, and leaves the new id in the browser.
  const late = server.anonymous();
  former.forEach((value, name) => late.cookies.set(name, value));
  const reply = await late.call('check');
  expect([reply.status, reply.headers.getSetCookie()]).toEqual([401, []]);
});
