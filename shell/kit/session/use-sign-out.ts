import { useLogoutMutation } from './session-api.ts';

/** Signs out. What becomes of the page then is the shell's to say. */
export function useSignOut(): { signOut: () => void; isSigningOut: boolean } {
  const [logout, { isLoading }] = useLogoutMutation();
  return { isSigningOut: isLoading, signOut: () => void logout() };
}
