/** An error that one sentence explains: the command prints no stack and ends with exit code 1. */
export class UserError extends Error {
  override name = 'UserError';
  readonly status: number;

  constructor(message: string, status = 422) {
    super(message);
    this.status = status;
  }
}

/** @throws UserError with one line for each problem */
export function refuseIfAny(sentence: string, problems: readonly string[]): void {
  if (problems.length === 0) return;
  throw new UserError(`${sentence}:\n${problems.map((line) => `  ${line}`).join('\n')}`);
}

/** Another process has changed the data first. The same command can succeed when it is repeated. */
export class ConflictError extends UserError {
  override name = 'ConflictError';
  override readonly status = 409;
}

/** Explain a failed file operation to an operator; undefined if the error is not about the disk. */
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
      return `${path} can't be a folder: it is, or is in, a file. Set DATA_DIR to a folder.`;
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
