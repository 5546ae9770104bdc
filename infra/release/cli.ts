import { runRelease } from './run-release.ts';

/** The release commands where no checks are installed, as in the images: all but `matrix`. */
await runRelease();
