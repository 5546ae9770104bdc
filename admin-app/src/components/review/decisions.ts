import type { Reason, AccountStatus, User } from '@pehchan/contract/accounts';
import type { Language } from '@pehchan/contract/messages';

export type Reviewed = Pick<User, 'id' | 'name' | 'phone' | 'role' | 'IsApproved' | 'IsRejected'> & {
  language?: Language;
};

export type RejectionReasons = { reasons: Reason[]; note: string };
export const NO_REASONS: RejectionReasons = { reasons: [], note: '' };

export const DECISIONS = {
  approved: {
    label: 'move.approve',
    key: 'a',
    icon: 'check',
    confirm: 'confirm.approve',
    confirmMany: 'confirm.approve.many',
  },
  rejected: {
    label: 'move.reject',
    key: 'r',
    icon: 'cross',
    confirm: 'confirm.reject',
    confirmMany: 'confirm.reject.many',
  },
  pending: {
    label: 'move.pend',
    key: undefined,
    icon: 'undo',
    confirm: 'confirm.pend',
    confirmMany: 'confirm.pend.many',
  },
} as const satisfies Record<AccountStatus, Record<string, string | undefined>>;

export const DECISION_ORDER = ['approved', 'rejected', 'pending'] as const satisfies AccountStatus[];
