import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { photoStore } from '../../src/ground/gateways/photo-store/photo-store.ts';
import { MarkCode } from '../../src/identity/accounts/models/mark-code.ts';
import type { User } from '../../src/identity/accounts/models/user.ts';
import { NAMED, PROBABLE } from '../../marks/detect/score.ts';
import { PhotoRemoval } from '../../src/register/photos/models/photo-removal.ts';
import { sweepPhotos } from '../../src/register/photos/commands/photos.ts';
import { buildAdmin, buildApproved, buildProfile, buildUser, newPhone } from '../support/factories.ts';
import {
  forgetCopies,
  pixelsOf,
  served,
  type Size,
  SIZES,
  storeLargePhoto,
  storeMediumPhoto,
  traced,
} from '../support/marked-copies.ts';
import { canvas } from '../support/pictures.ts';
import { type Client, startServer } from '../support/test-server.ts';
import { newestImage, upload } from '../support/uploads.ts';

const server = await startServer();

const MADE_OF = { table: 'table', card: 'card', view: 'screen' } as const;

type Person = { user: User; client: Client };

async function everybody(storePhoto = storeMediumPhoto) {
  const { key, stored } = await storePhoto();
  const owner = await buildApproved({ fullName: 'SURESH <CHOUDHARY> & सुथार' });
  const { id } = await buildProfile({ owner, photoKey: key });
  const users = {
    owner,
    family: await buildApproved(),
    another: await buildApproved(),
    admin: await buildAdmin(),
  };
  const clients = Object.entries(users).map(
    async ([who, user]) => [who, { user, client: await server.as(user) }] as const,
  );
  return { id, key, stored, people: new Map(await Promise.all(clients)) };
}

describe('copies of a photo', () => {
  test('a copy has neither the stored bytes nor the stored pixels, and differs from every other account’s', async () => {
    const { key, stored, people } = await everybody();
    const kept = Object.values(stored);
    const keptPixels = await Promise.all(kept.map(pixelsOf));
    for (const size of SIZES) {
      const copies = new Set<string>();
      for (const [who, { client }] of people) {
        const copy = await served(client, key, size);
        copies.add(copy.toString('base64'));
        const { data } = await pixelsOf(copy);
        expect(
          kept.some((bytes) => copy.equals(bytes)),
          `${who} ${size}`,
        ).toBe(false);
        expect(
          keptPixels.some((pixels) => data.equals(pixels.data)),
          `${who} ${size}`,
        ).toBe(false);
      }
      expect(copies.size, size).toBe(people.size);
    }
  });

  test('an account gets the same bytes each time, also after the kept copies are deleted', async () => {
    const { key, people } = await everybody();
    const client = people.get('family')?.client as Client;
    for (const size of SIZES) {
      const [first, again] = [await served(client, key, size), await served(client, key, size)];
      await forgetCopies();
      const anew = await served(client, key, size);
      expect([again.equals(first), anew.equals(first)], size).toEqual([true, true]);
    }
  });

  test.each<Size>(['card', 'view'])(
    'a copy of the size %s names its account in a trace, and no other account',
    async (size) => {
      const { key, stored, people } = await everybody(size === 'view' ? storeLargePhoto : storeMediumPhoto);
      for (const who of ['owner', 'family', 'admin']) {
        const { client, user } = people.get(who) as Person;
        const scoreOf = await traced(await served(client, key, size), stored);
        for (const [other, { user: candidate }] of people) {
          const z = scoreOf(key, await MarkCode.of(candidate.id));
          if (candidate.id === user.id) expect(z, who).toBeGreaterThan(NAMED);
          else expect(z, `${other} in the copy of ${who}`).toBeLessThan(PROBABLE);
        }
      }
    },
  );

  test('a view shows its account all over, a card below the face, and a table photo nowhere', async () => {
    const { key, stored, people } = await everybody();
    const client = people.get('family')?.client as Client;
    const most = async (size: Size, from: number, to: number) => {
      const copy = await pixelsOf(await served(client, key, size));
      const kept = await pixelsOf(stored[MADE_OF[size]]);
      const [first, last] = [from, to].map((part) => Math.floor(part * copy.height) * copy.width * 3);
      let seen = 0;
      for (let at = first ?? 0; at < (last ?? 0); at += 1) {
        if (Math.abs((copy.data[at] ?? 0) - (kept.data[at] ?? 0)) > 20) seen += 1;
      }
      return (1000 * seen) / ((last ?? 0) - (first ?? 0));
    };
    for (const [from, to] of [[0, 0.25], [0.25, 0.5], [0.5, 0.75], [0.75, 1]] as const) {
      expect(await most('view', from, to), `view ${from}`).toBeGreaterThan(10);
    }
    expect(await most('card', 0, 0.8)).toBeLessThan(1);
    expect(await most('card', 0.8, 1)).toBeGreaterThan(5);
    expect(await most('table', 0, 1)).toBeLessThan(1);
  }); // prettier-ignore

  test('the API does not accept the ETag of another account’s copy', async () => {
    const { key, people } = await everybody();
    const [one, other] = ['family', 'another'].map((who) => people.get(who)?.client as Client);
    const path = `/api/v1/photos/${key}?size=card`;
    const tag = (await one?.fetch('GET', path))?.headers.get('etag') ?? '';
    const asked = { headers: { 'If-None-Match': tag, 'Cache-Control': 'max-age=0' } };
    expect((await one?.fetch('GET', path, asked))?.status).toBe(304);
    const reply = await other?.fetch('GET', path, asked);
    expect(reply?.status).toBe(200);
    expect(reply?.headers.get('etag')).not.toBe(tag);
  });

  test('a copy changes when its account’s phone number changes', async () => {
    const { key, people } = await everybody();
    const { client, user } = people.get('family') as Person;
    const before = await served(client, key, 'view');
    await user.update({ phone: newPhone() });
    expect((await served(client, key, 'view')).equals(before)).toBe(false);
  });

  test('photos smaller than any size and photos of a few lines are served as copies too', async () => {
    const client = await server.as(await buildUser());
    for (const [width, height] of [[1, 1], [2000, 3], [3, 700], [150, 100]] as const) {
      expect((await upload(client, await canvas(width, height).jpeg().toBuffer())).status).toBe(201);
      const key = (await newestImage(client)).split('/').at(-1) ?? '';
      for (const size of SIZES) expect((await served(client, key, size)).length).toBeGreaterThan(0);
    }
  }); // prettier-ignore
});

