import { paths } from '@pehchan/kit/paths';
import type { RemoteConfig } from '@pehchan/release/document';
import { HOME_PRELOAD } from './src/home-preload.ts';
import { ownPaths } from './src/own-paths.ts';

export const devPort = 4001;

/** Routes and menu entries of the member remote: the shell reads them before any of its code. */
export default {
  name: 'member',
  kit: '^3.3.0',
  api: '^2.2.0',
  routes: [
    {
      path: paths.home,
      page: 'home',
      access: 'signedIn',
      title: { en: 'Home', hi: 'होम' },
      asks: HOME_PRELOAD,
    },
    { path: paths.family, page: 'family', access: 'signedIn', title: { en: 'My family', hi: 'मेरा परिवार' } },
    {
      path: paths.addProfile,
      page: 'addBiodata',
      access: 'signedIn',
      title: { en: 'Add biodata', hi: 'बायोडाटा जोड़ें' },
    },
    {
      path: paths.editProfile,
      try: '/update-profile/2',
      page: 'editBiodata',
      access: 'signedIn',
      title: { en: 'Edit biodata', hi: 'बायोडाटा बदलें' },
    },
    {
      path: paths.profile,
      try: '/profile/get-profile/2',
      page: 'biodata',
      access: 'signedIn',
      title: { en: 'Biodata', hi: 'बायोडाटा' },
    },
    {
      path: paths.ledger,
      try: '/profile/ledger/2',
      page: 'ledger',
      access: 'signedIn',
      title: { en: 'Who has seen it', hi: 'किसने देखा' },
    },
    {
      path: ownPaths.sheet,
      try: '/sheet/2',
      page: 'sheet',
      access: 'signedIn',
      title: { en: 'Share or print', hi: 'भेजें या छापें' },
    },
    {
      path: paths.search,
      page: 'search',
      access: 'approved',
      title: { en: 'Search Biodata', hi: 'बायोडाटा खोजें' },
    },
    {
      path: ownPaths.shortlist,
      page: 'shortlist',
      access: 'approved',
      title: { en: 'Our list', hi: 'हमारी पसंद' },
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
      bar: { en: 'Search', hi: 'खोजें' },
    },
    {
      id: 'shortlist',
      to: ownPaths.shortlist,
      label: { en: 'Our list', hi: 'हमारी पसंद' },
      icon: 'star',
      order: 22,
      access: 'approved',
    },
    {
      id: 'family',
      to: paths.family,
      label: { en: 'My family', hi: 'मेरा परिवार' },
      icon: 'users',
      order: 25,
      access: 'signedIn',
      bar: { en: 'My family', hi: 'परिवार' },
    },
  ],
} satisfies RemoteConfig;
