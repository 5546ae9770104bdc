/** The version of the kit's types. A remote declares the range it accepts. `npm run versions` computes it. */
export const KIT_VERSION: string = '3.2.0';
