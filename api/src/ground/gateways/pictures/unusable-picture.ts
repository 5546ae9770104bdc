/** Why a picture is refused. A HEIC has its own reason, because its sender can make a JPEG instead. */
export const REFUSALS = ['type', 'pixels', 'heic', 'heifPixels', 'heavy'] as const;
export type Refusal = (typeof REFUSALS)[number];

export class UnusablePicture extends Error {
  readonly reason: Refusal;

  constructor(reason: Refusal, cause?: unknown) {
    super(`unusable picture: ${reason}`, { cause });
    this.reason = reason;
  }
}
