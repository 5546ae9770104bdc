import { MAX_PHOTO_BYTES } from '@pehchan/contract/constants';
import type { Request, RequestHandler } from 'express';
import multer, { MulterError } from 'multer';
import { type HttpError, invalidBody, invalidField } from '../errors.ts';
import type { Upload } from '../gateways/image.ts';

/** Far above any form with a photo: what claims to be larger isn't read to its end for the sake of a polite answer. */
const MAX_REQUEST_BYTES = 4 * MAX_PHOTO_BYTES;

const LIMITS = {
  files: 1,
  fileSize: MAX_PHOTO_BYTES,
  fields: 60,
  parts: 61,
  fieldNameSize: 100,
  fieldSize: 16 * 1024,
  fieldNestingDepth: 0,
};

/**
 * Reads a multipart form with at most one photo, in `field`, into memory: 5 MB at most, cut off while it streams in. What
 * the photo is, its bytes decide later.
 */
export function photoForm(field: string): RequestHandler {
  const read = multer({ storage: multer.memoryStorage(), limits: LIMITS }).single(field);
  return (req, res, next) => {
    if (Number(req.headers['content-length'] ?? 0) > MAX_REQUEST_BYTES) {
      res.set('Connection', 'close');
      throw invalidField(field, 'invalid.photo.large');
    }
    // The same for one that doesn't say how large it is.
    let received = 0;
    req.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (received > MAX_REQUEST_BYTES) req.destroy();
    });
    req.pause();
    read(req, res, (error: unknown) => next(error ? refusal(error, field) : undefined));
  };
}

/** The photo that came with the form, if one did. */
export function uploadOf(req: Request): Upload | undefined {
  return req.file && { bytes: req.file.buffer, field: req.file.fieldname };
}

function refusal(error: unknown, field: string): HttpError {
  const tooLarge = error instanceof MulterError && error.code === 'LIMIT_FILE_SIZE';
  // Whatever else the multipart reader stumbles over is the sender's: a broken boundary, a header that isn't one.
  return tooLarge ? invalidField(field, 'invalid.photo.large') : invalidBody();
}
