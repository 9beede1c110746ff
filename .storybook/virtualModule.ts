import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';
import { ROOT } from '../scripts/run.mjs';

/** What a program of this repository prints. */
export async function printedBy(...words: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--conditions=@quad/source', ...words], {
    cwd: ROOT,
    maxBuffer: 1 << 26,
  });
  return stdout.trim();
}

/** Provides the module `virtual:<name>`, whose source is read when it is imported. */
export function virtualModule(name: string, read: () => string | Promise<string>): Plugin {
  const id = `\0virtual:${name}`;
  return {
    name,
    resolveId: (wanted) => (wanted === `virtual:${name}` ? id : undefined),
    load: (wanted) => (wanted === id ? read() : undefined),
  };
}
