import { describe, expect, it } from 'vitest';
import { readRemoteLoad, readVersionedRemote, writeRemoteLoad, type RemoteLoad } from './remote-load.ts';

const load: RemoteLoad = { remote: 'member', version: '1.0.0-3f2a1b9c44', outcome: 'loaded' };

describe('the report of a loaded remote', () => {
  it.each(['loaded', 'retried'] as const)(
    'reads the report of a loaded remote as it was written: %s',
    (outcome) => {
      expect(readRemoteLoad(writeRemoteLoad({ ...load, outcome }))).toEqual({ ...load, outcome });
    },
  );

  it.each([
    ['an empty text', ''],
    ['another outcome', 'member 1.0.0-3f2a1b9c44 RUNTIME-008'],
    ['no outcome', 'member 1.0.0-3f2a1b9c44'],
    ['no version', 'member loaded'],
    ['a version without a hash', 'member 1.0.0 loaded'],
    ['a hash with a letter that is not hexadecimal', 'member 1.0.0-3f2a1b9c4x loaded'],
    ['a hash that is too long', 'member 1.0.0-3f2a1b9c44ff loaded'],
    ['a name that is too long', `${'m'.repeat(21)} 1.0.0-3f2a1b9c44 loaded`],
    ['a name in capitals', 'Member 1.0.0-3f2a1b9c44 loaded'],
    ['two reports at once', 'member 1.0.0-3f2a1b9c44 loaded, admin 1.0.0-3f2a1b9c44 loaded'],
    ['a line break', 'member 1.0.0-3f2a1b9c44 loaded\n'],
    ['additional blanks', ' member  1.0.0-3f2a1b9c44 loaded'],
    ['a label of a metric', 'member{a="b"} 1.0.0-3f2a1b9c44 loaded'],
  ])('rejects an invalid report of a loaded remote: %s', (_what, text) => {
    expect(readRemoteLoad(text)).toBeUndefined();
  });
});

it('reads a remote with its version, and rejects any other text', () => {
  expect(readVersionedRemote('member 1.0.0-3f2a1b9c44')).toEqual({
    remote: 'member',
    version: '1.0.0-3f2a1b9c44',
  });
  for (const other of ['shell', 'member 1.0.0', '9876543210 1.0.0-3f2a1b9c44', 'member 1.0.0-3f2a1b9c44 ']) {
    expect(readVersionedRemote(other), other).toBeUndefined();
  }
});
