/**
 * Version of the API: of what its description at `openapi.json` says. A remote states the range that it was
 * written against. What a change asks of it, `npm run versions` says.
 */
export const API_VERSION: string = '2.1.0';
