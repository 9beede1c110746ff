import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { onTestFinished } from 'vitest';

const SERVER = path.resolve(import.meta.dirname, '..');

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
 * Starts the real server from its sources, as a process of its own, without the portal: that may be being built. It does not outlive
 * the test that starts it, so that one that fails leaves its data folder to the next.
 */
export function spawnServer(environment: Record<string, string>): Spawned {
  const child = spawn(process.execPath, ['--conditions=@quad/source', path.join(SERVER, 'main.ts')], {
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
