/** The version of the kit's types, of which a remote declares a range. `npm run versions` computes it. */
export const KIT_VERSION: string = '3.2.0';
