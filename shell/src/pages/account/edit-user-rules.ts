import { currentPassword, editUserSchema, email, typedPassword, type User } from '@pehchan/contract/accounts';
import { phone } from '@pehchan/contract/common';
import { chosenPhoto } from '@pehchan/contract/photos';

/** By these an account is reached, and taken over. */
export type Contacts = Pick<User, 'email' | 'phone'>;

const loose = { assert: false } as const;

/** Whether what is typed is another email or phone, as the API will understand it. */
export function isReachedElsewhere(present: Contacts, typed: Contacts): boolean {
  return email.cast(typed.email, loose) !== present.email || phone.cast(typed.phone, loose) !== present.phone;
}

/** @param own the account as it is; absent of somebody else's, for which no password is asked */
export const editUserRules = (own: Contacts | undefined) =>
  editUserSchema.shape({
    photo: chosenPhoto,
    currentPassword: currentPassword.when(['email', 'phone'], {
      is: (email: string, phone: string) => own !== undefined && isReachedElsewhere(own, { email, phone }),
      then: () => typedPassword,
    }),
  });
