/** How many sessions ended, as the end of a sentence. */
export function signedOut(sessions: number): string {
  return `and is signed out everywhere (${sessions} ${sessions === 1 ? 'session' : 'sessions'})`;
}
