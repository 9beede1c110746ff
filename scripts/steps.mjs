/** Prints what is being done, and how long each step took. */

const startedAt = Date.now();

/** Seconds since the script started, for people: "12.3 s". */
export function elapsed(since = startedAt) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}

/**
 * Runs one named step and says how long it took.
 *
 * @template T
 * @param {string} name what is being done, in words for the person who waits
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(name, work) {
  const since = Date.now();
  console.log(`[${elapsed()}] ${name} …`);
  const result = await work();
  console.log(`[${elapsed()}] ${name}: done in ${elapsed(since)}`);
  return result;
}

/** A failure whose message is meant for the person: what happened and what to do. Printed without a stack. */
export class Advice extends Error {}

/** Ends the process with a readable message instead of a stack. */
export function fail(error) {
  console.error(error instanceof Advice ? `\n${error.message}\n` : error);
  process.exit(1);
}
