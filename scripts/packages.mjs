// Checks the packages as consumers get them: packs the build, lints the tarballs, and tries them in blank apps of four kinds.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { openBrowser } from './ensure-browser.mjs';
import { findFiles, temporaryFolder } from './files.mjs';
import { costProblems, makeViteApp, openViteApp } from './packages/app.mjs';
import { tryBare } from './packages/bare.mjs';
import { tryNext } from './packages/next.mjs';
import { ROOT, run, runOrThrow } from './run.mjs';

/** The packages that other apps can install. */
const PACKAGES = ['domain', 'api-client', 'ui'];

/** Packs the built packages into a folder, like publishing does, and returns the tarball of each. */
async function pack(folder) {
  const workspaces = PACKAGES.map((name) => `--workspace=@quad/${name}`);
  await runOrThrow('npm', ['pack', '--silent', `--pack-destination=${folder}`, ...workspaces]);
  const files = readdirSync(folder);
  return Object.fromEntries(
    PACKAGES.map((name) => {
      const file = files.find((candidate) => candidate.startsWith(`quad-${name}-`));
      if (!file) throw new Error(`npm did not pack @quad/${name}.`);
      return [`@quad/${name}`, path.join(folder, file)];
    }),
  );
}

/** The folders that match a wildcard of `exports`, each of which is an entry. */
function entriesIn(folder) {
  return findFiles(`${folder}/*/index.ts`).map((file) => path.basename(path.dirname(file)));
}

/** Entries that are only matched by a wildcard, which the type checker does not expand. */
const BEHIND_WILDCARDS = {
  domain: () => entriesIn('packages/domain/src').map((folder) => `./${folder}`),
  'api-client': () => [],
  ui: () => entriesIn('packages/ui/src/features').map((folder) => `./features/${folder}`),
};

/** Entries that are not modules for consumers: style sheets, JSON, and those that only stories of this repository import. */
const NO_MODULES = { domain: [], 'api-client': [], ui: ['./tokens.css', './styles.css', './fonts.css', './reset.css', './plays'] };

/** Node's older resolution modes are not supported, because these are ES modules. */
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

/** The findings of publint and attw; empty if there are none. */
async function lintPackages(tarballs) {
  const problems = [];
  for (const name of PACKAGES) {
    problems.push(...(await problemsOf('publint', ['run', path.join(ROOT, 'packages', name), '--strict'])));
    problems.push(...(await typeProblems(name, tarballs[`@quad/${name}`])));
  }
  return problems;
}

/** Creates, builds and opens each kind of app; a failure does not stop the others. */
async function tryApps(folder, tarballs) {
  await using browser = await openBrowser();
  const kinds = {
    'without a bundler': (app) => tryBare(app, tarballs, browser),
    vite: async (app) => {
      await makeViteApp(app, tarballs);
      return [...(await costProblems(app)), ...(await openViteApp(app, browser))];
    },
    next: (app) => tryNext(app, tarballs, browser),
  };
  const problems = [];
  for (const [name, attempt] of Object.entries(kinds)) {
    const app = path.join(folder, name.replaceAll(/\W/g, '-').toLowerCase());
    const found = await attempt(app).catch((error) => [error.message]);
    console.log(`${name}: ${found.length === 0 ? 'ok' : 'has problems'}`);
    problems.push(...found.map((problem) => `${name}: ${problem}`));
  }
  return problems;
}

async function check(folder) {
  const tarballs = await pack(folder);
  return [...(await lintPackages(tarballs)), ...(await tryApps(folder, tarballs))];
}

const { path: folder, remove } = temporaryFolder('packages');
const problems = await check(folder).catch((error) => [error.message]);
remove();
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);
