import { runRelease } from './commands/run-release.ts';

/** The release commands for images, which have no checks installed: all but `matrix`. */
await runRelease();
