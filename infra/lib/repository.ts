import { dirname, join } from 'node:path';

export const ROOT = dirname(dirname(import.meta.dirname));

/** A folder of things that can be made again. */
export const CACHE = join(ROOT, '.cache');
