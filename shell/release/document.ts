import { array, boolean, lazy, mixed, number, object, string } from 'yup';
import type { InferType } from 'yup';

/**
 * The release document is the only mutable file of the front end. The shell reads from it which remote owns
 * a path, who can open the path, and the menu. No code of a remote runs before that.
 */

/** Who can open a route or see a menu entry. Only for convenience: the API enforces access. */
export const ROUTE_ACCESS = ['signedIn', 'approved', 'admin', 'maintainer'] as const;
export type RouteAccess = (typeof ROUTE_ACCESS)[number];

/** Version of the document's format; `upToDate` converts version 1. */
export const SCHEMA = 2;

/** Patterns without special characters, because the gateway writes these values into HTML unescaped. */
const FILE_NAME = /^[A-Za-z0-9_][A-Za-z0-9._/-]*$/;
const API_ADDRESS = /^\/api\/[\w/.?&=%+-]+$/;

const caretRange = string()
  .matches(/^\^\d+\.\d+\.\d+$/, 'must be a caret range such as ^1.0.0')
  .required();

/** Labels are part of the release document, because they are shown before the remote's texts are loaded. */
const labelSchema = object({ en: string().required(), hi: string().required() }).noUnknown();

export const remoteRouteSchema = object({
  /** A react-router pattern under the site's root, such as `/profile/get-profile/:id`. */
  path: string().matches(/^\//, 'must begin with /').required(),
  /** Name of the screen in the table `pages`, which the remote exports. */
  page: string().required(),
  access: string().oneOf(ROUTE_ACCESS).required(),
  title: labelSchema.required(),
  /** Address of the screen's first call, if it is always the same: the HTML document preloads it. */
  asks: string().matches(API_ADDRESS, 'must be an address of the API').optional(),
  /** For a path with a parameter: an address for testing a new version in a browser. */
  try: string()
    .matches(/^\/[^:*]*$/, 'must be an address without a parameter')
    .optional(),
}).noUnknown();

export const navEntrySchema = object({
  id: string()
    .matches(/^[a-z][a-z0-9-]*$/)
    .required(),
  to: string().matches(/^\//).required(),
  label: labelSchema.required(),
  icon: string().required(),
  order: number().required(),
  access: string().oneOf(ROUTE_ACCESS).required(),
  /** Label in the navigation bar; without one, the entry is only in the menu. */
  bar: labelSchema.optional().default(undefined),
}).noUnknown();

export const remoteConfigSchema = object({
  /** The remote's name, the prefix of its CSS classes, calls and keys in namespaces that remotes share. */
  name: string()
    .matches(/^[a-z]+$/)
    .notOneOf(['shell', 'kit', 'ant', 'u'], 'name is of the site itself')
    .required(),
  /** Required range of the shell's kit. */
  kit: caretRange,
  /** Required range of the served API. */
  api: caretRange,
  routes: array(remoteRouteSchema.required()).required(),
  nav: array(navEntrySchema.required()).required(),
}).noUnknown();

const fileNames = array(string().matches(FILE_NAME).required()).required();

/** Files of one screen of a remote, which the HTML document preloads before the remote's entry runs. */
export const pageAheadSchema = object({
  files: fileNames,
  texts: object({ en: fileNames, hi: fileNames }).required(),
}).noUnknown();

const screenAheadSchema = pageAheadSchema.shape({
  /** Regular expression that matches the screen's addresses. */
  match: string()
    .matches(/^\^[^"'`\s{}]*\$$/)
    .required(),
  asks: string().matches(API_ADDRESS).optional(),
});

export const aheadSchema = object({
  /** Hash of each file of the remote. Its key is the name with which the build's code requests the file. */
  integrity: lazy((value: unknown) =>
    object(
      Object.fromEntries(
        Object.keys(isRecord(value) ? value : {}).map((name) => [
          name,
          string()
            .matches(/^sha256-[A-Za-z0-9+/]+=*$/)
            .required(),
        ]),
      ),
    ).required(),
  ),
  screens: array(screenAheadSchema.required()).required(),
}).noUnknown();

/** One remote of a release: its configuration, and the address of the immutable build. */
export const releasedRemoteSchema = remoteConfigSchema.shape({
  version: string()
    .matches(/^[0-9A-Za-z.-]+$/)
    .required(),
  base: string()
    .matches(/^\/remotes\/[a-z]+\/[0-9A-Za-z.-]+\/$/)
    .required(),
  entry: string().required(),
  integrity: string()
    .matches(/^sha384-[A-Za-z0-9+/]+=*$/, 'must be a sha384 hash in base64')
    .required(),
  enabled: boolean().required(),
  /** The build's `mf-manifest.json`, inlined: this saves a request, and the shell runs what was validated. */
  manifest: mixed<Record<string, unknown>>((value): value is Record<string, unknown> =>
    isRecord(value),
  ).required(),
  /** Files that each screen needs; undefined if the version has an `ahead.json` next to its files instead. */
  ahead: aheadSchema.optional().default(undefined),
});

export const releaseDocumentSchema = object({
  schema: number().oneOf([SCHEMA]).required(),
  id: string().required(),
  createdAt: string().required(),
  previousId: string().nullable().defined(),
  remotes: lazy((value: unknown) =>
    object(
      Object.fromEntries(
        Object.keys(isRecord(value) ? value : {}).map((name) => [name, releasedRemoteSchema]),
      ),
    ),
  ),
}).noUnknown();

export type RemoteConfig = InferType<typeof remoteConfigSchema>;
export type PageAhead = InferType<typeof pageAheadSchema>;
export type Ahead = InferType<typeof aheadSchema>;
export type NavEntry = InferType<typeof navEntrySchema>;
export type ReleasedRemote = InferType<typeof releasedRemoteSchema>;
export type ReleaseDocument = {
  schema: typeof SCHEMA;
  id: string;
  createdAt: string;
  previousId: string | null;
  remotes: Record<string, ReleasedRemote>;
};

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
