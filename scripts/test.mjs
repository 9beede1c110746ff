#!/usr/bin/env node
// Installs what is missing, the browser and a PostgreSQL for tests included, and runs every suite.
import { availableParallelism } from 'node:os';
import { ensureBrowser } from './ensure-browser.mjs';
import { checkNode, checkProjectNode, install, isInstalled } from './install.mjs';
import { elapsed, fail, step } from './steps.mjs';
import { PHASES } from './suites.mjs';
import { startPostgres } from './test-postgres.mjs';

const HELP = `npm test: installs what is missing and runs everything; ends with "N passed, N failed".

  npm test -- --only checks     types, lint, import rules, dead code: the fast ones (npm run check)
  npm test -- --only tests      units, properties, the server on both databases
  npm test -- --only browser    stories, build, sizes, journeys
  npm test -- --only stories    the suites whose name contains the word
  npm test -- --list            the suites

  CHROMIUM_PATH=…       the browser to use instead of the one found or installed
  TEST_DATABASE_URL=…   the PostgreSQL to use instead of a temporary one`;

/** The phases with the suites that were asked for; all of them by default. */
function chosenPhases() {
  const at = process.argv.indexOf('--only');
  const word = at < 0 ? '' : (process.argv[at + 1] ?? '');
  const isChosen = (suite) => suite.group === word || suite.name.includes(word);
  return PHASES.map((lanes) => lanes.map((lane) => lane.filter(isChosen)));
}

async function runSuite(suite, context) {
  const since = Date.now();
  const result = await suite.run(context);
  const mark = result.failed > 0 ? 'FAILED' : 'ok';
  console.log(`[${elapsed()}] ${suite.name}: ${mark}, ${result.passed} passed, ${result.failed} failed (${elapsed(since)})`);
  if (result.failed > 0 || suite.isShown) console.log(result.output.trimEnd());
  return result;
}

async function runLane(lane, context) {
  const results = [];
  for (const suite of lane) results.push(await runSuite(suite, context));
  return results;
}

async function runLanes(lanes, context) {
  if (availableParallelism() > 1) return (await Promise.all(lanes.map((lane) => runLane(lane, context)))).flat();
  return runLane(lanes.flat(), context);
}

async function runPhases(phases, context) {
  const results = [];
  for (const lanes of phases) results.push(...(await runLanes(lanes, context)));
  return results;
}

async function main() {
  if (process.argv.includes('--help') || process.argv.includes('-h')) return console.log(HELP);
  const phases = chosenPhases();
  const suites = phases.flat(2);
  if (process.argv.includes('--list')) return console.log(suites.map((suite) => `${suite.group.padEnd(8)} ${suite.name}`).join('\n'));
  checkNode();
  if (!isInstalled()) await step('Installing packages', install);
  await checkProjectNode();
  if (suites.some((suite) => suite.group !== 'checks')) await ensureBrowser();
  const needsPostgres = suites.some((suite) => suite.name.includes('PostgreSQL'));
  const postgres = needsPostgres ? await step('Starting a PostgreSQL for tests', startPostgres) : undefined;
  const results = await runPhases(phases, { databaseUrl: postgres?.url }).finally(() => postgres?.stop());
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  console.log(`\nFinished in ${elapsed()}.`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed > 0 || passed === 0 ? 1 : 0);
}

main().catch(fail);
