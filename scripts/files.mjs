import { execFileSync } from 'node:child_process';
import { globSync, mkdtempDisposableSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from './run.mjs';

/** The files that match, relative to the root, with slashes, in order; without packages and builds. */
export function findFiles(...patterns) {
  const found = globSync(patterns, { cwd: ROOT, exclude: ['**/node_modules/**', '**/dist/**'] });
  return found.map((file) => file.split(path.sep).join('/')).sort();
}

/** All files of the repository, including those that are not committed yet. */
export function allFiles() {
  const words = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  return execFileSync('git', words, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 26 })
    .split('\0')
    .filter(Boolean);
}

/** The text of a file of the repository. */
export function readText(file) {
  return readFileSync(path.join(ROOT, file), 'utf8');
}

/** A new folder, for `using` or with `remove`. */
export function temporaryFolder(name) {
  return mkdtempDisposableSync(path.join(tmpdir(), `quad-${name}-`));
}
