import { randomBytes } from 'node:crypto';
import { MAX_PHOTO_BYTES } from '@pehchan/contract/photos';
import { expect, test, vi } from 'vitest';
import { startApi } from '../support/api-process.ts';
import { accountForm, biodataForm, buildUser, jpeg, multipart, PASSWORD } from '../support/factories.ts';
import { decoderProcesses, memoryOf } from '../support/pictures.ts';
import { upload } from '../support/uploads.ts';

const UPLOADS = 60;
const ADDRESSES = 5;
/** Bytes of memory that the container's limit leaves for the API, next to its decoders. */
const MOST_MEMORY = 524e6;

test('the API refuses sixty parallel pictures of 5 MB with a message, keeps its memory limit, and then serves a family', async () => {
  const api = await startApi();
  const family = api.client();
  const { phone } = await buildUser();
  await family.call('login', { json: { phone, password: PASSWORD } });
  const addresses = Array.from({ length: ADDRESSES }, () => api.client().address);
  // The file begins like a picture but is invalid, so the API reads it to its end.
  const bytes = Buffer.concat([(await jpeg()).subarray(0, 20), randomBytes(MAX_PHOTO_BYTES - 20)]);
  let peak = 0;
  const watch = setInterval(() => {
    void memoryOf(api.pid).then((memory) => (peak = Math.max(peak, memory)));
  }, 50);
  const photos = { field: 'imageFile', bytes, name: 'photo.jpg', type: 'image/jpeg' };
  const forms = await Promise.all(
    Array.from({ length: UPLOADS }, () => multipart({ ...accountForm(), ...biodataForm() }, photos)),
  );
  const replies = await Promise.all(
    forms.map((form, index) => {
      const client = api.client();
      client.address = addresses[index % ADDRESSES] ?? '';
      return client.call('createProfile', { form });
    }),
  );
  clearInterval(watch);
  // The number of refused uploads depends on how fast the machine reads the other uploads.
  for (const { status, body } of replies) {
    expect([400, 429, 503]).toContain(status);
    expect([body.message, body.code]).toEqual([expect.any(String), expect.any(String)]);
  }
  expect(peak).toBeGreaterThan(0);
  expect(peak).toBeLessThan(MOST_MEMORY);
  const photo = await jpeg();
  await vi.waitFor(async () => expect((await upload(family, photo)).status).toBe(201), 10_000);
  await expect.poll(() => decoderProcesses(api.pid), { timeout: 20_000 }).toEqual([]);
});
