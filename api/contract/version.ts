/** The version of the API and of `openapi.json`. `npm run versions` shows which version a change requires. */
export const API_VERSION: string = '2.2.0';
