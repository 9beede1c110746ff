import { globSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT, run } from '../run.mjs';

/** The packages that another app can install. */
export const PACKAGES = ['domain', 'api-client', 'ui'];

/** Runs a program, and throws what it printed where it fails. */
export async function must(command, args, options) {
  const { code, output } = await run(command, args, options);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')}\n${output.trim()}`);
  return output;
}

/**
 * Packs the built packages as publishing would.
 *
 * @param {string} folder where the tarballs go
 * @returns {Promise<Record<string, string>>} a tarball for each package's name
 */
export async function pack(folder) {
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

/** The folders that a wildcard of `exports` opens: one door each. */
export function doorsIn(folder) {
  return globSync('*/index.ts', { cwd: path.join(ROOT, folder) }).map((file) => path.dirname(file));
}
