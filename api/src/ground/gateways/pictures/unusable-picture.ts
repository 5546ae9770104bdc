/**
 * Why the API refuses a picture: a wrong type (HEIC has its own reason, since its sender can make a JPEG),
 * too many pixels (the limit is lower for AVIF and HEIC), or decoding takes more time or memory than a photo
 * needs.
 */
export const REFUSALS = ['type', 'pixels', 'heic', 'heifPixels', 'heavy'] as const;
export type Refusal = (typeof REFUSALS)[number];

/** The caller knows which field the picture came in and answers with that field's sentence. */
export class UnusablePicture extends Error {
  readonly reason: Refusal;

  constructor(reason: Refusal, cause?: unknown) {
    super(`unusable picture: ${reason}`, { cause });
    this.reason = reason;
  }
}
