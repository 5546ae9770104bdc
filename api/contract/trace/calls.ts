import { array, boolean, number, object, string, type InferType } from 'yup';
import { type Call, message, sentence, VILLAGES, wholeNumber } from '../common/index.ts';
import { readCorners } from './corners.ts';
import type { traceEndpoints } from './endpoints.ts';

/** `named`: it is this account's copy. `probable`: it may be, but this proves nothing. */
export const VERDICTS = ['named', 'probable'] as const;

/** `profileId`: the biodata that an administrator names. `corners`: for a picture at an angle. */
export const traceSchema = object({
  profileId: wholeNumber(sentence('invalid.query')).min(1, sentence('invalid.query')),
  corners: string()
    .default('')
    .test('corners', sentence('invalid.corners'), (text) => text === '' || readCorners(text) !== undefined),
});

const holder = {
  /** Null for a deleted account. */
  userId: number().integer().nullable().defined(),
  name: string().required(),
  village: string().oneOf(VILLAGES).required(),
};

const candidateSchema = object({
  ...holder,
  /** The code in the account's copies of photos. */
  code: string().required(),
  /** How well the mark matches the account, in standard deviations. */
  z: number().required(),
  verdict: string().oneOf(VERDICTS).required(),
});

const shown = {
  /** The accounts for which the copy was made, best first. Several accounts have combined their copies. */
  candidates: array(candidateSchema.required()).required(),
  /** The biodata with the photo; null if no biodata's photo fits. */
  profileId: number().integer().nullable().defined(),
  fullname: string().nullable().defined(),
  /** Path of that photo under the API host. */
  image: string().nullable().defined(),
  isMirrored: boolean().required(),
  /**
   * The photo's corners in the picture, as shares of its sides, clockwise from the upper left. Outside the
   * picture if a part is cut off. Null if no photo fits.
   */
  place: array(object({ x: number().required(), y: number().required() }).required())
    .length(4)
    .nullable()
    .defined(),
  message,
};

const fitSchema = object({
  ...shown,
  /** Null if the photo was uploaded before the site recorded uploads. */
  uploadedAt: string().nullable().defined(),
  /** The account whose copy was uploaded again as this photo. */
  copyOf: object(holder).nullable().defined(),
  /** Whether the marks are explained: a later photo was made from the copies of these accounts. */
  isExplained: boolean().required(),
  /** The photo is no longer stored; `image` is the photo from which it was made. */
  isGone: boolean().required(),
  /** An account's copy was uploaded again and removed: the picture may be a copy of that photo. */
  wasUploadedAgain: boolean().required(),
});

/** The first photo that fits, or a photo that the picture shows without an account's mark. */
export const traceReplySchema = object({
  ...shown,
  /** Each photo of which the picture is an account's copy, the newest upload first. */
  fits: array(fitSchema.required()).required(),
});

/** Longest duration of a trace in seconds, unless the operator sets another limit. */
export const TRACE_SECONDS = 60;

export type TraceReply = InferType<typeof traceReplySchema>;
export type TraceFit = TraceReply['fits'][number];
export type TraceCandidate = TraceReply['candidates'][number];

export const traceCalls = {
  traceCopy: {
    summary: 'The account whose copy of a photo a picture is',
    body: traceSchema,
    reply: traceReplySchema,
  },
} as const satisfies Record<keyof typeof traceEndpoints, Call>;
