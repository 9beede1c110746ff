import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const BIN = path.join(ROOT, 'node_modules', '.bin');

/** Binaries of this project come first in the path, including the Node of the lockfile. */
function environment(extra) {
  return {
    ...process.env,
    PATH: `${BIN}${path.delimiter}${process.env.PATH ?? ''}`,
    TURBO_TELEMETRY_DISABLED: '1',
    NO_COLOR: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    ...extra,
  };
}

/**
 * Runs a program and collects its output.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, show?: boolean, cwd?: string, lowPriority?: boolean }} [options] `show` prints the output while it
 * runs; `lowPriority` runs it and its children at low priority
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { env = {}, show = false, cwd = ROOT, lowPriority = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env: environment(env), stdio: ['ignore', 'pipe', 'pipe'] });
    if (lowPriority && child.pid) os.setPriority(child.pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
    let output = '';
    const collect = (stream) => (chunk) => {
      output += chunk;
      if (show) stream.write(chunk);
    };
    child.stdout.on('data', collect(process.stdout));
    child.stderr.on('data', collect(process.stderr));
    child.on('error', (error) => resolve({ code: 127, output: `${output}\n${error.message}` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Starts a long-running program with this process's output, unless `stdio` says otherwise. */
export function start(command, args, { env = {}, stdio = 'inherit' } = {}) {
  return spawn(command, args, { cwd: ROOT, env: environment(env), stdio });
}

/** The Node to run the project with: that of the lockfile if it has one for this platform, otherwise the current one. */
export function projectNode() {
  const own = path.join(BIN, 'node');
  return existsSync(own) ? own : process.execPath;
}

/** Runs a program, throws if it fails, and returns its output. */
export async function runOrThrow(command, args, options) {
  const { code, output } = await run(command, args, options);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}.\n${output.trim()}`);
  return output;
}
