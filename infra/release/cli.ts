import { runRelease } from './commands/run-release.ts';

/** The release commands for container images: all but `matrix`, since images lack browser tests. */
await runRelease();
