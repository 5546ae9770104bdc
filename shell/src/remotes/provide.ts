/** The shell only provides packages that its own code imports: list every lazily shared module here. */
export const sharedGroups = {
  yup: () => import('yup'),
  forms: () => import('@pehchan/kit/forms'),
  // This group is in the shell's first script, but runs on first use: the sign-in page does not wait for it.
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
