import { describe, expect, it } from 'vitest';
import { readRemoteLoad, readVersionedRemote, writeRemoteLoad, type RemoteLoad } from './remote-load.ts';

const load: RemoteLoad = { remote: 'member', version: '1.0.0-3f2a1b9c44', outcome: 'loaded' };

describe('the load of a remote', () => {
  it.each(['loaded', 'retried'] as const)('is read as it was written: %s', (outcome) => {
    expect(readRemoteLoad(writeRemoteLoad({ ...load, outcome }))).toEqual({ ...load, outcome });
  });

  it.each([
    ['nothing', ''],
    ['another outcome', 'member 1.0.0-3f2a1b9c44 RUNTIME-008'],
    ['no outcome', 'member 1.0.0-3f2a1b9c44'],
    ['no version', 'member loaded'],
    ['a version that nobody published', 'member 1.0.0 loaded'],
    ['a hash that isn’t one', 'member 1.0.0-3f2a1b9c4x loaded'],
    ['a longer hash', 'member 1.0.0-3f2a1b9c44ff loaded'],
    ['a name that never ends', `${'m'.repeat(21)} 1.0.0-3f2a1b9c44 loaded`],
    ['a name in capitals', 'Member 1.0.0-3f2a1b9c44 loaded'],
    ['two at once', 'member 1.0.0-3f2a1b9c44 loaded, admin 1.0.0-3f2a1b9c44 loaded'],
    ['another line', 'member 1.0.0-3f2a1b9c44 loaded\n'],
    ['blanks', ' member  1.0.0-3f2a1b9c44 loaded'],
    ['a label', 'member{a="b"} 1.0.0-3f2a1b9c44 loaded'],
  ])('isn’t %s', (_what, text) => {
    expect(readRemoteLoad(text)).toBeUndefined();
  });
});

it('a remote is named with its version, or isn’t', () => {
  expect(readVersionedRemote('member 1.0.0-3f2a1b9c44')).toEqual({
    remote: 'member',
    version: '1.0.0-3f2a1b9c44',
  });
  for (const other of ['shell', 'member 1.0.0', '9876543210 1.0.0-3f2a1b9c44', 'member 1.0.0-3f2a1b9c44 ']) {
    expect(readVersionedRemote(other), other).toBeUndefined();
  }
});
