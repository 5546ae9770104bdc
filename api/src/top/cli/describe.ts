import { openApiDocument } from '../openapi/document.ts';

/** Print the API's description without a server. */
process.stdout.write(JSON.stringify(openApiDocument()));
