import { join } from 'node:path';
import { ROOT, runCommand, say, untilStopped } from '../lib/index.ts';
import { box } from './console/box.ts';
import { startFrontEnds } from './dev/front-ends.ts';

const PORT = Number(process.env.GALLERY_PORT ?? 4010);

await runCommand(async (lifetime) => {
  const gallery = { name: 'gallery', folder: join(ROOT, 'shell', 'kit', 'gallery'), port: PORT };
  await startFrontEnds([gallery], {}, lifetime);
  say(box([`The kit’s components: http://localhost:${PORT}`]));
  return untilStopped();
});
