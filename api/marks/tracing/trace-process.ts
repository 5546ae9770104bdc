import sharp from 'sharp';
import { readOnlyPhotos } from '../pictures.ts';
import { answers } from './answer.ts';
import type { Ask, Reply } from './messages.ts';

/**
 * The process that decodes and compares one suspect picture, which is untrusted. It has no settings and no
 * connection but to its parent, which ends it if it exceeds its limits.
 */
readOnlyPhotos(sharp);

const answer = answers();
const reply = (said: Reply | 'ready') => process.send?.(said, () => undefined);

process.on('message', (ask: Ask) => {
  answer(ask).then(reply, (error: unknown) =>
    reply({ unreadable: error instanceof Error ? error.message : '' }),
  );
});

// End without a parent, because no other process would end it.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
reply('ready');
