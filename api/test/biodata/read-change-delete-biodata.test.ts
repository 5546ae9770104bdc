import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { User } from '../../src/identity/accounts/models/user.ts';
import { deleteBiodata } from '../../src/register/biodata/commands/delete-biodata.ts';
import { Profile } from '../../src/register/biodata/models/profile.ts';
import {
  biodataForm,
  buildAdmin,
  buildApproved,
  buildProfile,
  buildUser,
  multipart,
} from '../support/factories.ts';
import { ownBiodata, updateBiodata } from '../support/biodata-calls.ts';
import { startServer } from '../support/test-server.ts';
import { stored } from '../support/uploads.ts';

const server = await startServer();

describe('reading a biodata', () => {
  test.each([
    '0',
    '-1',
    '+1',
    ' 1',
    '1.0',
    '0x1',
    '1e3',
    'abc',
    'NaN',
    'null',
    '१',
    '1;2',
    "1'--",
    '99999999999',
    '4294967295',
  ])('get-profile answers 404 for the id %s', async (id) => {
    const client = await server.as(await buildAdmin());
    expect((await client.call('getProfile', { params: { id } })).status).toBe(404);
  });

  test('get-profile gives the same answer for a hidden biodata and a missing one', async () => {
    const { id } = await buildProfile({ owner: await buildUser() });
    const client = await server.as(await buildApproved());
    const reply = await client.call('getProfile', { params: { id } });
    const missing = await client.call('getProfile', { params: { id: 4_000_000_000 } });
    expect(reply.body).toEqual(missing.body);
  });

  test('get-profile returns the biodata with its owner, without passwords, session data or status', async () => {
    const { id } = await buildProfile();
    const client = await server.as(await buildApproved());
    const reply = await client.call('getProfile', { params: { id } });
    expect(reply.body.message).toBe('Profile Fetched for User Sucessfully');
    expect(reply.body.profile).toMatchObject({
      id,
      fullname: 'PRIYA SUTHAR',
      user: { name: 'RAMESH SUTHAR' },
    });
    expect(reply.text).not.toMatch(/argon2|passwordHash|sessionVersion|status/);
  });

  test('get-profile follows a changed account status of the owner with the next request', async () => {
    const owner = await buildUser();
    const { id } = await buildProfile({ owner });
    const reader = await server.as(await buildApproved());
    const admin = await server.as(await buildAdmin());
    const read = async () => (await reader.call('getProfile', { params: { id } })).status;
    expect(await read()).toBe(404);
    await admin.call('approveUser', { params: { id: owner.id } });
    expect(await read()).toBe(200);
    await admin.call('rejectUser', { params: { id: owner.id } });
    expect(await read()).toBe(404);
  });
});

describe('changing a biodata', () => {
  test('update-profile changes the fields and keeps the photo', async () => {
    const owner = await buildUser();
    const { id, photoKey } = await buildProfile({ owner, withPhoto: true });
    const client = await server.as(owner);
    const image = `/api/v1/photos/${photoKey}`;
    const reply = await updateBiodata(client, id, { gotra: 'Gautam', image, imagePublicID: 'whatever' });
    expect(reply.body).toEqual({ message: 'Profile Updated successfully⚡' });
    expect((await ownBiodata(client))[0]).toMatchObject({ id, gotra: 'GAUTAM', image });
  });

  test('update-profile keeps the father’s name when the form leaves it blank', async () => {
    const owner = await buildUser();
    const { id } = await buildProfile({ owner, fatherName: 'KISHOR SUTHAR' });
    const client = await server.as(owner);
    await updateBiodata(client, id, { father: '' });
    expect((await ownBiodata(client))[0]?.father).toBe('KISHOR SUTHAR');
  });

  test('update-profile keeps a gotra that the form lacks, and clears one that it sends blank', async () => {
    const owner = await buildUser();
    const { id } = await buildProfile({ owner, motherGotra: 'GAUTAM', fatherMotherGotra: 'VASHISHTH' });
    const client = await server.as(owner);
    await updateBiodata(client, id, { fatherMotherGotra: '' });
    expect((await ownBiodata(client))[0]).toMatchObject({ motherGotra: 'GAUTAM', fatherMotherGotra: '' });
  });

  test('update-profile replaces the photo and removes the old one', async () => {
    const owner = await buildUser();
    const { id, photoKey } = await buildProfile({ owner, withPhoto: true });
    const client = await server.as(owner);
    await updateBiodata(client, id, {}, true);
    const image = (await ownBiodata(client))[0]?.image ?? '';
    expect(image).not.toContain(photoKey);
    expect((await client.send('GET', image)).status).toBe(200);
    expect((await client.send('GET', `/api/v1/photos/${photoKey}`)).status).toBe(404);
  });
});

