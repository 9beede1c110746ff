#!/usr/bin/env node
// Installs what is missing, the browser and a PostgreSQL for tests included, and runs every suite.
import { ensureBrowser } from './ensure-browser.mjs';
import { checkNode, checkProjectNode, install, isInstalled } from './install.mjs';
import { elapsed, fail, step } from './steps.mjs';
import { SUITES } from './suites.mjs';
import { startPostgres } from './test-postgres.mjs';

const HELP = `npm test: installs what is missing and runs everything; ends with "N passed, N failed".

  npm test -- --only checks     types, lint, import rules, dead code: the fast ones (npm run check)
  npm test -- --only tests      units, properties, the server on both databases
  npm test -- --only browser    stories, build, sizes, journeys
  npm test -- --only stories    the suites whose name contains the word
  npm test -- --list            the suites

  CHROMIUM_PATH=…       the browser to use instead of the one found or installed
  TEST_DATABASE_URL=…   the PostgreSQL to use instead of a temporary one`;

function chosenSuites() {
  const at = process.argv.indexOf('--only');
  const word = at < 0 ? '' : (process.argv[at + 1] ?? '');
  return SUITES.filter((suite) => suite.group === word || suite.name.includes(word));
}

async function runSuite(suite, context) {
  const since = Date.now();
  const result = await suite.run(context);
  const mark = result.failed > 0 ? 'FAILED' : 'ok';
  console.log(`[${elapsed()}] ${suite.name}: ${mark}, ${result.passed} passed, ${result.failed} failed (${elapsed(since)})`);
  if (result.failed > 0 || suite.alwaysShow) console.log(result.output.trimEnd());
  return result;
}

async function main() {
  if (process.argv.includes('--help') || process.argv.includes('-h')) return console.log(HELP);
  const suites = chosenSuites();
  if (process.argv.includes('--list')) return console.log(suites.map((suite) => `${suite.group.padEnd(8)} ${suite.name}`).join('\n'));
  checkNode();
  if (!isInstalled()) await step('Installing packages', install);
  await checkProjectNode();
  if (suites.some((suite) => suite.group === 'browser')) await ensureBrowser();
  const needsPostgres = suites.some((suite) => suite.name.includes('PostgreSQL'));
  const postgres = needsPostgres ? await step('Starting a PostgreSQL for tests', startPostgres) : undefined;
  const total = { passed: 0, failed: 0 };
  try {
    for (const suite of suites) {
      const result = await runSuite(suite, { databaseUrl: postgres?.url });
      total.passed += result.passed;
      total.failed += result.failed;
    }
  } finally {
    await postgres?.stop();
  }
  console.log(`\nFinished in ${elapsed()}.`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
}

main().catch(fail);
