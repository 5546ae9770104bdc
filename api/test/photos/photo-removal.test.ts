import { describe, expect, test, vi } from 'vitest';
import { keepPhoto, removePhotos, sweepPhotos } from '../../src/register/photos/commands/photos.ts';
import { sequelize } from '../../src/ground/database/sequelize.ts';
import { photoStore } from '../../src/ground/gateways/photo-store/photo-store.ts';
import { PhotoRemoval } from '../../src/register/photos/models/photo-removal.ts';
import { Profile } from '../../src/register/biodata/models/profile.ts';
import { buildProfile, buildUser, jpeg, storePhoto } from '../support/factories.ts';
import { startServer } from '../support/test-server.ts';
import { newestImage, stored, upload } from '../support/uploads.ts';

const server = await startServer();

describe('unused photos', () => {
  const failing = async (break_: () => { mockRestore(): void }) => {
    const client = await server.as(await buildUser());
    const before = await stored();
    const broken = break_();
    const reply = await upload(client, await jpeg());
    broken.mockRestore();
    expect(reply.status).toBeGreaterThanOrEqual(500);
    await PhotoRemoval.update({ dueAt: new Date(0) }, { where: {} });
    await sweepPhotos();
    expect(await stored()).toEqual(before);
    expect(await PhotoRemoval.count()).toBe(0);
    expect(await newestImage(client)).toBe('');
  };
  const down = () => Promise.reject(new Error('broken on purpose'));

  test('no photo remains when writing to the store fails', () =>
    failing(() => vi.spyOn(photoStore, 'put').mockImplementation(down)));
  test('no photo remains when writing to the store fails halfway', () =>
    failing(() => {
      const put = photoStore.put;
      return vi.spyOn(photoStore, 'put').mockImplementation(async (key, files) => {
        await put(key, files);
        return down();
      });
    }));
  test('no photo remains when saving the row fails', () =>
    failing(() => vi.spyOn(Profile, 'create').mockImplementation(down)));
  test('no photo remains when cancelling its planned removal fails together with the row', () =>
    failing(() => vi.spyOn(PhotoRemoval, 'cancel').mockImplementation(down)));
  test('no photo remains when both the row and the removal fail', () =>
    failing(() => {
      const row = vi.spyOn(Profile, 'create').mockImplementation(down);
      const removal = vi.spyOn(photoStore, 'remove').mockImplementation(down);
      return { mockRestore: () => [row, removal].forEach((spy) => spy.mockRestore()) };
    }));

  test('the sweep removes a photo later when its deletion cannot reach the store', async () => {
    const owner = await buildUser();
    const profile = await buildProfile({ owner, withPhoto: true });
    const client = await server.as(owner);
    const broken = vi.spyOn(photoStore, 'remove').mockImplementation(down);
    expect((await client.call('deleteProfile', { params: { id: profile.id } })).status).toBe(200);
    broken.mockRestore();
    expect(await photoStore.get(profile.photoKey ?? '', 'view')).toBeDefined();
    await sweepPhotos();
    expect(await photoStore.get(profile.photoKey ?? '', 'view')).toBeUndefined();
  });

  test('the API answers the account’s other writes while the store hangs, and the sweep removes the photo', async () => {
    const owner = await buildUser();
    const first = await buildProfile({ owner, withPhoto: true });
    const second = await buildProfile({ owner });
    const client = await server.as(owner);
    const hung = Promise.withResolvers<undefined>();
    const hanging = vi.spyOn(photoStore, 'remove').mockImplementation(() => hung.promise);
    const deletion = client.call('deleteProfile', { params: { id: first.id } });
    await vi.waitFor(() => expect(hanging).toHaveBeenCalled());
    const other = await client.call('deleteProfile', { params: { id: second.id } });
    hanging.mockRestore();
    expect(other.status).toBe(200);
    await PhotoRemoval.update({ dueAt: new Date(0) }, { where: {} });
    await sweepPhotos();
    expect(await photoStore.get(first.photoKey ?? '', 'view')).toBeUndefined();
    hung.resolve(undefined);
    expect((await deletion).status).toBe(200);
    expect(await PhotoRemoval.findByPk(first.photoKey ?? '')).toBeNull();
  });

  test('a photo that cannot be removed does not delay the removal of others', async () => {
    const [stuck, other] = [await storePhoto(), await storePhoto()];
    await PhotoRemoval.plan([stuck], new Date(0));
    await PhotoRemoval.plan([other], new Date(1000));
    const remove = photoStore.remove;
    const broken = vi
      .spyOn(photoStore, 'remove')
      .mockImplementation((key) => (key === stuck ? down() : remove(key)));
    await sweepPhotos();
    broken.mockRestore();
    expect(await photoStore.get(other, 'card')).toBeUndefined();
    const row = await PhotoRemoval.findByPk(stuck, { rejectOnEmpty: true });
    expect(row.dueAt.getTime()).toBeGreaterThan(Date.now() + 60_000);
    await PhotoRemoval.plan([stuck], new Date(0));
    await sweepPhotos();
    expect([await photoStore.get(stuck, 'card'), await PhotoRemoval.count()]).toEqual([undefined, 0]);
  });

  test.each([true, false])(
    'removing a photo waits for the commit of its row (committed: %s)',
    async (kept) => {
      const profile = await buildProfile();
      const photoKey = await storePhoto();
      await PhotoRemoval.plan([photoKey], new Date(Date.now() + 60_000));
      let removal: Promise<void> | undefined;
      const saving = sequelize.transaction(async (transaction) => {
        await profile.update({ photoKey }, { transaction });
        await keepPhoto(photoKey, transaction);
        removal = removePhotos([photoKey]);
        // Delay the commit, but for less time than a database statement is allowed to take.
        await new Promise((resolve) => setTimeout(resolve, 300));
        if (!kept) throw new Error('rolled back');
      });
      await saving.catch(() => undefined);
      await removal;
      expect((await photoStore.get(photoKey, 'card')) !== undefined).toBe(kept);
      expect(await PhotoRemoval.findByPk(photoKey)).toBeNull();
    },
  );

  test('the sweep keeps a photo whose row exists, even if its removal is planned', async () => {
    const { photoKey } = await buildProfile({ withPhoto: true });
    await PhotoRemoval.plan([photoKey ?? ''], new Date(0));
    await sweepPhotos();
    expect(await photoStore.get(photoKey ?? '', 'card')).toBeDefined();
  });
});
