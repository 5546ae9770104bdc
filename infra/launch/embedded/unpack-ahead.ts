import { findBinaries } from './binaries.ts';

/**
 * A first start runs this while npm installs the packages, so it and its imports use none. The start looks
 * for the servers again, and explains what fails.
 */
const stopped = new AbortController();
process.once('SIGTERM', () => stopped.abort());
await findBinaries(['mariadb', 'redis', 'caddy'], stopped.signal);
