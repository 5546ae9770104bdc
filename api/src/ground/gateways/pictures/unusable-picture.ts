/** Why a picture is refused. The sender of a HEIC can make a JPEG, so it has its own reason. */
export const REFUSALS = ['type', 'pixels', 'heic', 'heifPixels', 'heavy'] as const;
export type Refusal = (typeof REFUSALS)[number];

export class UnusablePicture extends Error {
  readonly reason: Refusal;

  constructor(reason: Refusal, cause?: unknown) {
    super(`unusable picture: ${reason}`, { cause });
    this.reason = reason;
  }
}
