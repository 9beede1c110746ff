// Checks the packages as a stranger gets them: packs what was built, lints the tarballs, and builds and opens a blank app with them.
import { globSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeApp, measureBadge, openApp } from './packages/app.mjs';
import { must, ROOT, run } from './run.mjs';

/** The packages that another app can install. */
const PACKAGES = ['domain', 'api-client', 'ui'];

/**
 * Packs the built packages as publishing would.
 *
 * @param {string} folder where the tarballs go
 * @returns {Promise<Record<string, string>>} a tarball for each package's name
 */
async function pack(folder) {
  const workspaces = PACKAGES.map((name) => `--workspace=@quad/${name}`);
  await must('npm', ['pack', '--silent', `--pack-destination=${folder}`, ...workspaces]);
  const files = readdirSync(folder);
  return Object.fromEntries(
    PACKAGES.map((name) => {
      const file = files.find((candidate) => candidate.startsWith(`quad-${name}-`));
      if (!file) throw new Error(`npm packed no @quad/${name}.`);
      return [`@quad/${name}`, path.join(folder, file)];
    }),
  );
}

/** The folders that a wildcard of `exports` opens: one entry each. */
function entriesIn(folder) {
  return globSync('*/index.ts', { cwd: path.join(ROOT, folder) }).map((file) => path.dirname(file));
}

/** Entries that only a wildcard names, which the checker of types cannot look behind by itself. */
const BEHIND_WILDCARDS = {
  domain: () => entriesIn('packages/domain/src').map((folder) => `./${folder}`),
  'api-client': () => [],
  ui: () => entriesIn('packages/ui/src/features').map((folder) => `./features/${folder}`),
};

/** Entries that lead to files that are no modules: style sheets and JSON. */
const NO_MODULES = { domain: [], 'api-client': [], ui: ['./tokens.css'] };

/** Node's older ways to resolve are left behind: these are ES modules. */
const ARGUMENTS = ['--profile=esm-only', '--no-emoji', '--no-color', '--format=ascii'];

async function problemsOf(command, args) {
  const { code, output } = await run(command, args);
  return code === 0 ? [] : [`${command} ${args.join(' ')}\n${output.trim()}`];
}

async function typeProblems(name, tarball) {
  const included = BEHIND_WILDCARDS[name]();
  const args = [tarball, ...ARGUMENTS];
  if (included.length > 0) args.push('--include-entrypoints', ...included);
  if (NO_MODULES[name].length > 0) args.push('--exclude-entrypoints', ...NO_MODULES[name]);
  return problemsOf('attw', args);
}

/** What publint and attw have against the packages; nothing where they are as they should be. */
async function lintPackages(tarballs) {
  const problems = [];
  for (const name of PACKAGES) {
    problems.push(...(await problemsOf('publint', ['run', path.join(ROOT, 'packages', name), '--strict'])));
    problems.push(...(await typeProblems(name, tarballs[`@quad/${name}`])));
  }
  return problems;
}

/** Bytes of script that a Badge may cost beyond React, as brotli makes them. */
const BADGE_BUDGET = 3000;

async function badgeProblems(app) {
  const { script, styles, strangers } = await measureBadge(app);
  console.log(`A Badge costs ${script} B of script and ${styles} B of styles beyond React and the themes.`);
  return [
    ...(script < BADGE_BUDGET ? [] : [`A Badge costs ${script} B of script; ${BADGE_BUDGET} are too many.`]),
    ...strangers.map((id) => `With a Badge comes ${id}.`),
  ];
}

async function check(folder) {
  const tarballs = await pack(folder);
  const app = path.join(folder, 'app');
  mkdirSync(app);
  await makeApp(app, tarballs);
  await must(path.join(app, 'node_modules/.bin/tsc'), ['-p', app], { cwd: app });
  await must(path.join(app, 'node_modules/.bin/vite'), ['build', '--logLevel=error'], { cwd: app });
  return [...(await lintPackages(tarballs)), ...(await badgeProblems(app)), ...(await openApp(app))];
}

const folder = mkdtempSync(path.join(tmpdir(), 'quad-packages-'));
const problems = await check(folder).catch((error) => [error.message]);
rmSync(folder, { recursive: true, force: true });
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);
