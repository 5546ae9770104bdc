/**
 * Version of what the kit lends: of its exported types. A remote states the range that it was written
 * against. What a change asks of it, `npm run versions` says.
 */
export const KIT_VERSION: string = '3.1.0';
