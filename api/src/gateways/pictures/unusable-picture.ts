/**
 * Why a picture can't be used: it is none that we take (HEIC is named, since its sender can make a JPEG),
 * has too many pixels (of AVIF and HEIC fewer may be), or its decoding took more time or memory than a photo
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
