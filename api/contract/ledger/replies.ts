import { array, boolean, number, object, string, type InferType } from 'yup';
import { GENDERS } from '../biodata/index.ts';
import { pageQuery, pageReply, VILLAGES } from '../common/index.ts';

/** What was done with a biodata. `administrator`: an administrator opened or exported it. */
export const LEDGER_KINDS = ['view', 'reveal', 'administrator'] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** The smallest count of families that an access log shows: a smaller count would reveal who they are. */
export const FEWEST_IN_SUM = 5;

export const ledgerQuerySchema = object(pageQuery);

/** One open biodata of the viewer's family, preferably of the other gender, while the reader can open it. */
export const ledgerCandidateSchema = object({
  profileId: number().integer().required(),
  fullname: string().required(),
  fullnameHindi: string().defined(),
  gender: string().oneOf(GENDERS).required(),
  age: number().integer().required(),
  image: string().nullable().defined(),
});

/** One account's acts with a biodata, with the account's name then. Looks within 30 minutes count once. */
export const ledgerLineSchema = object({
  id: number().integer().required(),
  kind: string().oneOf(LEDGER_KINDS).required(),
  /** Whether an administrator exported the biodata, alone or with a whole list. */
  isExport: boolean().optional(),
  userId: number().integer().nullable().defined(),
  name: string().nullable().defined(),
  village: string().oneOf(VILLAGES).nullable().defined(),
  /** Whether the viewer's account was deleted. False while the viewer or the family has hidden the other. */
  isGone: boolean().required(),
  /** The number of a viewer who revealed the family's number, while the viewer is approved and not hidden. */
  phone: string().nullable().defined(),
  firstAt: string().required(),
  lastAt: string().required(),
  times: number().integer().required(),
  isNew: boolean().required(),
  candidate: ledgerCandidateSchema.nullable().optional().default(undefined),
});
export const ledgerReplySchema = object({
  entries: array(ledgerLineSchema).required(),
  ...pageReply,
  /** How many families got the photo in a list; null if under `FEWEST_IN_SUM`, absent without a photo. */
  photoFamilies: number().integer().nullable().optional(),
  /** How many administrators had the biodata in a list; null if no administrator had it. */
  listed: object({
    administrators: number().integer().required(),
    lastAt: string().required(),
  })
    .nullable()
    .optional()
    .default(undefined),
  profile: object({
    id: number().integer().required(),
    userId: number().integer().required(),
    fullname: string().required(),
    fullnameHindi: string().defined(),
  }).required(),
});

export type LedgerQuery = Partial<InferType<typeof ledgerQuerySchema>>;
export type LedgerCandidate = InferType<typeof ledgerCandidateSchema>;
export type LedgerLine = InferType<typeof ledgerLineSchema>;
export type LedgerReply = InferType<typeof ledgerReplySchema>;
