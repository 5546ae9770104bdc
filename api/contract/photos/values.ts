/** The address of photos: `photos/<key>?size=table|card|view`. It is not in the endpoint table. */
export const PHOTO_PATH = '/photos';

/** The largest upload, in bytes, inclusive. */
export const MAX_PHOTO_BYTES = 5 * 1024 * 1024;
/** Enough for a phone's 20-megapixel photo, also in an unusual shape. */
export const MAX_PHOTO_PIXELS = 25_000_000;
/** A list of types would hide photos called `image/jpg`, and make an iPhone send HEIC instead of JPEG. */
export const PHOTO_ACCEPT = 'image/*';
/** The longer side of each photo size, in pixels. */
export const PHOTO_SIZES = { table: 96, card: 480, view: 1600 } as const;
export type PhotoSize = keyof typeof PHOTO_SIZES;
/** The shown part of a photo. `above`: the share of a tall photo's cut-off part above the window. */
export const PHOTO_WINDOW = { width: 4, height: 5, above: 0.15 } as const;
/** Sizes in a photo store. `screen` is sent for `view`; the stored `view` is kept for later releases. */
export const STORED_SIZES = { ...PHOTO_SIZES, screen: 1080 } as const;
export type StoredSize = keyof typeof STORED_SIZES;

export const WATERMARK = { texts: 50, perColumn: 10, rowGap: 100, columnGap: 300 } as const;
