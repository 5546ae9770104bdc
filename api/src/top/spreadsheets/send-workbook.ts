import { type PassThrough, Readable } from 'node:stream';
import { SPREADSHEET } from '@pehchan/contract/common';
import type { Response } from 'express';
import { ZipFile } from 'yazl';
import { stream, type Streamed, streamed } from '../../ground/http/streaming.ts';
import { SHEET_PATH, workbookParts } from './workbook.ts';

type Workbook = {
  name: string;
  sheetName: string;
  sheet: AsyncGenerator<string>;
};

/** A failure after the first rows breaks the connection, so that half a file doesn't look whole. */
export async function sendWorkbook(res: Response, { name, sheetName, sheet }: Workbook): Promise<Streamed> {
  const first = await sheet.next();
  res.type(SPREADSHEET).attachment(name);
  const rows = Readable.from(resumed(first, sheet), { objectMode: false });
  const zip = zipOf(rows, sheetName);
  try {
    await stream(zip, res);
  } finally {
    rows.destroy();
  }
  return streamed;
}

async function* resumed(first: IteratorResult<string>, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  if (first.done) return;
  yield first.value;
  yield* rest;
}

function zipOf(rows: Readable, sheetName: string): PassThrough {
  const zip = new ZipFile();
  for (const [path, xml] of Object.entries(workbookParts(sheetName))) zip.addBuffer(Buffer.from(xml), path);
  zip.addReadStream(rows, SHEET_PATH);
  zip.end();
  // The stream is a `PassThrough`, although its declared type is more general.
  const file = zip.outputStream as PassThrough;
  rows.on('error', (error) => file.destroy(error));
  return file;
}
