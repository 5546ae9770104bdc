import { dirname, join } from 'node:path';

export const ROOT = dirname(dirname(import.meta.dirname));

/** The folder for downloads and builds. It can be deleted: the next command makes it again. */
export const CACHE = join(ROOT, '.cache');
