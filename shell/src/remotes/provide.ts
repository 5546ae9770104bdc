/** Modules that remotes get from the shell on demand: the shell can only share what its own code imports. */
export const sharedGroups = {
  yup: () => import('yup'),
  forms: () => import('@pehchan/kit/forms'),
  // The shell's first script contains these modules but runs them on first use, so sign-in does not wait.
  biodata: () => import(/* webpackMode: "eager" */ '@pehchan/kit/biodata'),
  desktop: () => import('@pehchan/kit/desktop'),
  desktopDetails: () => import('@pehchan/kit/desktop-details'),
  deprecatedDesk: () => import('@pehchan/kit/desk'),
  deprecatedDeskDetails: () => import('@pehchan/kit/desk-details'),
  biodataForm: () => import('@pehchan/kit/biodata-form'),
};

export function warmUp(...groups: (keyof typeof sharedGroups)[]): void {
  for (const group of groups) void sharedGroups[group]();
}
