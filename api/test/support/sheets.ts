import { url } from '@pehchan/contract/endpoints';
import { expect } from 'vitest';
import sharp from 'sharp';
import { MarkCode } from '../../src/identity/accounts/models/mark-code.ts';
import { buildAdmin, buildApproved, buildProfile, multipart } from './factories.ts';
import { forgetPhotos, storeLargePhoto } from './marked-copies.ts';
import type { Client, TestServer } from './test-server.ts';

export const addressOfSheet = (id: number, query: Record<string, string> = {}) =>
  `${url('getSheet', { id })}?${new URLSearchParams(query)}`;

export async function sheetOf(client: Client, id: number, query: Record<string, string> = {}) {
  const reply = await client.fetch('GET', addressOfSheet(id, query));
  const bytes = Buffer.from(await reply.arrayBuffer());
  return { status: reply.status, type: reply.headers.get('content-type'), headers: reply.headers, bytes };
}

/** Create a family with a photo of the largest stored size, which is the only photo of the register. */
export async function familyWithLargePhoto(server: TestServer) {
  await forgetPhotos();
  const { key, stored } = await storeLargePhoto();
  const owner = await buildApproved();
  const { id } = await buildProfile({ owner, photoKey: key, fullName: 'ASHA MEHTA' });
  return { key, stored, owner, id, client: await server.as(owner) };
}

type Family = Awaited<ReturnType<typeof familyWithLargePhoto>>;

export const trace = async (server: TestServer, picture: Buffer, profileId: number) =>
  (await server.as(await buildAdmin())).call('traceCopy', {
    form: await multipart({ profileId }, { field: 'picture', bytes: picture }),
  });

/** Trace the family's sheet as a messenger forwards it. */
export async function expectTracedToSheet(server: TestServer, family: Family, quality: number) {
  const { id, owner, client } = family;
  const { bytes } = await sheetOf(client, id, { format: 'jpeg' });
  const forwarded = await sharp(bytes).jpeg({ quality }).toBuffer();
  const { status, body } = await trace(server, forwarded, id);
  expect([status, body.message]).toEqual([
    200,
    'It is from the family’s own sheet: the photo on a biodata that this family made as a PDF or a picture.',
  ]);
  const code = await MarkCode.of(owner.id);
  expect(body.candidates).toMatchObject([{ userId: owner.id, code, verdict: 'named', isSheet: true }]);
}
