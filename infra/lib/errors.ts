/**
 * A failure that one sentence explains: printed alone, without a stack, and the command ends with exit code
 * 1.
 */
export class UserError extends Error {
  override name = 'UserError';
  /** The HTTP status of a request that fails with it. */
  readonly status: number;

  constructor(message: string, status = 422) {
    super(message);
    this.status = status;
  }
}

/** Throws, with each of the problems on a line of its own, unless there are none. */
export function refuseIfAny(sentence: string, problems: readonly string[]): void {
  if (problems.length === 0) return;
  throw new UserError(`${sentence}:\n${problems.map((line) => `  ${line}`).join('\n')}`);
}

/** Somebody else was first; the same command, tried again, may well succeed. */
export class ConflictError extends UserError {
  override name = 'ConflictError';
  override readonly status = 409;
}

/**
 * What a failed file operation means for the person who started the command; undefined when it isn't about
 * the disk.
 */
export function explainFileError(error: unknown, path: string): string | undefined {
  switch (errorCode(error)) {
    case 'ENOSPC':
    case 'EDQUOT':
      return `The disk that holds ${path} is full. Make room on it, or set DATA_DIR to a folder on another disk.`;
    case 'EROFS':
      return `${path} is on a read-only disk. Set DATA_DIR to a folder that can be written to.`;
    case 'EACCES':
    case 'EPERM':
      return `${path} can't be written to by this user. Change its owner, or set DATA_DIR to another folder.`;
    case 'ENOTDIR':
    case 'EEXIST':
      return `${path} can't be a folder, because a file stands in its place. Set DATA_DIR to a folder.`;
    default:
      return undefined;
  }
}

export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

export function explain(error: unknown): string {
  if (error instanceof UserError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
