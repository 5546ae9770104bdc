import { mobileDigits } from '@pehchan/contract/common';
import type { MessageKey } from '@pehchan/contract/messages';

/** The contract's `loginSchema` without yup, which is four times the size of the page's other scripts. */
const PHONE_LENGTH = 10;
const MIN_PASSWORD_LENGTH = 8;
const MAX_PASSWORD_LENGTH = 128;

export type SignInField = 'phone' | 'password';

export function problemsOf(values: Record<SignInField, string>): Partial<Record<SignInField, MessageKey>> {
  const phone = phoneProblem(mobileDigits(values.phone).trim());
  const password = passwordProblem(values.password);
  return { ...(phone && { phone }), ...(password && { password }) };
}

function phoneProblem(phone: string): MessageKey | undefined {
  if (phone.length < PHONE_LENGTH) return 'invalid.phone.short';
  return phone.length === PHONE_LENGTH && /^\d+$/.test(phone) ? undefined : 'invalid.phone.digits';
}

function passwordProblem({ length }: string): MessageKey | undefined {
  if (length < MIN_PASSWORD_LENGTH) return 'invalid.password.short';
  return length > MAX_PASSWORD_LENGTH ? 'invalid.password.long' : undefined;
}
