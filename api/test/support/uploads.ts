import { readdir } from 'node:fs/promises';
import { request, type ClientRequest } from 'node:http';
import { join } from 'node:path';
import { MAX_PHOTO_BYTES } from '@pehchan/contract/photos';
import { biodataForm, multipart } from './factories.ts';
import type { Client } from './test-server.ts';

/** Create a biodata with these bytes as its photo. */
export async function upload(client: Client, bytes: Buffer, name = 'photo.jpg', type = 'image/jpeg') {
  return client.call('createProfile', {
    form: await multipart(biodataForm(), { field: 'imageFile', bytes, name, type }),
  });
}

/** Return the address of the photo of the client's newest biodata; an empty text if it has no photo. */
export async function newestImage(client: Client): Promise<string> {
  return (await client.call('getOwnProfiles')).body.profiles[0]?.image ?? '';
}

/** Return the paths of all files in the photo store. */
export async function stored(): Promise<string[]> {
  const photos = join(process.env['DATA_DIR'] ?? '', 'photos');
  const names = await readdir(photos, { recursive: true }).catch(() => []);
  return names.filter((name) => name.includes('webp')).sort();
}

/** Begin to upload a photo, and stop before its last bytes. */
export function beginToSend({ origin, address, cookies }: Client): ClientRequest {
  const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
  const outgoing = request(`${origin}/api/v1/profile/create-profile`, {
    method: 'POST',
    headers: {
      'x-forwarded-for': address,
      'content-type': 'multipart/form-data; boundary=b',
      'content-length': MAX_PHOTO_BYTES,
      ...(cookie ? { cookie } : {}),
    },
  });
  outgoing.on('error', () => undefined);
  outgoing.write('--b\r\nContent-Disposition: form-data; name="imageFile"; filename="a.jpg"\r\n\r\nxxxx');
  return outgoing;
}

/** Stream a form with a photo of so many megabytes, until the server stops reading. */
export function stream(
  client: Client,
  megabytes: number,
  announced: boolean,
): Promise<{ status: number; text: string; sent: number }> {
  const head = '--b\r\nContent-Disposition: form-data; name="imageFile"; filename="a.jpg"\r\n\r\n';
  const chunk = Buffer.alloc(256 * 1024, 1);
  const { hostname, port } = new URL(client.origin);
  return new Promise((resolve) => {
    let sent = 0;
    let status = 0;
    let text = '';
    const outgoing = request({
      hostname,
      port,
      method: 'POST',
      path: '/api/v1/profile/create-profile',
      headers: {
        cookie: [...client.cookies].map((pair) => pair.join('=')).join('; '),
        'content-type': 'multipart/form-data; boundary=b',
        ...(announced ? { 'content-length': megabytes * 1024 * 1024 } : {}),
      },
    });
    let over = false;
    const end = () => {
      over = true;
      resolve({ status, text, sent });
    };
    outgoing.on('response', (response) => {
      status = response.statusCode ?? 0;
      response.on('data', (bytes: Buffer) => (text += bytes.toString()));
      response.on('end', end);
    });
    outgoing.on('error', end);
    outgoing.on('close', end);
    outgoing.write(head);
    const pump = () => {
      if (over) return;
      if (sent >= megabytes * 1024 * 1024) {
        outgoing.end();
        return;
      }
      sent += chunk.length;
      outgoing.write(chunk, () => setImmediate(pump));
    };
    pump();
  });
}
