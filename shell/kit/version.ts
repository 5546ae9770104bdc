/**
 * The version of the kit's exported types. A remote declares the range that it supports.
 * `npm run versions` reports the version that a change requires.
 */
export const KIT_VERSION: string = '3.1.0';
