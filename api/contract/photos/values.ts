/** The path of photos: `photos/<key>?size=table|card|view`. It is not one of the contract's calls. */
export const PHOTO_PATH = '/photos';

/** The largest upload, in bytes, inclusive. */
export const MAX_PHOTO_BYTES = 5 * 1024 * 1024;
/** The most pixels of an upload: enough for a phone's 20-megapixel photo, also in an unusual shape. */
export const MAX_PHOTO_PIXELS = 25_000_000;
/** What the file chooser accepts. A list of types would hide `image/jpg`, and make iPhones send HEIC. */
export const PHOTO_ACCEPT = 'image/*';
/** The longer side of each photo size, in pixels. */
export const PHOTO_SIZES = { table: 96, card: 480, view: 1600 } as const;
export type PhotoSize = keyof typeof PHOTO_SIZES;
/** The shape in which screens show a photo. `above`: how much of a tall photo's cut is at its top. */
export const PHOTO_WINDOW = { width: 4, height: 5, above: 0 } as const;
/** Longer sides of stored photos, in pixels. The API sends `screen` for `view`; `view` is for later. */
export const STORED_SIZES = { ...PHOTO_SIZES, screen: 1080 } as const;
export type StoredSize = keyof typeof STORED_SIZES;

export const WATERMARK = { texts: 50, perColumn: 10, rowGap: 100, columnGap: 300 } as const;
