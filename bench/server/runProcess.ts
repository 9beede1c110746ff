import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { freePort } from '../../apps/server/src/testing/freePort.ts';

export const ROOT = path.resolve(import.meta.dirname, '../..');
/** The production build of the server. */
const SERVER = path.join(ROOT, 'apps/server/dist/main.js');
const POLL_EVERY_MS = 5;
const GIVE_UP_AFTER_MS = 180_000;

/** A process that listens on its own port. */
export interface Running extends AsyncDisposable {
  readonly url: string;
  /** The process id. */
  readonly pid: number;
  stop(): Promise<void>;
}

/** Runs a program with this Node, by default the server, and waits until it answers its address with 200. */
export async function runUntilAnswered(env: Readonly<Record<string, string>>, program = SERVER, address = '/readyz'): Promise<Running> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [program], {
    cwd: ROOT,
    env: environment({ HOST: '127.0.0.1', PORT: String(port), ...env }),
    stdio: 'ignore',
  });
  await firstAnswer(child, `${url}${address}`);
  return { url, pid: child.pid ?? 0, stop: () => stop(child), [Symbol.asyncDispose]: () => stop(child) };
}

/** The environment of this process without npm's variables, which would affect npm in another clone. */
function environment(own: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(npm_(?!config_(registry|cache)$)|INIT_CWD$|DATABASE_URL$)/.test(name),
  );
  return { ...Object.fromEntries(inherited), LOG_LEVEL: 'error', ...own };
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
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
