/** Name of a published version: the package's version and a hash of its files, as in `1.0.0-3f2a1b9c44`. */
export const REMOTE_VERSION = /\d{1,3}\.\d{1,3}\.\d{1,3}-[0-9a-f]{10}/;
/** Name of a release: its time and a random part, as in `20261120103015-a1b2c3`. */
export const RELEASE_ID = /20\d{12}-[0-9a-f]{6}/;
