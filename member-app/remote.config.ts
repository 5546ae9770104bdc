import type { RemoteConfig } from '@pehchan/release/document';

/** Where its development server listens. */
export const devPort = 4001;

/** What the member remote brings: the shell mounts these paths and menu entries from the release document, before any of its code runs. */
export default {
  name: 'member',
  kit: '^2.0.0',
  api: '^1.2.0',
  routes: [
    { path: '/', page: 'home', access: 'signedIn', title: { en: 'Home', hi: 'मुख्य पन्ना' } },
    {
      path: '/add-profile',
      page: 'addBiodata',
      access: 'signedIn',
      title: { en: 'Add biodata', hi: 'बायोडाटा जोड़ें' },
    },
    {
      path: '/update-profile/:id',
      page: 'editBiodata',
      access: 'signedIn',
      title: { en: 'Edit biodata', hi: 'बायोडाटा बदलें' },
    },
    {
      path: '/profile/get-profile/:id',
      page: 'biodata',
      access: 'signedIn',
      title: { en: 'Biodata', hi: 'बायोडाटा' },
    },
    {
      path: '/search-profiles',
      page: 'search',
      access: 'approved',
      title: { en: 'Search Biodata', hi: 'बायोडाटा खोजें' },
    },
  ],
  nav: [
    {
      id: 'search',
      to: '/search-profiles',
      label: { en: 'Search Biodata', hi: 'बायोडाटा खोजें' },
      icon: 'search',
      order: 20,
      access: 'approved',
    },
  ],
} satisfies RemoteConfig;
