#!/usr/bin/env node
// Installs what is missing, including the browser, and runs the suites. Suites whose inputs have not changed since they passed are
// replayed.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { printTable, storeDurations } from './durations.mjs';
import { browserVersion, ensureBrowser, installSystemBrowser } from './ensure-browser.mjs';
import { checkNode, checkProjectNode, install, isInstalled } from './install.mjs';
import { elapsed, fail, step } from './steps.mjs';
import { chooseSuites, readReport, reportOf, runSuite, SUITES, shardOf, slowestStories } from './suites.mjs';

const HELP = `npm test installs what is missing, runs everything that a change has to pass, and ends with a table and "N passed, N failed".
Suites whose inputs have not changed since they last passed are replayed from the cache, and marked as such.

  npm run test:full             everything, including tests that repeat others on another database or in another theme
  npm test -- --changed         the tests closest to uncommitted changes; --changed=main: to changes since main
  npm test -- --only checks     types, lint, import rules, dead code: the fast checks (npm run check); also 'tests' and 'browser'
  npm test -- --only stories    the suites with this word in their names
  npm test -- --force           runs all suites, without the cache
  npm test -- --shard 1/4       one of four parts, for four machines
  npm test -- --list            lists the suites
  npm test -- --keep            stores the durations, with which later runs are compared

  CHROMIUM_PATH=…       a browser to use instead of the installed one
  TEST_DATABASE_URL=…   a PostgreSQL to use instead of a temporary one`;

const OPTIONS = /** @type {const} */ ({
  full: { type: 'boolean', default: false },
  only: { type: 'string', default: '' },
  shard: { type: 'string' },
  force: { type: 'boolean', default: false },
  keep: { type: 'boolean', default: false },
  list: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
});

/** `--changed` has an optional value, the base of the comparison. */
function readArguments(words) {
  const changed = words.find((word) => /^--changed(=|$)/.test(word));
  const { values } = parseArgs({ args: words.filter((word) => word !== changed), options: OPTIONS });
  return { ...values, changed: changed && (changed.split('=')[1] ?? 'HEAD') };
}

async function prepare(suites) {
  checkNode();
  const needsBrowser = suites.some(({ group }) => group !== 'checks');
  // Packages and browser come from different sources, so they are installed in parallel.
  const browser = needsBrowser ? installSystemBrowser() : undefined;
  if (!isInstalled()) await step('Installing packages', install);
  await browser;
  const node = await checkProjectNode();
  if (needsBrowser) await ensureBrowser();
  process.env.TEST_MACHINE = `${process.platform} ${process.arch} ${node}`;
  process.env.TEST_BROWSER = needsBrowser ? await browserVersion() : '';
}

function report(suite, { passed, failed, isReplayed, seconds, output }) {
  const how = isReplayed ? 'replayed, ' : '';
  console.log(
    `[${elapsed()}] ${suite.name}: ${failed > 0 ? 'FAILED' : 'ok'}, ${how}${passed} passed, ${failed} failed (${seconds.toFixed(1)} s)`,
  );
  if (failed > 0 || (suite.isShown && !isReplayed)) console.log(output.trimEnd());
}

/** Runs the suites in order, as many at a time as there are cores plus one, because tests wait for browsers and databases. */
async function runAll(suites, options = {}) {
  const cores = availableParallelism() + 1;
  const waiting = [...suites];
  const results = new Map();
  let busy = 0;
  await new Promise((resolve, reject) => {
    const next = () => {
      if (waiting.length === 0 && busy === 0) return resolve(undefined);
      for (let need; waiting.length > 0; busy += need) {
        const [suite] = waiting;
        need = Math.min(suite.cores ?? 1, cores);
        if (busy + need > cores) return;
        waiting.shift();
        const freed = need;
        runSuite(suite, options).then((result) => {
          report(suite, result);
          results.set(suite, result);
          busy -= freed;
          next();
        }, reject);
      }
    };
    next();
  });
  return suites.map((suite) => ({ suite, ...results.get(suite) }));
}

/** Imported dynamically, because its packages may not have been installed when this file was loaded. */
async function runNearChange(suites, base) {
  const { runChanged } = await import('./changed.mjs');
  return runChanged(suites, { base, report, runAll });
}

async function main() {
  const options = readArguments(process.argv.slice(2));
  if (options.help) return console.log(HELP);
  const chosen = chooseSuites(SUITES, options);
  const suites = options.shard ? shardOf(chosen, options.shard) : chosen;
  if (options.list)
    return console.log(suites.map(({ group, name, isFull }) => `${group.padEnd(8)} ${name}${isFull ? ' (full)' : ''}`).join('\n'));
  await prepare(suites);
  if (options.full) process.env.TEST_TIER = 'full';
  const results = options.changed ? await runNearChange(suites, options.changed) : await runAll(suites, options);
  printTable(results);
  const slow = slowestStories(
    results.filter(({ suite, isReplayed }) => suite.stories && !isReplayed).map(({ suite }) => readReport(reportOf(suite))),
  );
  for (const { story, seconds } of slow) console.log(`Slow: ${story}, ${seconds.toFixed(1)} s`);
  if (options.keep) storeDurations(results);
  const sum = (name) => results.reduce((all, result) => all + result[name], 0);
  console.log(`\nFinished in ${elapsed()}.`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exit(sum('failed') > 0 || sum('passed') === 0 ? 1 : 0);
}

main().catch(fail);
