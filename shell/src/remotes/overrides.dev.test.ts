import { server } from '@pehchan/kit/testing';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { withOverrides } from './overrides.dev.ts';

const RELEASE = { schema: 2 as const, id: 'dev', createdAt: '', previousId: null, remotes: {} };
const EVENTS = { name: 'events', version: '1.0.0-dev', entry: 'remoteEntry.js', routes: [], nav: [] };

const opened = (search: string) => window.history.replaceState(null, '', search);

beforeEach(() => {
  opened('/');
  server.use(
    http.get('http://localhost:4003/remote.json', () => HttpResponse.json(EVENTS)),
    http.get('http://localhost:4003/mf-manifest.json', () => HttpResponse.json({ name: 'events' })),
  );
});

it('adds a remote that is not in the release, as its development server describes it', async () => {
  opened('/?remote.events=http://localhost:4003/');
  const { remotes } = await withOverrides(RELEASE);
  expect(remotes).toEqual({
    events: {
      ...EVENTS,
      base: 'http://localhost:4003/',
      integrity: '',
      version: '1.0.0-dev, from http://localhost:4003/',
      manifest: { name: 'events' },
    },
  });
  // The override remains in the tab after the address has lost the query.
  opened('/');
  expect((await withOverrides(RELEASE)).remotes).toHaveProperty('events');
  opened('/?remote.events=');
  expect((await withOverrides(RELEASE)).remotes).toEqual({});
});

it('refuses the development server of another remote', async () => {
  opened('/?remote.member=http://localhost:4003/');
  await expect(withOverrides(RELEASE)).rejects.toThrow('http://localhost:4003/ is events, not member');
});

it.each(['https://elsewhere.example/', 'http://localhost.elsewhere.example:4003/'])(
  'ignores a development server at %s',
  async (base) => {
    opened(`/?remote.events=${base}`);
    expect((await withOverrides(RELEASE)).remotes).toEqual({});
  },
);
