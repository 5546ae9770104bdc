import { dirname, join } from 'node:path';

export const ROOT = dirname(dirname(import.meta.dirname));

/** What can be made again: unpacked servers, stamps of builds, compiled sources, installation logs. */
export const CACHE = join(ROOT, '.cache');
