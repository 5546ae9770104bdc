import type { Corners } from '../detect/corners.ts';

export type Ask =
  | { ask: 'suspect'; bytes: Uint8Array; corners: Corners | undefined }
  | { ask: 'sift'; photos: { photoKey: string; bytes: Uint8Array }[] }
  | { ask: 'likeliest' }
  | {
      ask: 'read';
      photoKey: string;
      bytes: Uint8Array;
      /** The photo's stored sizes from which copies are made. */
      copied: readonly Uint8Array[];
      secrets: readonly Secret[];
      codes: readonly string[];
    };

export type Secret = string | Uint8Array;

/** `z`: how well mark and account match, in standard deviations. */
export type Suspicion = { code: string; z: number };

export type Reply =
  | { done: true }
  | { likeliest: { photoKey: string; likeness: number }[] }
  | { isShown: false }
  | { isShown: true; isMirrored: boolean; place: Corners; suspicions: Suspicion[] }
  | { unreadable: string };
