import type { PageTable } from '@pehchan/kit';

const biodataLists = () => import('./features/biodata-lists/pages.tsx');

/** The admin remote's only public module: its screens, by the names in the routes of `remote.config.ts`. */
export const pages = {
  dashboard: () => import('./features/dashboard/dashboard-page.tsx'),
  users: () => import('./features/users/users-page.tsx'),
  rejected: async () => ({ default: (await biodataLists()).RejectedPage }),
  total: async () => ({ default: (await biodataLists()).TotalPage }),
  approved: async () => ({ default: (await biodataLists()).ApprovedPage }),
  female: async () => ({ default: (await biodataLists()).FemalePage }),
  male: async () => ({ default: (await biodataLists()).MalePage }),
  userBiodata: () => import('./features/user-biodata/user-biodata-page.tsx'),
  trace: () => import('./features/trace/trace-page.tsx'),
  reports: () => import('./features/reports/reports-page.tsx'),
  settings: () => import('./features/settings/settings-page.tsx'),
} satisfies PageTable;
