import { openApiDocument } from '../openapi/document.ts';

/** The API's description, as it is served at `openapi.json`, for who has no server at hand. */
process.stdout.write(JSON.stringify(openApiDocument()));
