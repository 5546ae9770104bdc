import { API_VERSION } from '@pehchan/contract/version';
import type { ReleasedRemote } from '@pehchan/release/document';
import { KIT_VERSION } from '@pehchan/kit';
import { describe, expect, it } from 'vitest';
import { refusalOf } from './gates.ts';

const remote: ReleasedRemote = {
  name: 'member',
  kit: `^${KIT_VERSION}`,
  api: `^${API_VERSION}`,
  routes: [],
  nav: [],
  version: '1.0.0-abc',
  base: '/remotes/member/1.0.0-abc/',
  entry: 'remoteEntry.js',
  integrity: 'sha384-AAAA',
  enabled: true,
  manifest: {},
};

describe('the gate before a remote', () => {
  it('lets in what fits', () => {
    expect(refusalOf(remote)).toBeUndefined();
  });

  it('keeps out what is switched off, before anything else', () => {
    expect(refusalOf({ ...remote, enabled: false, kit: '^9.0.0' })).toBe('disabled');
  });

  it.each(['^9.0.0', '^2.99.0', '^1.1.0', '*', '2.0.0', '>=1.0.0', ''])(
    'keeps out a kit range of %j',
    (kit) => {
      expect(refusalOf({ ...remote, kit })).toBe('kit-range');
    },
  );

  it.each(['^9.0.0', '^1.99.0', 'latest', ''])('keeps out an API range of %j', (api) => {
    expect(refusalOf({ ...remote, api })).toBe('api-range');
  });
});
