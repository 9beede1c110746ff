import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, runOrThrow } from '../run.mjs';

/** The version of a package that this repository is tested with. */
function installedVersion(name) {
  return JSON.parse(readFileSync(path.join(ROOT, 'node_modules', name, 'package.json'), 'utf8')).version;
}

/**
 * Creates an app from a fixture and installs like a consumer: our tarballs, `theirs` in this repository's versions, and `pinned` in versions
 * that this repository does not use itself.
 */
export async function makeApp(folder, { fixture, ours, theirs, pinned = {} }, tarballs) {
  mkdirSync(folder, { recursive: true });
  cpSync(path.join(import.meta.dirname, fixture), folder, { recursive: true });
  const dependencies = {
    ...Object.fromEntries(ours.map((name) => [name, `file:${tarballs[name]}`])),
    ...Object.fromEntries(theirs.map((name) => [name, installedVersion(name)])),
    ...pinned,
  };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: fixture, private: true, type: 'module', dependencies }, null, 2));
  await runOrThrow('npm', ['install', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
  });
}
