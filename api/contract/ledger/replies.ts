import { array, boolean, number, object, string, type InferType } from 'yup';
import { pageQuery, pageReply, VILLAGES } from '../common/index.ts';

/** What was done with a biodata. `administrator`: an administrator opened or exported it. */
export const LEDGER_KINDS = ['view', 'reveal', 'administrator'] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** A smaller number of families is hidden, because it would reveal who the families are. */
export const FEWEST_IN_SUM = 5;

export const ledgerQuerySchema = object(pageQuery);

/** What one account did with a biodata, with its name at that time. Looks count once in 30 minutes. */
export const ledgerLineSchema = object({
  id: number().integer().required(),
  kind: string().oneOf(LEDGER_KINDS).required(),
  /** Whether an administrator exported the biodata, alone or with a whole list. */
  isExport: boolean().optional(),
  userId: number().integer().nullable().defined(),
  name: string().nullable().defined(),
  village: string().oneOf(VILLAGES).nullable().defined(),
  /** Whether the viewer's account was deleted. False while one of the two families has hidden the other. */
  isGone: boolean().required(),
  /** A viewer's phone number after a reveal, while the viewer is approved and not hidden. */
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
  /** How many families got the photo in a list; null below `FEWEST_IN_SUM`, absent without a photo. */
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
export type LedgerLine = InferType<typeof ledgerLineSchema>;
export type LedgerReply = InferType<typeof ledgerReplySchema>;
