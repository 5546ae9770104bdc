import { url } from '@pehchan/contract/endpoints';
import { expect } from 'vitest';
import type { Client } from './test-server.ts';
import { unzip } from './unzip.ts';

export type Export = 'exportUsers' | 'exportProfiles';
export const exportUrl = (name: Export, query: Record<string, string>) =>
  `${url(name)}?${new URLSearchParams(query).toString()}`;

/** Download an export and unzip it. */
export async function download(
  client: Client,
  name: Export,
  query: Record<string, string> = {},
  headers: Record<string, string> = {},
) {
  const response = await client.fetch('GET', exportUrl(name, query), { headers });
  expect(response.status).toBe(200);
  const files = unzip(Buffer.from(await response.arrayBuffer()));
  return { headers: response.headers, files, rows: rowsOf(files.get('xl/worksheets/sheet1.xml') ?? '') };
}

/** Return the cells of each row: their text and the number of their style. */
export const rowsOf = (sheet: string) =>
  [...sheet.matchAll(/<row>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<c(?: s="(\d)")?(?: t="(\w+)")?(?:\/>|>(.*?)<\/c>)/gs)].map(
      ([, style, type, inside = '']) => ({
        value: unescaped(inside.replace(/<[^>]+>/g, '')),
        style,
        type,
      }),
    ),
  );
const unescaped = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
export const values = (row: { value: string }[] = []) => row.map(({ value }) => value);
