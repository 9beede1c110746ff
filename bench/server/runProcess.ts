import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');
/** The production build of the server. */
export const SERVER = path.join(ROOT, 'apps/server/dist/main.js');
const POLL_EVERY_MS = 5;
const GIVE_UP_AFTER_MS = 180_000;

/** A process that listens on its own port. */
export interface Running {
  readonly url: string;
  /** The process id. */
  readonly pid: number | undefined;
  /** The port of its inspector, if there is one. */
  readonly inspected: number | undefined;
  /** Milliseconds from the start of the process to its first response with status 200. */
  readonly startedIn: number;
  stop(): Promise<void>;
}

interface Command {
  readonly args: readonly string[];
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Requested until the status is 200. */
  readonly address: string;
  /** Whether to enable its inspector. */
  readonly isInspected?: boolean;
}

/** Runs this Node with the given arguments and waits for the first 200. */
export async function runUntilAnswered({ args, cwd = ROOT, env = {}, address, isInspected = false }: Command): Promise<Running> {
  const port = await freePort();
  const inspected = isInspected ? await freePort() : undefined;
  const url = `http://127.0.0.1:${port}`;
  const since = performance.now();
  const child = spawn(process.execPath, inspected ? [`--inspect=127.0.0.1:${inspected}`, ...args] : args, {
    cwd,
    env: environment({ HOST: '127.0.0.1', PORT: String(port), ...env }),
    stdio: 'ignore',
  });
  await firstAnswer(child, `${url}${address}`);
  return { url, pid: child.pid, inspected, startedIn: performance.now() - since, stop: () => stop(child) };
}

/** The environment of this process without npm's variables, which would affect npm in another clone. */
function environment(own: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(npm_(?!config_(registry|cache)$)|INIT_CWD$|DATABASE_URL$)/.test(name),
  );
  return { ...Object.fromEntries(inherited), LOG_LEVEL: 'error', ...own };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address) throw new Error('No port was given.');
  return address.port;
}

async function firstAnswer(child: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + GIVE_UP_AFTER_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    const status = await fetch(url, { headers: { accept: 'text/html, application/json', connection: 'close' } }).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.status;
      },
      () => 0,
    );
    if (status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_EVERY_MS));
  }
  child.kill('SIGKILL');
  throw new Error(`Nothing answered at ${url}: the process ended with ${child.exitCode}.`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
