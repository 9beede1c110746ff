/** The HTTP status that a callback was rejected with; 0 when the backend was not reached. */
export function statusOf(error: unknown): number {
  return error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : 0;
}
