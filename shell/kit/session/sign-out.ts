import { useLogoutMutation } from './session-api.ts';

type Listener = () => void;

let listener: Listener = () => undefined;

/** The shell alone says what becomes of the page after a sign-out; a remote's button only begins it. */
export function onSignedOut(next: Listener): void {
  listener = next;
}

export function useSignOut(): { signOut: () => Promise<void>; isSigningOut: boolean } {
  const [logout, { isLoading }] = useLogoutMutation();
  return {
    isSigningOut: isLoading,
    signOut: async () => {
      const { error } = await logout();
      if (!error) listener();
    },
  };
}
