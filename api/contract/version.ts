/**
 * The version of the API and of its description at `openapi.json`. A remote declares the range that it works
 * with. `npm run versions` shows which version a change requires.
 */
export const API_VERSION: string = '2.1.0';
