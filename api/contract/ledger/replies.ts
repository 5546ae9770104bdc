import { array, boolean, number, object, string, type InferType } from 'yup';
import { pageQuery, pageReply, VILLAGES } from '../common/index.ts';

/** What was done with a biodata. `administrator`: one opened or exported it. */
export const LEDGER_KINDS = ['view', 'reveal', 'administrator'] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** Smaller sums of families are hidden, because they would reveal who the families are. */
export const FEWEST_IN_SUM = 5;

export const ledgerQuerySchema = object(pageQuery);

/** What one account did, with its name and number at that time. Looks count once in 30 minutes. */
export const ledgerLineSchema = object({
  id: number().integer().required(),
  kind: string().oneOf(LEDGER_KINDS).required(),
  /** Whether an administrator exported the biodata, or a whole list with it. */
  isExport: boolean().optional(),
  userId: number().integer().nullable().defined(),
  name: string().nullable().defined(),
  village: string().oneOf(VILLAGES).nullable().defined(),
  /** Whether the account was deleted. False while one of the two families has hidden the other. */
  isGone: boolean().required(),
  /** The number of a family that revealed this one's, while it is approved and not hidden. */
  phone: string().nullable().defined(),
  firstAt: string().required(),
  lastAt: string().required(),
  times: number().integer().required(),
  /** Whether the family has not read the line yet. */
  isNew: boolean().required(),
});
export const ledgerReplySchema = object({
  entries: array(ledgerLineSchema).required(),
  ...pageReply,
  /** Families that received the photo in a list. Null: fewer than `FEWEST_IN_SUM`. Absent: no photo. */
  photoFamilies: number().integer().nullable().optional(),
  /** How many administrators had the biodata in a list, or null. */
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
export type LedgerLine = InferType<typeof ledgerLineSchema>;
export type LedgerReply = InferType<typeof ledgerReplySchema>;
