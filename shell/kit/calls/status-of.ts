/**
 * The HTTP status that a failed call was answered with; undefined when nothing failed, or nobody answered.
 */
export function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('status' in error)) return undefined;
  return typeof error.status === 'number' ? error.status : undefined;
}
