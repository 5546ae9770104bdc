import {
  type Ahead,
  aheadSchema,
  type ReleaseDocument,
  releaseDocumentSchema,
  type ReleasedRemote,
} from '@pehchan/release/document';
import { sayUnmet, unmetRanges } from '@pehchan/release/ranges';
import { type Schema, ValidationError } from 'yup';
import type { Host } from '../store/host.ts';

/** First parts of addresses that belong to the gateway or to the sign-in page: a remote cannot have them. */
const RESERVED = ['api', 'assets', 'healthz', 'login', 'publishing', 'readyz', 'releases', 'remotes'];
/** The only module that the shell imports from a remote. */
const EXPOSED = 'pages';

/**
 * @param changed the remotes whose version ranges are checked. An unfit unchanged remote is not shown, so
 * it must not block other remotes.
 * @returns the reasons why the release can't be served
 */
export function findReleaseProblems(
  release: ReleaseDocument,
  host: Host,
  changed: readonly string[],
): string[] {
  const problems = schemaProblems(releaseDocumentSchema, release);
  if (problems.length > 0) return problems;
  return [
    ...Object.values(release.remotes)
      .filter(({ name }) => changed.includes(name))
      .flatMap((remote) => rangeProblems(remote, host)),
    ...pathProblems(release, host),
    ...navProblems(release),
  ];
}

export function rangeProblems(remote: ReleasedRemote, host: Host): string[] {
  return unmetRanges(remote, host).map((unmet) => sayUnmet(remote.name, unmet));
}

export function findBuildProblems(
  { name, routes, manifest }: ReleaseDocument['remotes'][string],
  pages: readonly string[],
  files: readonly string[],
): string[] {
  const { name: built, exposes = [] } = manifest as { name?: string; exposes?: Exposed[] };
  const exposed = exposes.find((candidate) => candidate.name === EXPOSED);
  return [
    ...(built === name ? [] : [`The build has the name ${built ?? 'undefined'}, its configuration ${name}.`]),
    ...(exposed ? [] : [`${name} exposes no ./${EXPOSED}.`]),
    ...routes
      .filter(({ page }) => !pages.includes(page))
      .map(({ path, page }) => `${path} of ${name} names the page ${page}, which it doesn't have.`),
    ...Object.values(exposed?.assets ?? {})
      .flatMap(({ sync = [], async = [] }) => [...sync, ...async])
      .filter((file) => !files.includes(file))
      .map((file) => `The manifest of ${name} names ${file}, which the build doesn't have.`),
  ];
}

interface Exposed {
  name: string;
  assets?: Record<string, { sync?: string[]; async?: string[] }>;
}

/** Find files that the build lacks, and values that the gateway must not write into documents. */
export function aheadProblems(name: string, ahead: Ahead, files: ReadonlyMap<string, unknown>): string[] {
  const missing = Object.keys(ahead.integrity).filter((file) => !files.has(file));
  return [
    ...missing.map((file) => `The list ahead.json of ${name} names ${file}, which the build doesn't have.`),
    ...schemaProblems(aheadSchema, ahead),
  ];
}

function schemaProblems(schema: Schema, value: unknown): string[] {
  try {
    schema.validateSync(value, { abortEarly: false, strict: true });
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return error.errors;
    throw error;
  }
}

function pathProblems({ remotes }: ReleaseDocument, host: Host): string[] {
  const claim = claims(host.paths.map((path) => [shapeOf(path), 'the shell']));
  return Object.entries(remotes).flatMap(([name, { routes }]) =>
    routes.flatMap(({ path }) => {
      const shape = shapeOf(path);
      const isReserved = RESERVED.includes(shape.split('/')[1] ?? '');
      return [
        ...claim(shape, name, path),
        ...(isReserved ? [`${path} of ${name} belongs to the gateway.`] : []),
      ];
    }),
  );
}

function navProblems({ remotes }: ReleaseDocument): string[] {
  const claim = claims([]);
  return Object.entries(remotes).flatMap(([name, { nav, routes }]) =>
    nav.flatMap(({ id, to }) => {
      const leads = routes.some(({ path }) => shapeOf(path) === shapeOf(to));
      const nowhere = `The menu entry ${id} of ${name} leads to ${to}, which is not one of its routes.`;
      return [...claim(id, name, `The menu entry ${id}`), ...(leads ? [] : [nowhere])];
    }),
  );
}

function claims(taken: readonly [key: string, owner: string][]) {
  const owners = new Map(taken);
  return (key: string, name: string, what: string): string[] => {
    const owner = owners.get(key);
    owners.set(key, name);
    return owner
      ? [`${what} is claimed by ${owner === name ? `${name} twice` : `${owner} and by ${name}`}.`]
      : [];
  };
}

/** Normalise a path as the router does: it ignores case, a trailing slash and the names of parameters. */
function shapeOf(path: string): string {
  return path
    .toLowerCase()
    .replace(/(.)\/$/, '$1')
    .replaceAll(/:[^/]+/g, ':');
}
