import { readOnlyPhotos } from '@pehchan/marks/mark';
import sharp from 'sharp';
import { decodePicture } from './decode.ts';

/**
 * The process in which strangers' pictures are decoded, one after another. It has no settings, no secrets and
 * no connection but the one to its parent (`decoder.ts`), who ends it when a picture takes too much.
 */
readOnlyPhotos(sharp);

process.on('message', (bytes: Uint8Array) => {
  decodePicture(Buffer.from(bytes)).then(
    (files) => process.send?.({ files }),
    (error: unknown) => process.send?.({ unreadable: error instanceof Error ? error.message : '' }),
  );
});

// Without its parent nobody ends it. A decoder at work would go on until it is done.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.send?.('ready');
