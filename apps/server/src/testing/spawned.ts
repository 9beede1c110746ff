import { type ChildProcess, execFile, spawn } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { inject, onTestFinished } from 'vitest';

const SERVER = path.resolve(import.meta.dirname, '../..');
const NODE_MODULES = path.resolve(SERVER, '../../node_modules');

let built: Promise<string> | undefined;

/**
 * The folder of the programs as they are shipped, built once a worker. Started from its sources each process would read and strip
 * hundreds of files, which takes more of the processor than all that it does in most tests.
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
  /** Everything it printed so far. */
  output(): string;
  /** The address that it serves; rejects with what it printed when it ends before. */
  readonly address: Promise<string>;
  /** Exit code, once it has ended; null when a signal ended it. */
  readonly ended: Promise<number | null>;
}

/**
 * Starts the real server as a process of its own, without the portal: that may be being built. It does not outlive the test that
 * starts it, so that one that fails leaves its data folder to the next.
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
