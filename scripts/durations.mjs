// The duration of each suite, and its usual duration: scripts/durations.json.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './run.mjs';

const FILE = path.join(ROOT, 'scripts', 'durations.json');
/** Suites above this factor are reported; it is more than the noise of an idle machine. */
const MAX_RATIO = 1.2;
/** The duration in seconds below which the factor is ignored. */
const MIN_SECONDS = 5;

/** The usual seconds by suite, measured on two idle cores. */
function storedDurations() {
  return existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};
}

/** Stores the duration of each suite that was run instead of replayed. */
export function storeDurations(results) {
  const measured = results.filter(({ isReplayed }) => !isReplayed).map(({ suite, seconds }) => [suite.name, Math.round(seconds)]);
  writeFileSync(FILE, `${JSON.stringify({ ...storedDurations(), ...Object.fromEntries(measured) }, null, 2)}\n`);
}

/** Prints a line per suite, and reports those that took a fifth longer than usual. */
export function printTable(results) {
  const usual = storedDurations();
  const rows = results.map(({ suite, seconds, passed, failed, isReplayed }) => [
    suite.name,
    { seconds: Number(seconds.toFixed(1)), usual: usual[suite.name], passed, failed, how: isReplayed ? 'replayed' : 'run' },
  ]);
  console.table(Object.fromEntries(rows));
  const slow = results.filter(
    ({ suite, seconds, isReplayed }) => !isReplayed && seconds > MIN_SECONDS && seconds > MAX_RATIO * (usual[suite.name] ?? Infinity),
  );
  for (const { suite, seconds } of slow) {
    const percent = Math.round((seconds / usual[suite.name] - 1) * 100);
    console.log(`Slower than usual: ${suite.name}, ${seconds.toFixed(1)} s instead of ${usual[suite.name]} s (+${percent} %).`);
  }
}
