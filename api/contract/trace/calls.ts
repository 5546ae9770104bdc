import { array, boolean, number, object, string, type InferType } from 'yup';
import { type Call, message, sentence, VILLAGES, wholeNumber } from '../common/index.ts';
import { readCorners } from './corners.ts';
import type { traceEndpoints } from './endpoints.ts';

/** `named`: the picture is this account's copy. `probable`: the picture may be the copy, without proof. */
export const VERDICTS = ['named', 'probable'] as const;

/** The form of a trace. `corners`: where the photo's corners are in a picture taken at an angle. */
export const traceSchema = object({
  profileId: wholeNumber(sentence('invalid.query')).min(1, sentence('invalid.query')),
  corners: string()
    .default('')
    .test('corners', sentence('invalid.corners'), (text) => text === '' || readCorners(text) !== undefined),
});

const holder = {
  /** The account's id, or null if it is deleted. */
  userId: number().integer().nullable().defined(),
  name: string().required(),
  village: string().oneOf(VILLAGES).required(),
};

const candidateSchema = object({
  ...holder,
  code: string().required(),
  /** How well the mark fits the account, in standard deviations. */
  z: number().required(),
  verdict: string().oneOf(VERDICTS).required(),
  /** Whether it is the photo in the family's own sheet, which the family gives away itself. */
  isSheet: boolean().optional(),
});

const shown = {
  /** The accounts that the copy was made for, best first: several can combine their copies. */
  candidates: array(candidateSchema.required()).required(),
  profileId: number().integer().nullable().defined(),
  fullname: string().nullable().defined(),
  image: string().nullable().defined(),
  isMirrored: boolean().required(),
  /** The photo's corners in the picture, as in `Corners`; null if no photo fits. */
  place: array(object({ x: number().required(), y: number().required() }).required())
    .length(4)
    .nullable()
    .defined(),
  message,
};

const fitSchema = object({
  ...shown,
  /** When the photo was uploaded; null if that was before the site recorded uploads. */
  uploadedAt: string().nullable().defined(),
  /** The account that the copy was made for, if this photo is itself a copy. */
  copyOf: object(holder).nullable().defined(),
  /** Whether the marks come from a later upload: the named accounts' copies were uploaded as photos. */
  isExplained: boolean().required(),
  /** Whether the photo is no longer stored: then `image` shows the source of the photo. */
  isGone: boolean().required(),
  /** Whether an account uploaded a copy of the photo and removed it: the picture may show that upload. */
  wasUploadedAgain: boolean().required(),
});

/** A trace's result: the first of `fits`; else a photo that the picture shows without an account's mark. */
export const traceReplySchema = object({
  ...shown,
  /** Each photo that the picture is a copy of, the newest upload first. */
  fits: array(fitSchema.required()).required(),
});

/** The longest time for a trace, in seconds, unless the operator sets another limit. */
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
