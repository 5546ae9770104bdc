/** Why a remote's screen failed. `network` may pass by itself; other causes need a fix by the remote team. */
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

  /** Whether a retry in this page can help; after other failures only a reload can. */
  get isPassing(): boolean {
    return this.reason === 'network' || this.reason === 'tampered';
  }
}

/** Find the cause of a failure by its code: codes of the runtime and browsers are stable, texts are not. */
export function failureOf(error: unknown): RemoteFailure {
  if (error instanceof RemoteFailure) return error;
  const text = error instanceof Error ? `${error.name} ${error.message}` : String(error);
  const code = /RUNTIME-\d{3}/.exec(text)?.[0] ?? codeOf(text);
  // The federation runtime has the same code for a script that did not arrive and for one that threw.
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

function codeOf(text: string): string {
  if (text.includes('ChunkLoad')) return 'CHUNK';
  return text.includes('does not satisfy the requirement') ? 'SHARE-RANGE' : 'RENDER';
}
