import type { EndpointName } from '@pehchan/contract/endpoints';
import { url } from '@pehchan/contract/endpoints';
import { describe, expect, test } from 'vitest';
import { User } from '../../src/identity/accounts/models/user.ts';
import { Profile } from '../../src/register/biodata/models/profile.ts';
import { updateBiodata } from '../support/biodata-calls.ts';
import {
  accountForm, biodataForm, buildApproved, buildProfile, buildUser, multipart, newEmail, newPhone, PASSWORD, storePhoto,
} from '../support/factories.ts'; // prettier-ignore
import { startServer } from '../support/test-server.ts';

const server = await startServer();

describe('hostile bodies', () => {
  const phone = newPhone();
  test.each<[string, string]>([
    ['an operator instead of a password', JSON.stringify({ phone, password: { $ne: '' } })],
    ['an operator instead of a phone', JSON.stringify({ phone: { $gt: '' }, password: PASSWORD })],
    ['lists', JSON.stringify({ phone: [phone], password: [PASSWORD] })],
    ['a list in the place of all', JSON.stringify([{ phone, password: PASSWORD }])],
    ['numbers and a boolean', JSON.stringify({ phone: 1, password: true, email: 1 })],
    ['null', 'null'],
    ['a prototype', `{"__proto__":{"phone":"${phone}","password":"${PASSWORD}","email":"a@b.in"}}`],
    ['a constructor', '{"constructor":{"prototype":{"phone":"9000000001","password":"x"}}}'],
    ['50,000 brackets', '['.repeat(50_000)],
    ['10,000 nested objects and as many closing brackets', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
    ['JSON that is cut off', '{"phone":"90000'],
    ['a form instead of JSON', 'phone=9000000001&password=pehchan-demo'],
  ])('login, register and forgotPassword refuse with a message: %s', async (_what, body) => {
    for (const name of ['login', 'register', 'forgotPassword'] satisfies EndpointName[]) {
      const reply = await fetch(server.origin + url(name), {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': server.anonymous().address },
        body,
      });
      const said = (await reply.json()) as { message: string; code: string };
      expect([name, reply.status]).toEqual([name, expect.toBeOneOf([400, 413])]);
      expect(said).toMatchObject({
        message: expect.any(String) as string,
        code: expect.any(String) as string,
      });
    }
    expect(Reflect.get({}, 'phone')).toBeUndefined();
  });
});

describe('fields that a form does not have', () => {
  const RIGHTS = {
    role: 'ADMIN',
    status: 'approved',
    IsApproved: 'true',
    id: '1',
    sessionVersion: '9',
    userId: '1',
  };

  test('signing up ignores a role, status or other right in the form', async () => {
    const phone = newPhone();
    const form = await multipart({
      ...accountForm({ phone, email: newEmail() }),
      ...biodataForm({ phone }),
      ...RIGHTS,
    });
    expect((await server.anonymous().call('createProfile', { form })).status).toBe(201);
    const user = await User.findByPhone(phone);
    expect(user).toMatchObject({ role: 'USER', status: 'pending', sessionVersion: 1 });
    expect(await Profile.findOne({ where: { userId: user?.id ?? 0 } })).toMatchObject({
      ownerStatus: 'pending',
    });
  });

  test('editing an account ignores rights and another account’s photo in the form', async () => {
    const user = await buildUser();
    const photoKey = await storePhoto();
    const other = await buildApproved({ photoKey });
    const { password, ...fields } = accountForm({ phone: user.phone, email: user.email });
    const photo = {
      photoKey,
      image: `/api/v1/photos/${photoKey}`,
      imageFile: photoKey ?? '',
      imagePublicID: photoKey ?? '',
    };
    const form = await multipart({ ...fields, ...RIGHTS, ...photo, currentPassword: password }, null);
    const client = await server.as(user);
    await client.call('updateUser', { params: { id: user.id }, form });
    expect(await user.reload()).toMatchObject({ role: 'USER', status: 'pending', photoKey: null });
    expect((await other.reload()).photoKey).toBe(photoKey);
    expect((await client.send('GET', `/api/v1/photos/${photoKey}?size=table`)).status).toBe(404);
  });

  test('editing a biodata ignores another biodata’s photo and another family in the form', async () => {
    const owner = await buildApproved();
    const [own, theirs] = [
      await buildProfile({ owner, withPhoto: true }),
      await buildProfile({ withPhoto: true }),
    ];
    const { photoKey, userId } = own;
    const taken = {
      photoKey: theirs.photoKey ?? '',
      image: `/api/v1/photos/${theirs.photoKey}`,
      userId: String(theirs.userId),
    };
    await updateBiodata(await server.as(owner), own.id, { ...taken, ownerStatus: 'rejected' });
    expect(await own.reload()).toMatchObject({ photoKey, userId, ownerStatus: 'approved' });
  });
});
