import sharp from 'sharp';
import { readOnlyPhotos } from '../pictures.ts';
import { answers } from './answer.ts';
import type { Ask, Reply } from './messages.ts';

/**
 * The process in which one suspect picture, which is a stranger's, is decoded and compared. It has no
 * settings and no connection but the one to its parent (`tracer.ts`), who ends it when it takes too much.
 */
readOnlyPhotos(sharp);

const answer = answers();
// Ignore the error of a parent that has ended: `disconnect` handles it.
const reply = (said: Reply | 'ready') => process.send?.(said, () => undefined);

process.on('message', (ask: Ask) => {
  answer(ask).then(reply, (error: unknown) =>
    reply({ unreadable: error instanceof Error ? error.message : '' }),
  );
});

// Without its parent nobody ends it.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
reply('ready');
