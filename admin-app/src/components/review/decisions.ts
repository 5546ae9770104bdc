import type { Reason, AccountStatus, User } from '@pehchan/contract/accounts';
import type { Language } from '@pehchan/contract/messages';

/** What a decision has to know of an account. */
export type Reviewed = Pick<User, 'id' | 'name' | 'phone' | 'role' | 'IsApproved' | 'IsRejected'> & {
  /** In which it is written to, where that is known. */
  language?: Language;
};

/** What is said of a rejection. */
export type RejectionReasons = { reasons: Reason[]; note: string };
export const NO_REASONS: RejectionReasons = { reasons: [], note: '' };

/** What leads to each standing: its words, its sign, and the questions before it, for one and for several. */
export const DECISIONS = {
  approved: {
    label: 'move.approve',
    icon: 'check',
    confirm: 'confirm.approve',
    confirmMany: 'confirm.approve.many',
  },
  rejected: {
    label: 'move.reject',
    icon: 'cross',
    confirm: 'confirm.reject',
    confirmMany: 'confirm.reject.many',
  },
  pending: { label: 'move.pend', icon: 'undo', confirm: 'confirm.pend', confirmMany: 'confirm.pend.many' },
} as const satisfies Record<AccountStatus, Record<string, string>>;

/** In this order wherever they stand side by side. */
export const DECISION_ORDER = ['approved', 'rejected', 'pending'] as const satisfies AccountStatus[];
