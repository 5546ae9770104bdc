import { callOf } from '@pehchan/contract/calls';
import type { EndpointName } from '@pehchan/contract/endpoints';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { openApiDocument } from '../../src/top/openapi/document.ts';

const document = openApiDocument();
const ajv = new Ajv2020({ strict: false, allErrors: true });
ajv.addSchema({ $id: 'api', ...document });
const compiled = new Map<string, ValidateFunction | undefined>();

/** Return the JSON pointer to the schema of this reply in the OpenAPI document. */
function pointerTo(name: EndpointName, status: number): string | undefined {
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, { operationId, responses }] of Object.entries(methods)) {
      if (operationId !== name || !responses[status]) continue;
      const escaped = encodeURIComponent(path.replaceAll('~', '~0').replaceAll('/', '~1'));
      return `api#/paths/${escaped}/${method}/responses/${status}/content/application~1json/schema`;
    }
  }
  return undefined;
}

/**
 * Compare a reply with the published description.
 * @throws {Error} if a status or field is not described, which fails the test
 */
export function checkReply(name: EndpointName, status: number, body: unknown): void {
  if (status === 200 && callOf(name).file) return;
  const key = `${name} ${status}`;
  if (!compiled.has(key)) {
    const pointer = pointerTo(name, status);
    compiled.set(key, pointer ? ajv.compile({ $ref: pointer }) : undefined);
  }
  const validate = compiled.get(key);
  if (!validate) throw new Error(`${key} isn’t described`);
  if (!validate(body)) {
    throw new Error(`${key} isn’t as described: ${ajv.errorsText(validate.errors, { separator: '\n' })}`);
  }
}
