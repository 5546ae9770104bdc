import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { MarkCode } from '../../src/identity/accounts/models/mark-code.ts';
import { checkUploads } from '../../src/features/trace/commands/check-photos.ts';
import { decodePicture } from '../../src/ground/gateways/pictures/decode.ts';
import { photoStore } from '../../src/ground/gateways/photo-store/photo-store.ts';
import { PhotoOrigin } from '../../src/register/photos/models/photo-origin.ts';
import { buildProfile } from '../support/factories.ts';
import { served } from '../support/marked-copies.ts';
import { expectTracedToSheet, familyWithLargePhoto, sheetOf, trace } from '../support/sheets.ts';
import { startServer } from '../support/test-server.ts';

const server = await startServer();
const family = await familyWithLargePhoto(server);
const { id, key, owner, client } = family;

describe('the photo of a sheet', () => {
  test('is traced to the family’s own sheet, forwarded at quality 80', async () => {
    await expectTracedToSheet(server, family, 80);
  });

  test('is not mistaken for a copy that the family was shown', async () => {
    await sheetOf(client, id, { format: 'jpeg' });
    const { body } = await trace(server, await served(client, key, 'view'), id);
    expect(body.message).toBe('This is a copy that was shown to this account.');
    expect(body.candidates).toMatchObject([{ userId: owner.id }]);
    expect(body.candidates[0]?.isSheet).toBeUndefined();
  });

  test('is found when the family uploads its sheet as a photo', async () => {
    const { bytes } = await sheetOf(client, id, { format: 'jpeg' });
    const again = randomBytes(16).toString('hex');
    await photoStore.put(again, await decodePicture(bytes));
    await buildProfile({ owner, photoKey: again });
    await PhotoOrigin.update({ checkedAt: new Date() }, { where: { checkedAt: null } });
    await PhotoOrigin.create({ photoKey: again, uploadedAt: new Date() });
    await checkUploads();
    expect(await PhotoOrigin.findByPk(again, { raw: true })).toMatchObject({
      madeOf: key,
      code: await MarkCode.of(owner.id),
    });
  });
});
