import { kindOf, MAX_PHOTO_BYTES } from '@pehchan/contract/photos';
import type { Request, RequestHandler, Response } from 'express';
import multer, { MulterError, type StorageEngine } from 'multer';
import type { Upload } from '../../gateways/pictures/upload.ts';
import { type HttpError, invalidBody, invalidField } from '../../runtime/errors.ts';
import { watchPace } from './upload-pace.ts';
import { beginUpload, senderOf } from './uploads-under-way.ts';

/** The most bytes of a request's body. The connection of a longer request is closed before its end. */
const MAX_REQUEST_BYTES = 4 * MAX_PHOTO_BYTES;

/** Forms below this many bytes, such as forms without a photo, take little memory and need no upload slot. */
const NEEDS_NO_PLACE = 200 * 1024;

const LIMITS = {
  files: 1,
  fileSize: MAX_PHOTO_BYTES,
  fields: 60,
  parts: 61,
  fieldNameSize: 100,
  // Bytes of a form's text: up to 3,000 letters, each with a vowel sign, at three bytes a character.
  fieldSize: 20 * 1024,
  fieldNestingDepth: 0,
};

const HEAD_BYTES = 300;
const heads = new WeakMap<Request, Buffer>();

const memory = multer.memoryStorage();
/** Keep the first bytes of a photo that is too large, to recognise a HEIC. Multer keeps nothing of it. */
const storage: StorageEngine = {
  ...memory,
  _handleFile(req, file, done) {
    const keep = (chunk: Buffer) => {
      const head = Buffer.concat([heads.get(req) ?? Buffer.alloc(0), chunk]).subarray(0, HEAD_BYTES);
      heads.set(req, Buffer.from(head));
      if (head.length === HEAD_BYTES) file.stream.off('data', keep);
    };
    file.stream.on('data', keep);
    memory._handleFile(req, file, done);
  },
  _removeFile: (req, file, done) => memory._removeFile(req, file, done),
};

/**
 * Read a form with at most one photo into memory. A photo over 5 MB is cut off while it arrives. A form that
 * is not short holds an upload slot until `handle` ends, even if the caller disconnects.
 */
export function photoForm(
  field: string,
  handle: (req: Request, res: Response) => Promise<void>,
): RequestHandler {
  const read = multer({ storage, limits: LIMITS }).single(field);
  return async (req, res) => {
    const length = lengthOf(req);
    if (length !== undefined && length > MAX_REQUEST_BYTES) {
      res.set('Connection', 'close');
      throw invalidField(field, 'invalid.photo.large');
    }
    // The connection is already broken, and the form reader would wait forever for the rest of the request.
    if (req.readableAborted) throw invalidBody();
    const isShort = length !== undefined && length < NEEDS_NO_PLACE;
    const end = isShort ? () => undefined : beginUpload(req, res, field);
    try {
      await receive(req, res, read, field);
      await handle(req, res);
    } finally {
      end();
    }
  };
}

function lengthOf(req: Request): number | undefined {
  const length = req.headers['content-length'];
  return length === undefined ? undefined : Number(length);
}

function receive(req: Request, res: Response, read: RequestHandler, field: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = watchPace(req, () => {
      res.set('Connection', 'close').once('finish', () => req.destroy());
      reject(invalidField(field, 'invalid.photo.slow'));
    });
    let received = 0;
    req.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (received > MAX_REQUEST_BYTES) req.destroy();
    });
    req.pause();
    void read(req, res, (error: unknown) => {
      end();
      if (error) reject(refusal(error, field, heads.get(req)));
      else resolve();
    });
  });
}

export function uploadOf(req: Request, res: Response): Upload | undefined {
  return req.file && { bytes: req.file.buffer, field: req.file.fieldname, sender: senderOf(req, res) };
}

function refusal(error: unknown, field: string, head?: Buffer): HttpError {
  const tooLarge = error instanceof MulterError && error.code === 'LIMIT_FILE_SIZE';
  if (!tooLarge) return invalidBody();
  // A HEIC photo gets its own refusal: a smaller HEIC would be refused too, and only a JPEG helps.
  const isHeic = head && kindOf(head) === 'heic';
  return invalidField(field, isHeic ? 'invalid.photo.heic' : 'invalid.photo.large');
}
