import type { Corners } from '../detect/corners.ts';

/** What the trace's process is asked for; each is answered by one reply. */
export type Ask =
  | { ask: 'suspect'; bytes: Uint8Array; corners: Corners | undefined }
  /** Photos that the suspect picture may show: of each the smallest size. */
  | { ask: 'sift'; photos: { photoKey: string; bytes: Uint8Array }[] }
  /** The photos that it resembles most, with their likeness. */
  | { ask: 'likeliest' }
  /** Whose copy of this photo it is. */
  | {
      ask: 'read';
      photoKey: string;
      bytes: Uint8Array;
      /** Its stored pictures that copies are made of. */
      copied: readonly Uint8Array[];
      secrets: readonly Secret[];
      codes: readonly string[];
    };

export type Secret = string | Uint8Array;

/** `z`: how far pattern and account go together, in standard deviations. */
export type Suspicion = { code: string; z: number };

export type Reply =
  | { done: true }
  | { likeliest: { photoKey: string; likeness: number }[] }
  /** The suspect picture doesn't show the photo. */
  | { isShown: false }
  /** `place`: where its corners lie. Suspicions are the probable ones, strongest first. */
  | { isShown: true; isMirrored: boolean; place: Corners; suspicions: Suspicion[] }
  | { unreadable: string };
