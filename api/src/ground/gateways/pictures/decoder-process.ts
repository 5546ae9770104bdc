import { readOnlyPhotos } from '@pehchan/marks/mark';
import sharp from 'sharp';
import { decodePicture } from './decode.ts';

/** Decode uploaded pictures without settings, secrets or connections. The API stops what takes too much. */
readOnlyPhotos(sharp);

process.on('message', (bytes: Uint8Array) => {
  decodePicture(Buffer.from(bytes)).then(
    (files) => process.send?.({ files }),
    (error: unknown) => process.send?.({ unreadable: error instanceof Error ? error.message : '' }),
  );
});

// Otherwise a decoder would finish its picture with no parent to stop it.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.send?.('ready');
