import path from 'node:path';
import { ROOT, run } from '../run.mjs';
import { doorsIn, PACKAGES } from './pack.mjs';

/** Doors that only a wildcard names, which the checker of types cannot look behind by itself. */
const BEHIND_WILDCARDS = {
  domain: () => doorsIn('packages/domain/src').map((folder) => `./${folder}`),
  'api-client': () => [],
  ui: () => doorsIn('packages/ui/src/features').map((folder) => `./features/${folder}`),
};

/** Doors to files that are no modules: style sheets and JSON. */
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
export async function lintPackages(tarballs) {
  const problems = [];
  for (const name of PACKAGES) {
    problems.push(...(await problemsOf('publint', ['run', path.join(ROOT, 'packages', name), '--strict'])));
    problems.push(...(await typeProblems(name, tarballs[`@quad/${name}`])));
  }
  return problems;
}
