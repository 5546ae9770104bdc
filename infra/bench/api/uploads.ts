import { readdir, readFile } from 'node:fs/promises';
import { url } from '@pehchan/contract/endpoints';
import sharp from 'sharp';
import type { Figure } from '../../checks/e2e/budgets/figure.ts';
import { portraitLikeAPhoto } from '../family/portrait.ts';
import { memoryOf, MIB, readPages } from './memory.ts';
import type { Site } from './site.ts';

/** Twelve megapixels, and what a camera’s sensor adds to what it sees: about four megabytes. */
const CAMERA = { width: 4032, height: 3024 };
const GRAIN = 14;
const UPLOADS = 10;
/** What one account may have under way. */
const AT_ONCE = 3;
const SAMPLED_EVERY = 20;

/** Photos as a phone takes them, a few at once: what the API itself takes, and its decoders. */
export async function measureUploads(site: Site): Promise<Figure[]> {
  const photos = await Promise.all([1, 2, 3].map(photoOfACamera));
  const fresh = await site.fresh();
  await readPages(fresh);
  const before = await memoryOf(fresh);
  let [most, mostOfDecoders] = [before, 0];
  const sample = async () => {
    most = Math.max(most, await memoryOf(fresh));
    mostOfDecoders = Math.max(mostOfDecoders, await memoryOfChildren(fresh.pid));
  };
  const sampler = setInterval(() => void sample(), SAMPLED_EVERY);
  let next = 0;
  const sender = async () => {
    while (next < UPLOADS) await upload(fresh, next++, photos);
  };
  const begun = performance.now();
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, sender));
    await sample();
  } finally {
    clearInterval(sampler);
    await fresh.stop();
  }
  const took = performance.now() - begun;
  const what = `${UPLOADS} uploads of 12 megapixels, ${AT_ONCE} at once`;
  const size = Math.max(...photos.map(({ size }) => size));
  return [
    { name: `${what}: the largest`, value: size / MIB, unit: 'MiB' },
    { name: `${what}: take`, value: took / 1000, unit: 's' },
    {
      name: `${what}: a fresh API’s memory grows by`,
      value: (most - before) / MIB,
      unit: 'MiB',
      atMost: 100,
    },
    { name: `${what}: its decoders beside it`, value: mostOfDecoders / MIB, unit: 'MiB' },
  ];
}

async function photoOfACamera(seed: number): Promise<Blob> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: GRAIN };
  const grain = await sharp({ create: { ...CAMERA, channels: 3, background: 'grey', noise } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const photo = await sharp(await portraitLikeAPhoto(seed))
    .resize({ ...CAMERA, fit: 'fill' })
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 90 })
    .toBuffer();
  return new Blob([new Uint8Array(photo)], { type: 'image/jpeg' });
}

async function upload({ port, member }: Site, number: number, photos: readonly Blob[]): Promise<void> {
  const form = new FormData();
  const fields = {
    ...{ fullname: `Asha Camera ${'ABCDEFGHIJ'[number]}`, gender: 'FEMALE', dateOfBirth: '1998-04-01' },
    ...{ currentLiveCity: 'Pune', gotra: 'Kashyap', phone: '9876543210', village: 'DHAN' },
    ...{ mother: 'Kamla', employedIn: 'PRIVATE', imageFile: photos[number % photos.length] ?? '' },
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const headers = { cookie: member };
  const path = url('createProfile');
  const reply = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers, body: form });
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
}

/** Of all processes that it has started. */
async function memoryOfChildren(parent: number): Promise<number> {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name)).map(Number);
  const sizes = pids.map(async (pid) => {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
    if (Number(/^PPid:\s*(\d+)/m.exec(status)?.[1]) !== parent) return 0;
    return Number(/^VmRSS:\s*(\d+)/m.exec(status)?.[1] ?? 0) * 1024;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
