import { readOnlyPhotos } from '@pehchan/marks/mark';
import sharp from 'sharp';
import { decodePicture } from './decode.ts';

/** Decode uploaded pictures without settings, secrets or connections. The API kills decoders at a limit. */
readOnlyPhotos(sharp);

process.on('message', (bytes: Uint8Array) => {
  decodePicture(Buffer.from(bytes)).then(
    (files) => process.send?.({ files }),
    (error: unknown) => process.send?.({ unreadable: error instanceof Error ? error.message : '' }),
  );
});

// If the API has ended, end too: no process would then stop a picture that takes too long.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.send?.('ready');
