import { url } from '@pehchan/contract/endpoints';
import { LANGUAGE_COOKIE, type Language } from '@pehchan/contract/messages';
import { expect } from 'vitest';
import type { Client } from './test-server.ts';
import { unzip } from './unzip.ts';

export const LIST = 'xl/worksheets/sheet1.xml';
const ABOUT = 'xl/worksheets/sheet2.xml';

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
  return {
    headers: response.headers,
    files,
    rows: rowsOf(files.get(LIST) ?? ''),
    about: rowsOf(files.get(ABOUT) ?? ''),
  };
}

/** Return the headers of a signed-in administrator whose screen has this language. */
export function onScreenOf(client: Client, language: Language): Record<string, string> {
  const session = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return { cookie: `${session}; ${LANGUAGE_COOKIE}=${language}` };
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
