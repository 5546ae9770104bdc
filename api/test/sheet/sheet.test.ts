import sharp from 'sharp';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { NAMED, PROBABLE } from '../../marks/detect/score.ts';
import { MarkCode } from '../../src/identity/accounts/models/mark-code.ts';
import { SecurityEvent } from '../../src/identity/security/models/security-event.ts';
import { photoStore } from '../../src/ground/gateways/photo-store/photo-store.ts';
import { PhotoServing } from '../../src/register/photos/models/photo-serving.ts';
import { buildAdmin, buildApproved, buildProfile, buildUser } from '../support/factories.ts';
import { traced } from '../support/marked-copies.ts';
import { addressOfSheet, expectTracedToSheet, familyWithLargePhoto, sheetOf } from '../support/sheets.ts';
import { startServer } from '../support/test-server.ts';

const server = await startServer();
const family = await familyWithLargePhoto(server);

async function smallFamily(withPhoto = false) {
  const owner = await buildApproved();
  const { id } = await buildProfile({ owner, withPhoto });
  return { owner, id, client: await server.as(owner) };
}

describe('a family’s own sheet', () => {
  test.each(['pending', 'approved', 'rejected'] as const)('is made in the status %s', async (status) => {
    const owner = await buildUser({ status });
    const { id } = await buildProfile({ owner });
    const sheet = await sheetOf(await server.as(owner), id, { format: 'pdf' });
    expect([sheet.status, sheet.type]).toEqual([200, 'application/pdf']);
    expect(sheet.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test.each(['en', 'hi'])('is one A4 page of at most 120 KB as a PDF: %s', async (language) => {
    const { id, client } = family;
    const { bytes, headers } = await sheetOf(client, id, { format: 'pdf', language });
    expect(bytes.length).toBeLessThanOrEqual(120_000);
    expect(bytes.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect(bytes.toString('latin1')).toContain('/MediaBox [0 0 595.28 841.89]');
    expect(headers.get('content-disposition')).toBe(`inline; filename="biodata-${id}-${language}.pdf"`);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test.each(['en', 'hi'])('is a picture of 1240 × 1754 of at most 300 KB: %s', async (language) => {
    const { id, client } = family;
    const { bytes, type } = await sheetOf(client, id, { format: 'jpeg', language });
    expect(type).toBe('image/jpeg');
    expect(bytes.length).toBeLessThanOrEqual(300_000);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1240, height: 1754 });
  });

  test('is a PDF without a choice, and is refused for an unknown format or language', async () => {
    const { id, client } = await smallFamily();
    expect((await sheetOf(client, id)).type).toBe('application/pdf');
    const odd: Record<string, string>[] = ['format=docx', 'language=fr'].map((text) =>
      Object.fromEntries(new URLSearchParams(text)),
    );
    for (const query of odd) {
      expect((await sheetOf(client, id, query)).status).toBe(400);
    }
  });

  test('is made without a photo, and with a photo that is lost', async () => {
    const owner = await buildApproved();
    const client = await server.as(owner);
    const none = await buildProfile({ owner });
    const lost = await buildProfile({ owner, photoKey: 'f'.repeat(32) });
    for (const { id } of [none, lost]) {
      expect((await sheetOf(client, id, { format: 'jpeg' })).status).toBe(200);
    }
  });

  test('is not made for another family, an administrator, a visitor or another site', async () => {
    const { id, client } = await smallFamily();
    const others = [await server.as(await buildApproved()), await server.as(await buildAdmin())];
    for (const other of others) expect((await sheetOf(other, id)).status).toBe(404);
    expect((await sheetOf(server.anonymous(), id)).status).toBe(401);
    const elsewhere = await client.fetch('GET', addressOfSheet(id), {
      headers: { 'Sec-Fetch-Site': 'cross-site' },
    });
    expect(elsewhere.status).toBe(403);
  });

  test('is recorded as a security event, but not if it was refused', async () => {
    const { id, owner, client } = await smallFamily();
    await sheetOf(client, id);
    await sheetOf(client, id, { format: 'docx' });
    const where = { userId: owner.id, event: 'sheet-made' as const };
    expect(await SecurityEvent.count({ where })).toBe(1);
  });

  test('is made 20 times a day, and then the reply states when the next one can be made', async () => {
    const { id, client } = await smallFamily();
    const statuses = [];
    for (let time = 0; time < 20; time += 1) statuses.push((await sheetOf(client, id)).status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    const refused = await client.call('getSheet', { params: { id } });
    expect([refused.status, refused.body]).toMatchObject([
      429,
      { message: 'You have made 20 sheets in 24 hours. You can make the next one in 24 hours.' },
    ]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(23 * 3600);
  });

  test('is not counted if it could not be made', async () => {
    const { id, client } = await smallFamily(true);
    const broken = vi.spyOn(photoStore, 'get').mockRejectedValue(new Error('broken on purpose'));
    onTestFinished(() => broken.mockRestore());
    for (let time = 0; time < 20; time += 1) expect((await sheetOf(client, id)).status).toBe(500);
    broken.mockRestore();
    expect((await sheetOf(client, id)).status).toBe(200);
  });
});

describe('the photo of a sheet', () => {
  test('has the mark of the sheet, and not the mark of the owner’s other copies', async () => {
    const { id, key, stored, owner, client } = family;
    const { bytes } = await sheetOf(client, id, { format: 'jpeg' });
    const code = await MarkCode.of(owner.id);
    const scoreOf = await traced(bytes, stored);
    expect(scoreOf(key, `${code}*`)).toBeGreaterThan(NAMED);
    expect(scoreOf(key, code)).toBeLessThan(PROBABLE);
  });

  test('is noted as served, once', async () => {
    const { id, key, owner, client } = family;
    for (const format of ['pdf', 'jpeg']) await sheetOf(client, id, { format });
    const lines = await PhotoServing.findAll({ where: { photoKey: key }, raw: true });
    expect(lines).toMatchObject([{ code: await MarkCode.of(owner.id), size: 'sheet' }]);
  });

  test('is traced to the family’s own sheet, forwarded at quality 60', async () => {
    await expectTracedToSheet(server, family, 60);
  });
});
