import { describe, expect, it } from 'vitest';
import { failureOf, RemoteFailure } from './failure.ts';

const named = (name: string, message: string) => Object.assign(new Error(message), { name });

describe('failureOf', () => {
  it.each([
    ['a missing entry', new Error('#RUNTIME-008: ScriptNetworkError: Failed to load script')],
    ['a missing manifest', new Error('[ Federation Runtime ]: #RUNTIME-003')],
    ['a missing chunk', named('ChunkLoadError', 'Loading chunk 12 failed.')],
  ])('returns “network” for %s', (_what, error) => {
    expect(failureOf(error).reason).toBe('network');
  });

  it('returns “broken” if the entry of a remote threw, though the code is the same', () => {
    const error = new Error('#RUNTIME-008: ScriptExecutionError: Script "x" loaded but threw');
    expect(failureOf(error)).toMatchObject({ reason: 'broken', code: 'RUNTIME-008' });
  });

  it('returns “incompatible” if a shared module is missing or has another major version', () => {
    expect(failureOf(new Error('#RUNTIME-012')).reason).toBe('incompatible');
    const refusal =
      'Version 2.0.0 from shell of shared singleton module react does not satisfy the requirement of member which needs ^1.0.0)';
    expect(failureOf(new Error(refusal))).toMatchObject({ reason: 'incompatible', code: 'SHARE-RANGE' });
    expect(failureOf(new Error('No version is known')).reason).toBe('broken');
  });

  it('returns “broken” for anything else that was thrown', () => {
    expect(failureOf(new TypeError('x is undefined'))).toMatchObject({ reason: 'broken', code: 'RENDER' });
    expect(failureOf('a string').reason).toBe('broken');
    expect(failureOf(undefined).reason).toBe('broken');
  });

  it('returns a RemoteFailure unchanged', () => {
    const failure = new RemoteFailure('tampered', 'RUNTIME-008');
    expect(failureOf(failure)).toBe(failure);
  });

  it('keeps the thrown error as the cause', () => {
    const error = new Error('deep down');
    expect(failureOf(error).cause).toBe(error);
  });
});
