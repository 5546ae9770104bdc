import type { RemoteConfig } from '@pehchan/contract/release';

/** What the admin remote brings: the shell mounts these paths and menu entries from the release document, before any of its code runs. */
export default {
  name: 'admin',
  contract: '^1.0.0',
  api: '^1.0.0',
  routes: [
    { path: '/dashboard', page: 'dashboard', access: 'admin', title: { en: 'Dashboard', hi: 'डैशबोर्ड' } },
  ],
  nav: [
    {
      id: 'dashboard',
      to: '/dashboard',
      label: { en: 'Dashboard', hi: 'डैशबोर्ड' },
      icon: 'dashboard',
      order: 30,
      access: 'admin',
    },
  ],
} satisfies RemoteConfig;
