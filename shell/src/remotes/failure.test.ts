import { describe, expect, it } from 'vitest';
import { failureOf, RemoteFailure } from './failure.ts';

const named = (name: string, message: string) => Object.assign(new Error(message), { name });

describe('the cause of a failure', () => {
  it.each([
    ['an entry that isn’t there', new Error('#RUNTIME-008: ScriptNetworkError: Failed to load script')],
    ['a manifest that isn’t there', new Error('[ Federation Runtime ]: #RUNTIME-003')],
    ['a chunk that isn’t there', named('ChunkLoadError', 'Loading chunk 12 failed.')],
  ])('is the network for %s', (_what, error) => {
    expect(failureOf(error).reason).toBe('network');
  });

  it('is the remote itself when its entry threw, though the code is the same', () => {
    const error = new Error('#RUNTIME-008: ScriptExecutionError: Script "x" loaded but threw');
    expect(failureOf(error)).toMatchObject({ reason: 'broken', code: 'RUNTIME-008' });
  });

  it('is the fit when a shared part is missing or of another major', () => {
    expect(failureOf(new Error('#RUNTIME-012')).reason).toBe('incompatible');
    const refusal =
      'Version 2.0.0 from shell of shared singleton module react does not satisfy the requirement of member which needs ^1.0.0)';
    expect(failureOf(new Error(refusal))).toMatchObject({ reason: 'incompatible', code: 'SHARE-RANGE' });
    expect(failureOf(new Error('No version is known')).reason).toBe('broken');
  });

  it('is the remote itself for anything else, whatever was thrown', () => {
    expect(failureOf(new TypeError('x is undefined'))).toMatchObject({ reason: 'broken', code: 'RENDER' });
    expect(failureOf('a string').reason).toBe('broken');
    expect(failureOf(undefined).reason).toBe('broken');
  });

  it('stays what it was once it has a name', () => {
    const failure = new RemoteFailure('tampered', 'RUNTIME-008');
    expect(failureOf(failure)).toBe(failure);
  });

  it('keeps what was thrown, for whoever looks', () => {
    const error = new Error('deep down');
    expect(failureOf(error).cause).toBe(error);
  });
});
