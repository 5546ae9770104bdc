/**
 * What remotes take from the shell beyond the first screen's needs. A shared package is provided only if the shell's own
 * graph imports it, so every lazily shared group is named here; a remote that needs one gets it, loaded when first used.
 */
export const lentGroups = {
  yup: () => import('yup'),
  forms: () => import('@pehchan/kit/forms'),
  uiData: () => import('@pehchan/kit/ui-data'),
  biodata: () => import('@pehchan/kit/biodata'),
};

/** Fetches a group ahead of its use, while the page is idle. */
export function warmUp(...groups: (keyof typeof lentGroups)[]): void {
  const whenIdle = window.requestIdleCallback ?? ((work: () => void) => window.setTimeout(work, 1000));
  whenIdle(() => groups.forEach((group) => void lentGroups[group]()));
}
