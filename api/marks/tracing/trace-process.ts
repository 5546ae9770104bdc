import sharp from 'sharp';
import { readOnlyPhotos } from '../pictures.ts';
import { answers } from './answer.ts';
import type { Ask, Reply } from './messages.ts';

/** A process for one untrusted picture, without settings or connections; the API limits time and memory. */
readOnlyPhotos(sharp);

const answer = answers();
const reply = (message: Reply | 'ready') => process.send?.(message, () => undefined);

process.on('message', (ask: Ask) => {
  answer(ask).then(reply, (error: unknown) =>
    reply({ unreadable: error instanceof Error ? error.message : '' }),
  );
});

// End with the API, because no other process would end this one.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
reply('ready');
