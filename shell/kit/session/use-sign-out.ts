import { useLogoutMutation } from './session-api.ts';

/** Sign out. The shell decides what the page then shows. */
export function useSignOut(): { signOut: () => void; isSigningOut: boolean } {
  const [logout, { isLoading }] = useLogoutMutation();
  return { isSigningOut: isLoading, signOut: () => void logout() };
}
