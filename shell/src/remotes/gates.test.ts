import { API_VERSION } from '@pehchan/contract/version';
import type { ReleasedRemote } from '@pehchan/release/document';
import { KIT_VERSION } from '@pehchan/kit';
import { describe, expect, it } from 'vitest';
import { incompatibilityOf } from './gates.ts';

const offered = { kit: KIT_VERSION, api: API_VERSION };
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

describe('incompatibilityOf', () => {
  it('accepts a remote whose ranges fit', () => {
    expect(incompatibilityOf(remote, offered)).toBeUndefined();
  });

  it('rejects a switched-off remote before it checks its ranges', () => {
    expect(incompatibilityOf({ ...remote, enabled: false, kit: '^9.0.0' }, offered)).toBe('disabled');
  });

  it.each(['^9.0.0', '^2.99.0', '^1.1.0', '*', '2.0.0', '>=1.0.0', ''])(
    'rejects a remote with a kit range of %j',
    (kit) => {
      expect(incompatibilityOf({ ...remote, kit }, offered)).toBe('kit-range');
    },
  );

  it.each(['^9.0.0', '^1.99.0', 'latest', ''])('rejects a remote with an API range of %j', (api) => {
    expect(incompatibilityOf({ ...remote, api }, offered)).toBe('api-range');
  });

  it.each([
    ['99.0.0', 'api-range'],
    ['0.9.0', 'api-range'],
    [API_VERSION, undefined],
  ])('checks the API range of a remote against the version that answers now: %s', (api, reason) => {
    expect(incompatibilityOf(remote, { ...offered, api })).toBe(reason);
  });
});
