import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const BIN = path.join(ROOT, 'node_modules', '.bin');

/** Programs of this project come first in the path: among them the Node that the lockfile names. */
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
 * Runs a program and collects what it prints.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, show?: boolean, cwd?: string, givesWay?: boolean }} [options] `show` prints the output
 *   while it runs; what `givesWay`, with all that it starts, has the processor while others wait
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { env = {}, show = false, cwd = ROOT, givesWay = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env: environment(env), stdio: ['ignore', 'pipe', 'pipe'] });
    if (givesWay && child.pid) os.setPriority(child.pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
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

/** Starts a program that stays; its output is this process's, unless `stdio` says otherwise. */
export function start(command, args, { env = {}, stdio = 'inherit' } = {}) {
  return spawn(command, args, { cwd: ROOT, env: environment(env), stdio });
}

/** The Node to run the project with: the one from the lockfile where it has one for this machine, else the present one. */
export function projectNode() {
  const own = path.join(BIN, 'node');
  return existsSync(own) ? own : process.execPath;
}

/** Runs a program that has to succeed, and returns what it printed. */
export async function must(command, args, options) {
  const { code, output } = await run(command, args, options);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}.\n${output.trim()}`);
  return output;
}
