import type { RemoteConfig } from '@pehchan/release/document';
import { screen } from '@testing-library/react';
import type { Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { mountStandalone } from './mount-standalone.tsx';

const config = (...paths: string[]): RemoteConfig => ({
  name: 'events',
  kit: '*',
  api: '*',
  nav: [],
  routes: paths.map((path) => ({
    path,
    page: 'events',
    access: 'signedIn',
    title: { en: 'Events', hi: 'कार्यक्रम' },
  })),
});

let mounted: Root | undefined;
afterEach(() => {
  mounted?.unmount();
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
});

test.each([
  ['/', ['/events/:id', '/events', '/more'], '/events'],
  ['/', ['/events', '/'], '/'],
  ['/', ['/events/:id'], '/'],
  ['/nowhere/at/all', ['/events'], '/nowhere/at/all'],
  ['/events/7', ['/events/:id'], '/events/7'],
])('opens %s of a remote with the routes %j, and shows the picker at %s', async (address, paths, shown) => {
  window.history.replaceState(null, '', address);
  mounted = mountStandalone(config(...paths), {});
  await screen.findByText('events, stand-alone');
  screen.getByText('Pick who is signed in.');
  expect(window.location.pathname).toBe(shown);
});
