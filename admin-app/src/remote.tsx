import type { PageTable } from '@pehchan/kit';

/** The admin remote's one public module: its pages, by the names that `remote.config.ts` gives its routes. */
export const pages = {
  dashboard: () => import('./features/dashboard/dashboard-page.tsx'),
} satisfies PageTable;
