/**
 * How a published version of a remote is named: its package's version and a hash of its files, as
 * `1.0.0-3f2a1b9c44`.
 */
export const REMOTE_VERSION = /\d{1,3}\.\d{1,3}\.\d{1,3}-[0-9a-f]{10}/;
/** How a release is named: when it was made, and by chance, as `20261120103015-a1b2c3`. */
export const RELEASE_ID = /20\d{12}-[0-9a-f]{6}/;
