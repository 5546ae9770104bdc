import { findBinaries } from './binaries.ts';

// A first start runs this file while npm installs the packages, so it can't import any.
const stopped = new AbortController();
process.once('SIGTERM', () => stopped.abort());
await findBinaries(['mariadb', 'redis', 'caddy'], stopped.signal);
