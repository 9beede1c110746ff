/** Prints the current step, and the duration of each. */

const startedAt = Date.now();

/** Formats the seconds since the script started: "12.3 s". */
export function elapsed(since = startedAt) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}

/** Runs a step, prints its name for the waiting user and its duration, and returns its result. */
export async function step(name, work) {
  const since = Date.now();
  console.log(`[${elapsed()}] ${name} …`);
  const result = await work();
  console.log(`[${elapsed()}] ${name}: done in ${elapsed(since)}`);
  return result;
}

/** A failure with a message for the user: what happened and what to do. Printed without a stack trace. */
export class Advice extends Error {}

/** Exits with a readable message instead of a stack trace. */
export function fail(error) {
  console.error(error instanceof Advice ? `\n${error.message}\n` : error);
  process.exit(1);
}