test('the API marks each of twenty parallel photos once while it answers other calls', async () => {
  const viewer = await buildApproved();
  const client = await server.as(viewer);
  const keys = await Promise.all(Array.from({ length: 20 }, async () => (await storeMediumPhoto()).key));
  for (const photoKey of keys) await buildProfile({ photoKey });
  const read = vi.spyOn(photoStore, 'get');
  onTestFinished(() => read.mockRestore());
  let come = 0;
  const photos = [...keys, ...keys].map(async (key) => {
    const bytes = await served(client, key, 'card');
    come += 1;
    return bytes;
  });
  expect((await client.call('check')).status).toBe(200);
  expect(come).toBeLessThan(20);
  expect(new Set((await Promise.all(photos)).map((bytes) => bytes.toString('base64'))).size).toBe(20);
  expect(read).toHaveBeenCalledTimes(20);
});

describe('photos of the previous version', () => {
  const old = async () => {
    const { key, stored } = await storeLargePhoto();
    await photoStore.remove(key, ['screen']);
    const owner = await buildApproved();
    const profile = await buildProfile({ owner, photoKey: key });
    return { key, stored, profile, client: await server.as(owner) };
  };

  test('an old photo gets its screen size once, made from the stored view, which stays unchanged', async () => {
    const { key, stored, client } = await old();
    const { width, height } = await pixelsOf(await served(client, key, 'view'));
    expect(Math.max(width, height)).toBe(1080);
    expect(await photoStore.get(key, 'screen')).toEqual(stored.screen);
    expect(await photoStore.get(key, 'view')).toEqual(stored.view);
    const put = vi.spyOn(photoStore, 'put');
    await forgetCopies();
    await served(client, key, 'view');
    expect(put).not.toHaveBeenCalled();
    put.mockRestore();
    await PhotoRemoval.update({ dueAt: new Date(0) }, { where: { photoKey: key } });
    await sweepPhotos();
    expect(await photoStore.get(key, 'screen')).toBeDefined();
    expect(await PhotoRemoval.findByPk(key)).toBeNull();
  });

  test('an old photo leaves no file when its biodata is deleted while the screen size is made', async () => {
    const { key, profile, client } = await old();
    const put = photoStore.put;
    const slow = vi.spyOn(photoStore, 'put').mockImplementation(async (photoKey, files) => {
      expect((await client.call('deleteProfile', { params: { id: profile.id } })).status).toBe(200);
      return put(photoKey, files);
    });
    const reply = await client.fetch('GET', `/api/v1/photos/${key}?size=view`);
    slow.mockRestore();
    expect(reply.status).toBe(404);
    expect((await photoStore.list()).filter((file) => file.key === key)).toEqual([]);
    expect(await PhotoRemoval.findByPk(key)).toBeNull();
  });
});
