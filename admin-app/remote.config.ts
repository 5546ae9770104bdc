import { paths } from '@pehchan/kit/paths';
import type { RemoteConfig } from '@pehchan/release/document';
import { ownPaths } from './src/own-paths.ts';

export const devPort = 4002;

/** Routes and menu entries of the admin remote: the shell reads them before any of its code. */
export default {
  name: 'admin',
  kit: '^3.2.0',
  api: '^2.2.0',
  // The shell ignores the letter case of paths: /biodata/FEMALE opens /biodata/Female.
  routes: [
    { path: paths.dashboard, page: 'dashboard', access: 'admin', title: { en: 'Dashboard', hi: 'डैशबोर्ड' } },
    { path: paths.users, page: 'users', access: 'admin', title: { en: 'User List', hi: 'परिवारों की सूची' } },
    {
      path: paths.rejectedProfiles,
      page: 'rejected',
      access: 'admin',
      title: { en: 'Rejected Biodata', hi: 'सुधार बाकी वाले' },
    },
    {
      path: paths.totalProfiles,
      page: 'total',
      access: 'admin',
      title: { en: 'All Biodata', hi: 'सभी बायोडाटा' },
    },
    {
      path: paths.approvedProfiles,
      page: 'approved',
      access: 'admin',
      title: { en: 'Approved Biodata', hi: 'मंज़ूर बायोडाटा' },
    },
    {
      path: '/biodata/Female',
      page: 'female',
      access: 'admin',
      title: { en: 'Female Biodata', hi: 'लड़कियों के बायोडाटा' },
    },
    {
      path: '/biodata/Male',
      page: 'male',
      access: 'admin',
      title: { en: 'Male Biodata', hi: 'लड़कों के बायोडाटा' },
    },
    {
      path: paths.userProfiles,
      try: '/admin/get-user-profiles-byUserId/2',
      page: 'userBiodata',
      access: 'admin',
      title: { en: 'Biodata of one account', hi: 'एक खाते के बायोडाटा' },
    },
    {
      path: paths.trace,
      page: 'trace',
      access: 'admin',
      title: { en: 'Trace a leaked photo', hi: 'लीक फ़ोटो का पता लगाएँ' },
    },
    {
      path: ownPaths.reports,
      page: 'reports',
      access: 'admin',
      title: { en: 'Messages from families', hi: 'परिवारों के संदेश' },
    },
    { path: paths.settings, page: 'settings', access: 'admin', title: { en: 'Settings', hi: 'सेटिंग' } },
  ],
  nav: [
    {
      id: 'dashboard',
      to: paths.dashboard,
      label: { en: 'Dashboard', hi: 'डैशबोर्ड' },
      icon: 'dashboard',
      order: 30,
      access: 'admin',
      bar: { en: 'Review', hi: 'जाँच' },
    },
  ],
} satisfies RemoteConfig;
