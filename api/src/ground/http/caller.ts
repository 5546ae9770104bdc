import type { AccountStatus } from '@pehchan/contract/accounts';
import type { Language } from '@pehchan/contract/messages';
import type { Response } from 'express';
import { unauthenticated } from '../runtime/errors.ts';

export type Caller = { readonly id: number; readonly status: AccountStatus; readonly language: Language };

export function setCaller(res: Response, caller: Caller): void {
  res.locals['caller'] = caller;
}

export const callerOf = (res: Response): Caller | undefined => res.locals['caller'] as Caller | undefined;

export function callerId(res: Response): number {
  const caller = callerOf(res);
  if (!caller) throw unauthenticated();
  return caller.id;
}
