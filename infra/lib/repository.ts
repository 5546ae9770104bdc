import { dirname, join } from 'node:path';

/** The folder that holds package.json of the whole project. */
export const ROOT = dirname(dirname(import.meta.dirname));

/**
 * Everything that can be made again: unpacked servers, stamps of builds, compiled sources, logs of
 * installations.
 */
export const CACHE = join(ROOT, '.cache');
