/** The version of the kit's types, computed by `npm run versions`. A remote declares a range of versions. */
export const KIT_VERSION: string = '3.3.0';
