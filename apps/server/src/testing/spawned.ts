import { type ChildProcess, execFile, spawn } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { inject, onTestFinished } from 'vitest';

const SERVER = path.resolve(import.meta.dirname, '../..');
const NODE_MODULES = path.resolve(SERVER, '../../node_modules');

let built: Promise<string> | undefined;

/**
 * The folder of the built programs, built once per worker. Starting from the sources, each process would read and transpile hundreds of
 * files, which costs more than most tests.
 */
export function builtPrograms(): Promise<string> {
  built ??= build();
  return built;
}

async function build(): Promise<string> {
  const folder = path.join(inject('programsFolder'), process.env.VITEST_POOL_ID ?? '');
  const vite = path.join(NODE_MODULES, 'vite/bin/vite.js');
  const args = ['build', SERVER, '--config', path.join(SERVER, 'vite.config.ts'), '--outDir', folder, '--logLevel', 'warn'];
  await promisify(execFile)(process.execPath, [vite, ...args, '--emptyOutDir'], { env: { PATH: process.env.PATH } });
  return folder;
}

export interface Spawned {
  readonly child: ChildProcess;
  /** Everything that it has printed so far. */
  output(): string;
  /** The URL that it serves. Rejects with its output when it ends before. */
  readonly address: Promise<string>;
  /** Exit code after it has ended. Null when a signal ended it. */
  readonly ended: Promise<number | null>;
}

/**
 * Starts the real server as a process without the portal, which may be under construction. It ends with the test that starts it, so that a
 * failed test does not block the data folder.
 */
export async function spawnServer(environment: Record<string, string>): Promise<Spawned> {
  return spawnProgram(path.join(await builtPrograms(), 'main.js'), environment);
}

/** The same for a server that was built elsewhere. */
export async function spawnProgram(program: string, environment: Record<string, string>): Promise<Spawned> {
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'error', PORTAL_DIR: '/nowhere', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const address = new Promise<string>((resolve, reject) => {
    const read = (chunk: unknown) => {
      printed += String(chunk);
      const found = /is ready at (\S+)/.exec(printed)?.[1];
      if (found) resolve(found);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    void ended.then(() => reject(new Error(`The server ended before it was ready: ${printed}`)));
  });
  address.catch(() => undefined);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return { child, output: () => printed, address, ended };
}