describe('deleting a biodata', () => {
  test('delete-profile deletes the biodata and its photo', async () => {
    const owner = await buildUser();
    const { id, photoKey } = await buildProfile({ owner, withPhoto: true });
    const client = await server.as(owner);
    const reply = await client.call('deleteProfile', { params: { id } });
    expect(reply.body).toEqual({ message: 'Profile deleted successfully' });
    expect(await ownBiodata(client)).toEqual([]);
    expect(await Profile.findByPk(id)).toBeNull();
    const admin = await server.as(await buildAdmin());
    expect((await admin.send('GET', `/api/v1/photos/${photoKey}`)).status).toBe(404);
    expect((await client.call('deleteProfile', { params: { id } })).status).toBe(404);
  });
});

describe('administrators who are rejected during a request', () => {
  const rejectedWhileAtIt = async () => {
    const admin = await buildAdmin();
    await User.update({ status: 'rejected' }, { where: { id: admin.id } });
    return admin;
  };

  test('a rejected administrator changes no biodata with a form that was still being sent', async () => {
    const { id } = await buildProfile();
    const admin = await buildAdmin();
    const client = await server.as(admin);
    const form = new Response(await multipart(biodataForm({ gotra: 'Gautam' }), { field: 'image' }));
    const bytes = Buffer.from(await form.arrayBuffer());
    const photos = await stored();
    const outgoing = request(`${client.origin}/api/v1/profile/update-profile/${id}`, {
      method: 'PUT',
      headers: {
        cookie: [...client.cookies].map((pair) => pair.join('=')).join('; '),
        'content-type': form.headers.get('content-type') ?? '',
        'content-length': bytes.length,
      },
    });
    const answered = new Promise<number | undefined>((resolve, reject) => {
      outgoing.on('response', (response) => resolve(response.resume().statusCode)).on('error', reject);
    });
    outgoing.write(bytes.subarray(0, -10));
    // After this pause the API has checked who may change the biodata, and is reading the form.
    await new Promise((resolve) => setTimeout(resolve, 500));
    await User.update({ status: 'rejected' }, { where: { id: admin.id } });
    outgoing.end(bytes.subarray(-10));
    expect(await answered).toBe(403);
    expect((await Profile.findByPk(id))?.gotra).toBe('KASHYAP');
    expect(await stored()).toEqual(photos);
  });

  test('a rejected administrator deletes no biodata of another family', async () => {
    const { id } = await buildProfile();
    await expect(deleteBiodata(await rejectedWhileAtIt(), id)).rejects.toMatchObject({ status: 403 });
    expect(await Profile.findByPk(id)).not.toBeNull();
  });

  test('a rejected administrator still changes and deletes their own biodata', async () => {
    const admin = await rejectedWhileAtIt();
    const { id } = await buildProfile({ owner: admin });
    const client = await server.as(admin);
    expect((await updateBiodata(client, id, { gotra: 'Gautam' })).status).toBe(200);
    expect((await client.call('deleteProfile', { params: { id } })).status).toBe(200);
  });
});
