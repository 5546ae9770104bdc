import { expect, onTestFinished, test } from 'vitest';
import { LIMITS } from '../../src/ground/gateways/pictures/decoders.ts';
import { buildApproved } from '../support/factories.ts';
import { canvas, jpegOfScans } from '../support/pictures.ts';
import { startServer } from '../support/test-server.ts';
import { upload } from '../support/uploads.ts';

const server = await startServer();
const member = async () => server.as(await buildApproved());
const slow = jpegOfScans(4990, 4990, 100);
const photo = await canvas(3000, 2000).jpeg({ progressive: true }).toBuffer();

test('another family’s photo is saved while four accounts send slow pictures', async () => {
  const family = await member();
  const hostile = await Promise.all(Array.from({ length: 4 }, member));
  const attack = hostile.flatMap((client) => [upload(client, slow), upload(client, slow)]);
  expect((await upload(family, photo)).status).toBe(201);
  for (const { status } of await Promise.all(attack)) expect([201, 400, 429, 503]).toContain(status);
});

test('an account whose pictures lost two decoders waits ten minutes, and other accounts don’t', async () => {
  const { time } = LIMITS.heavy;
  onTestFinished(() => void (LIMITS.heavy.time = time));
  LIMITS.heavy.time = 100;
  const [account, other] = [await member(), await member()];
  expect((await upload(account, slow)).status).toBe(400);
  expect((await upload(account, slow)).status).toBe(400);
  LIMITS.heavy.time = time;
  const { status, body, headers } = await upload(account, photo);
  const sentence = 'Two photos took too long to open. Please wait 10 minutes and choose another photo.';
  expect([status, body.message, body.fields]).toEqual([429, sentence, { imageFile: sentence }]);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(500);
  expect((await upload(other, photo)).status).toBe(201);
});
