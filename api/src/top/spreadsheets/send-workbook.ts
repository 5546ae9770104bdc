import { type PassThrough, Readable } from 'node:stream';
import { SPREADSHEET } from '@pehchan/contract/common';
import type { Response } from 'express';
import { ZipFile } from 'yazl';
import { stream, type Streamed, streamed } from '../../ground/http/streaming.ts';
import { type About, LIST_PATH, partsAfterList, partsBeforeList } from './workbook.ts';
import type { Range } from './worksheet.ts';

type Workbook = { file: string; about: About; list: AsyncGenerator<string, Range> };

/** A failure after the first rows breaks the connection, so that half a file doesn't look whole. */
export async function sendWorkbook(res: Response, { file, about, list }: Workbook): Promise<Streamed> {
  const first = await list.next();
  res.type(SPREADSHEET).attachment(file);
  let range: Range = { columns: 0, rows: 0 };
  async function* text() {
    range = yield* resumed(first, list);
  }
  const rows = Readable.from(text(), { objectMode: false });
  const zip = zipOf(about, rows, () => range);
  try {
    await stream(zip, res);
  } finally {
    rows.destroy();
  }
  return streamed;
}

async function* resumed<T, R>(first: IteratorResult<T, R>, rest: AsyncGenerator<T, R>): AsyncGenerator<T, R> {
  if (first.done) return first.value;
  yield first.value;
  return yield* rest;
}

/** Zip a workbook. `rangeOf` is called when the whole list is in the zip. */
function zipOf(about: About, rows: Readable, rangeOf: () => Range): PassThrough {
  const zip = new ZipFile();
  for (const [path, xml] of Object.entries(partsBeforeList(about))) zip.addBuffer(Buffer.from(xml), path);
  zip.addReadStream(rows, LIST_PATH);
  for (const [path, xmlOf] of Object.entries(partsAfterList(about))) {
    zip.addReadStreamLazy(path, (give) => give(null, Readable.from([Buffer.from(xmlOf(rangeOf()))])));
  }
  zip.end();
  // The stream is a `PassThrough`, although its declared type is more general.
  const file = zip.outputStream as PassThrough;
  rows.on('error', (error) => file.destroy(error));
  return file;
}
