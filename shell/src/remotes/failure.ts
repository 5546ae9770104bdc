/**
 * What went wrong on the way to a remote's screen. `network` may pass by itself; the others are its team's to
 * mend.
 */
export type FailureCause = 'network' | 'tampered' | 'incompatible' | 'broken';

export class RemoteFailure extends Error {
  readonly reason: FailureCause;
  readonly code: string;

  constructor(reason: FailureCause, code: string, options?: ErrorOptions) {
    super(`${reason} (${code})`, options);
    this.name = 'RemoteFailure';
    this.reason = reason;
    this.code = code;
  }

  /** Whether another try in this page can help; else only a fresh page can. */
  get isPassing(): boolean {
    return this.reason === 'network' || this.reason === 'tampered';
  }
}

/**
 * Names the cause of whatever the federation runtime or the browser threw. Their codes are stable, their
 * texts aren't.
 */
export function failureOf(error: unknown): RemoteFailure {
  if (error instanceof RemoteFailure) return error;
  const text = error instanceof Error ? `${error.name} ${error.message}` : String(error);
  const code = /RUNTIME-\d{3}/.exec(text)?.[0] ?? codeOf(text);
  // The runtime has one code for a script that didn't arrive and for one that arrived and threw.
  const threw = text.includes('ScriptExecutionError');
  const reason: FailureCause = threw
    ? 'broken'
    : code === 'RUNTIME-003' || code === 'RUNTIME-008' || code === 'CHUNK'
      ? 'network'
      : code === 'RUNTIME-012' || code === 'SHARE-RANGE'
        ? 'incompatible'
        : 'broken';
  return new RemoteFailure(reason, code, { cause: error });
}

/** Of what the federation runtime has no code for. */
function codeOf(text: string): string {
  if (text.includes('ChunkLoad')) return 'CHUNK';
  return text.includes('does not satisfy the requirement') ? 'SHARE-RANGE' : 'RENDER';
}
