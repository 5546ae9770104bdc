import { object, string, type InferType } from 'yup';
import type { Listing } from '../biodata/index.ts';
import { pageQuery, sentence } from '../common/index.ts';

/** The listings that a family can choose; only the API sets `lapsed`. */
export const CHOSEN_LISTINGS = ['open', 'paused', 'settled'] as const satisfies readonly Listing[];
export type ChosenListing = (typeof CHOSEN_LISTINGS)[number];

export const listingSchema = object({
  listing: string()
    .trim()
    .required(sentence('invalid.listing'))
    .oneOf(CHOSEN_LISTINGS, sentence('invalid.listing')),
});

export const stillLookingSchema = object({
  token: string().trim().required(sentence('invalid.link')).max(100, sentence('invalid.link')),
});

export const toBeCalledQuerySchema = object(pageQuery);
export type ToBeCalledQuery = Partial<InferType<typeof toBeCalledQuerySchema>>;
