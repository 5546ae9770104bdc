import { array, boolean, lazy, mixed, number, object, string } from 'yup';
import type { InferType } from 'yup';

/**
 * The release document: the one mutable file of the front end. From it the shell decides, before any remote's
 * code runs, which remote owns a path, who may see it and what the menu shows.
 */

/** Who may open a route or see a menu entry. A convenience: the API decides what anybody gets. */
export const ROUTE_ACCESS = ['signedIn', 'approved', 'admin', 'maintainer'] as const;
export type RouteAccess = (typeof ROUTE_ACCESS)[number];

/** Of this form of the document. What was written in the form before is read through `upToDate`. */
export const SCHEMA = 2;

/** They stand in documents, as they are. */
const FILE_NAME = /^[A-Za-z0-9_][A-Za-z0-9._/-]*$/;
const API_ADDRESS = /^\/api\/[\w/.?&=%+-]+$/;

const caretRange = string()
  .matches(/^\^\d+\.\d+\.\d+$/, 'must be a caret range such as ^1.0.0')
  .required();

/**
 * A sentence in both languages, carried as data because it is shown before the remote's own catalogue is
 * there.
 */
const labelSchema = object({ en: string().required(), hi: string().required() }).noUnknown();

export const remoteRouteSchema = object({
  /** A react-router pattern under the site's root, such as `/profile/get-profile/:id`. */
  path: string().matches(/^\//, 'must begin with /').required(),
  /** Name of the page in the remote's exposed page table. */
  page: string().required(),
  access: string().oneOf(ROUTE_ACCESS).required(),
  title: labelSchema.required(),
  /**
   * The call that its screen waits for, where that is always the same: whoever opens the screen's own address
   * has it asked for by the document.
   */
  asks: string().matches(API_ADDRESS, 'must be an address of the API').optional(),
  /** For a path with a parameter: an address at which a new version is tried in a browser. */
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
  /** A name of the kit's icon list. */
  icon: string().required(),
  order: number().required(),
  access: string().oneOf(ROUTE_ACCESS).required(),
  /** Its word in the bar that is always in sight; without one it stands in the menu alone. */
  bar: labelSchema.optional().default(undefined),
}).noUnknown();

/** What a remote's team writes in `remote.config.ts`. */
export const remoteConfigSchema = object({
  /** Prefix of its classes, calls and keys, where remotes share a namespace. */
  name: string()
    .matches(/^[a-z]+$/)
    .notOneOf(['shell', 'kit', 'ant', 'u'], 'name is of the site itself')
    .required(),
  /** Range of the kit that the shell must lend. */
  kit: caretRange,
  /** Range of the API that must be served. */
  api: caretRange,
  routes: array(remoteRouteSchema.required()).required(),
  nav: array(navEntrySchema.required()).required(),
}).noUnknown();

/** Names of files of the build. */
const fileNames = array(string().matches(FILE_NAME).required()).required();

/** What a page is drawn with, for whoever fetches it before the remote itself could. */
export const pageAheadSchema = object({
  files: fileNames,
  texts: object({ en: fileNames, hi: fileNames }).required(),
}).noUnknown();

/** The same of a screen: a page under an address. */
const screenAheadSchema = pageAheadSchema.shape({
  /** A pattern of the addresses that it stands under. */
  match: string()
    .matches(/^\^[^"'`\s{}]*\$$/)
    .required(),
  asks: string().matches(API_ADDRESS).optional(),
});

export const aheadSchema = object({
  /** Of each file below, as the build asks for it. */
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

/** One remote of a release: its config, and where the immutable build of this version lies. */
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
  /** The build's `mf-manifest.json`, inlined: one request less, and what was validated is what runs. */
  manifest: mixed<Record<string, unknown>>((value): value is Record<string, unknown> =>
    isRecord(value),
  ).required(),
  /** What was published before brings it along; of newer versions it lies beside their files. */
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
