import { releaseDocumentSchema, type ReleaseDocument } from '@pehchan/contract/release';
import { satisfiesRange } from '@pehchan/contract/version';
import { ValidationError } from 'yup';
import type { Host } from './apps.ts';

/** First segments that belong to the gateway or to the sign-in document. */
const RESERVED = ['api', 'assets', 'healthz', 'login', 'readyz', 'releases', 'remotes'];

/** Everything that is wrong with a release, each as a sentence; none: it may be served. */
export function findReleaseProblems(release: ReleaseDocument, host: Host): string[] {
  const problems = schemaProblems(release);
  return problems.length > 0 ? problems : [...rangeProblems(release, host), ...pathProblems(release)];
}

function schemaProblems(release: ReleaseDocument): string[] {
  try {
    releaseDocumentSchema.validateSync(release, { abortEarly: false, strict: true });
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return error.errors;
    throw error;
  }
}

function rangeProblems({ remotes }: ReleaseDocument, host: Host): string[] {
  return Object.entries(remotes).flatMap(([name, { contract, api }]) => [
    ...(satisfiesRange(host.kit, contract)
      ? []
      : [`${name} needs the kit ${contract}; the shell lends ${host.kit}.`]),
    ...(satisfiesRange(host.api, api) ? [] : [`${name} needs the API ${api}; it speaks ${host.api}.`]),
  ]);
}

function pathProblems({ remotes }: ReleaseDocument): string[] {
  const problems: string[] = [];
  const owners = new Map<string, string>();
  for (const [name, { routes }] of Object.entries(remotes)) {
    for (const { path } of routes) {
      const shape = shapeOf(path);
      const owner = owners.get(shape);
      if (owner) {
        problems.push(
          `${path} is claimed by ${owner === name ? `${name} twice` : `${owner} and by ${name}`}.`,
        );
      }
      if (RESERVED.includes(shape.split('/')[1] ?? '')) {
        problems.push(`${path} of ${name} belongs to the gateway.`);
      }
      owners.set(shape, name);
    }
  }
  return problems;
}

/** The router ignores case, a trailing slash, and what a parameter is called. */
function shapeOf(path: string): string {
  return path
    .toLowerCase()
    .replace(/(.)\/$/, '$1')
    .replaceAll(/:[^/]+/g, ':');
}
