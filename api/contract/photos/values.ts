/** The address of photos, which is not in the endpoint table: `photos/<key>?size=table|card|view`. */
export const PHOTO_PATH = '/photos';

/** Bytes, inclusive. */
export const MAX_PHOTO_BYTES = 5 * 1024 * 1024;
/** Enough for a 20-megapixel phone photo, also in an unusual shape. */
export const MAX_PHOTO_PIXELS = 25_000_000;
/**
 * The file types that a file chooser offers. A list of types would hide photos that file managers call
 * `image/jpg`. With `image/heic` in the list, an iPhone would send HEIC instead of converting it to JPEG.
 */
export const PHOTO_ACCEPT = 'image/*';
/** The longer side in pixels, of each size that screens request. Made at upload. */
export const PHOTO_SIZES = { table: 96, card: 480, view: 1600 } as const;
export type PhotoSize = keyof typeof PHOTO_SIZES;
/**
 * The part of a photo that cards and the biodata screen show, four to five. `above` is the share of a tall
 * photo's cut-off part that is above the window: heads are in the upper half. Marks are inside the window.
 */
export const PHOTO_WINDOW = { width: 4, height: 5, above: 0.15 } as const;
/**
 * The sizes in a photo store. The API sends `screen` for `view`. It never sends the stored `view`, which is
 * kept for later releases.
 */
export const STORED_SIZES = { ...PHOTO_SIZES, screen: 1080 } as const;
export type StoredSize = keyof typeof STORED_SIZES;

export const WATERMARK = { texts: 50, perColumn: 10, rowGap: 100, columnGap: 300 } as const;
