/**
 * What remotes take from the shell beyond the first screen's needs. A shared package is provided only if the
 * shell's own graph imports it, so every lazily shared group is named here; a remote that needs one gets it,
 * loaded when first used.
 */
export const lentGroups = {
  yup: () => import('yup'),
  forms: () => import('@pehchan/kit/forms'),
  // In the shell's first script, and run by whoever draws biodata: at the door nothing waits for it.
  biodata: () => import(/* webpackMode: "eager" */ '@pehchan/kit/biodata'),
  desktop: () => import('@pehchan/kit/desktop'),
  desktopDetails: () => import('@pehchan/kit/desktop-details'),
  deprecatedDesk: () => import('@pehchan/kit/desk'),
  deprecatedDeskDetails: () => import('@pehchan/kit/desk-details'),
  biodataForm: () => import('@pehchan/kit/biodata-form'),
};

/** Fetches groups ahead of their use. */
export function warmUp(...groups: (keyof typeof lentGroups)[]): void {
  for (const group of groups) void lentGroups[group]();
}
