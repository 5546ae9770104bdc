import { runRelease } from './commands/run-release.ts';

/** The release commands for container images: all but `matrix`, because images contain no browser tests. */
await runRelease();
