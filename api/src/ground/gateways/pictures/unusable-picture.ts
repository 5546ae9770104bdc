/**
 * Why a picture is refused. HEIC has its own reason, since its sender can make a JPEG. `heavy`: decoding
 * takes more time or memory than a photo needs.
 */
export const REFUSALS = ['type', 'pixels', 'heic', 'heifPixels', 'heavy'] as const;
export type Refusal = (typeof REFUSALS)[number];

/** The caller knows the picture's field and replies with the message of that field. */
export class UnusablePicture extends Error {
  readonly reason: Refusal;

  constructor(reason: Refusal, cause?: unknown) {
    super(`unusable picture: ${reason}`, { cause });
    this.reason = reason;
  }
}
