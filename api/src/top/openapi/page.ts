import { endpointNames } from '@pehchan/contract/calls';
import { API_PREFIX, type Endpoint } from '@pehchan/contract/common';
import { endpoints } from '@pehchan/contract/endpoints';
import { escapeHtml } from '../../ground/http/html.ts';
import type { OpenApi, Operation } from './document.ts';

/** Return the page that describes the API. The site's policy forbids inline scripts and styles. */
export function docsPage({ paths }: OpenApi): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => section(method, path, operation)),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Pehchan API</title>
<link rel="stylesheet" href="${API_PREFIX}/docs.css">
<script type="module" src="${API_PREFIX}/docs.js"></script>
</head>
<body>
<main>
<h1>Pehchan API</h1>
<p>As data: <a href="${API_PREFIX}/openapi.json">openapi.json</a>. Calls use the account that is signed in on this site.</p>
${operations.join('\n')}
</main>
</body>
</html>
`;
}

function section(method: string, path: string, operation: Operation): string {
  const { operationId, summary, description, parameters, requestBody, responses } = operation;
  const schemaOf = (part: unknown) => `<pre>${escapeHtml(JSON.stringify(part, null, 2))}</pre>`;
  return `<details id="${escapeHtml(operationId)}">
<summary><code>${escapeHtml(method.toUpperCase())} ${escapeHtml(path)}</code> ${escapeHtml(summary)}</summary>
<p>${escapeHtml(description)}</p>
<form data-method="${escapeHtml(method.toUpperCase())}" data-path="${escapeHtml(path)}">
${parameters.map((parameter) => input(operationId, String(parameter['name']), String(parameter['in']))).join('\n')}
${requestBody ? bodyInput(operationId, requestBody, photoFieldOf(operationId)) : ''}
<button>Try it</button>
<pre class="reply" role="status"></pre>
</form>
${requestBody ? `<h2>Request</h2>${schemaOf(requestBody)}` : ''}
<h2>Replies</h2>${schemaOf(responses)}
</details>`;
}

function photoFieldOf(operationId: string): string | undefined {
  const name = endpointNames.find((known) => known === operationId);
  const endpoint: Endpoint | undefined = name && endpoints[name];
  return endpoint?.photo?.field;
}

function input(operation: string, name: string, place: string): string {
  const id = escapeHtml(`${operation}-${name}`);
  return `<p><label for="${id}">${escapeHtml(name)}</label> <input id="${id}" name="${escapeHtml(name)}" data-in="${escapeHtml(place)}"></p>`;
}

function bodyInput(operation: string, requestBody: object, photo: string | undefined): string {
  const id = escapeHtml(`${operation}-body`);
  const file = photo
    ? `<p><label for="${id}-photo">photo</label> <input id="${id}-photo" name="${escapeHtml(photo)}" type="file" data-in="photo"></p>`
    : '';
  return `<p><label for="${id}">body (JSON)</label><br><textarea id="${id}" rows="6" data-in="body">{}</textarea></p>${file}`;
}
