import { paths } from '@pehchan/kit/paths';
import type { RemoteConfig } from '@pehchan/release/document';

/** Where its development server listens. */
export const devPort = 4001;

/**
 * What the member remote brings: the shell mounts these paths and menu entries from the release document,
 * before any of its code runs.
 */
export default {
  name: 'member',
  kit: '^2.0.0',
  api: '^2.0.0',
  routes: [
    { path: paths.home, page: 'home', access: 'signedIn', title: { en: 'Home', hi: 'मुख्य पन्ना' } },
    {
      path: paths.addProfile,
      page: 'addBiodata',
      access: 'signedIn',
      title: { en: 'Add biodata', hi: 'बायोडाटा जोड़ें' },
    },
    {
      path: paths.editProfile,
      page: 'editBiodata',
      access: 'signedIn',
      title: { en: 'Edit biodata', hi: 'बायोडाटा बदलें' },
    },
    {
      path: paths.profile,
      page: 'biodata',
      access: 'signedIn',
      title: { en: 'Biodata', hi: 'बायोडाटा' },
    },
    {
      path: paths.search,
      page: 'search',
      access: 'approved',
      title: { en: 'Search Biodata', hi: 'बायोडाटा खोजें' },
    },
  ],
  nav: [
    {
      id: 'search',
      to: paths.search,
      label: { en: 'Search Biodata', hi: 'बायोडाटा खोजें' },
      icon: 'search',
      order: 20,
      access: 'approved',
    },
  ],
} satisfies RemoteConfig;
