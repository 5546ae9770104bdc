import { currentPassword, editUserSchema, email, typedPassword, type User } from '@pehchan/contract/accounts';
import { phone } from '@pehchan/contract/common';
import { chosenPhoto } from '@pehchan/contract/photos';

/** Email and phone of an account: changing them requires the password, because they give access to it. */
export type Contacts = Pick<User, 'email' | 'phone'>;

const loose = { assert: false } as const;

export function isReachedElsewhere(present: Contacts, typed: Contacts): boolean {
  return email.cast(typed.email, loose) !== present.email || phone.cast(typed.phone, loose) !== present.phone;
}

/** Return the form's rules. Without `own`, an administrator edits another account and needs no password. */
export const editUserRules = (own: Contacts | undefined) =>
  editUserSchema.shape({
    photo: chosenPhoto,
    currentPassword: currentPassword.when(['email', 'phone'], {
      is: (email: string, phone: string) => own !== undefined && isReachedElsewhere(own, { email, phone }),
      then: () => typedPassword,
    }),
  });
