import { array, boolean, number, object, string, type InferType } from 'yup';
import { pageQuery, pageReply, VILLAGES } from '../common/index.ts';

/** What another family did: opened a biodata, took its number; or an administrator looked at it. */
export const LEDGER_KINDS = ['view', 'reveal', 'administrator'] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** A smaller sum would reveal who the families are. */
export const FEWEST_IN_SUM = 5;

/** Always newest first. */
export const ledgerQuerySchema = object(pageQuery);

/**
 * What one account did with the biodata. All looks share one line, and count once in 30 minutes. Name,
 * village and number are those at the look; another name begins another line. Administrators aren't named.
 */
export const ledgerLineSchema = object({
  id: number().integer().required(),
  kind: string().oneOf(LEDGER_KINDS).required(),
  /** Whether an administrator exported it in a file or a whole list. */
  isExport: boolean().optional(),
  userId: number().integer().nullable().defined(),
  name: string().nullable().defined(),
  village: string().oneOf(VILLAGES).nullable().defined(),
  /** Whether the account was deleted; false while one of the two families has hidden the other. */
  isGone: boolean().required(),
  /** The number of a family that took this one's, while it is approved and neither has hidden the other. */
  phone: string().nullable().defined(),
  firstAt: string().required(),
  lastAt: string().required(),
  times: number().integer().required(),
  /** Since the family last read its ledger. */
  isNew: boolean().required(),
});
export const ledgerReplySchema = object({
  entries: array(ledgerLineSchema).required(),
  ...pageReply,
  /**
   * How many families were sent its photo in a list; null: fewer than `FEWEST_IN_SUM`; absent: it has no
   * photo.
   */
  photoFamilies: number().integer().nullable().optional(),
  /** How many administrators had it, or its number, in a list, and when last; null if no one had. */
  listed: object({
    administrators: number().integer().required(),
    lastAt: string().required(),
  })
    .nullable()
    .optional()
    .default(undefined),
  /** Whose ledger it is. */
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
