import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '../apps/server/src/testing/freePort.ts';
import { memoryFolder } from '../scripts/memory-folder.mjs';

const ROOT = path.dirname(import.meta.dirname);
const HOST = '127.0.0.1';
const MOVED_CLOCK = pathToFileURL(path.join(import.meta.dirname, 'movedClock.ts')).href;

/** A running server, as seen by its visitors. */
export interface Served {
  readonly url: string;
  /** The folder of its data, and of mails, which are not sent. */
  readonly dataFolder: string;
}

/** A running server with its own data, started like `npm start`. */
export interface TestServer extends Served {
  /** Stops it like Ctrl-C; its data is kept. */
  stop(): Promise<void>;
  /** Starts it again with the same data and port. */
  start(): Promise<void>;
  /** Restarts it with its clock and that of its embedded database moved forward. Browsers keep the real time. */
  moveClock(milliseconds: number): Promise<void>;
  /** Runs the command line on its data, which sends the command to a running server; `input` is its stdin. Returns its output. */
  quad(words: readonly string[], input?: string): Promise<string>;
  /** Stops it and deletes its data. */
  close(): Promise<void>;
}

/** The initial state of a server: the data of a stopped one, or a new database; and further environment variables. */
export interface Beginning {
  readonly data?: string;
  readonly extra?: NodeJS.ProcessEnv;
}

/** Starts a server; a new database is filled with the demonstration institute, unless the environment says otherwise. */
export async function startServer({ data, extra }: Beginning = {}): Promise<TestServer> {
  const folder = await mkdtemp(path.join(memoryFolder(), 'quad-journey-'));
  if (data) await cp(data, folder, { recursive: true });
  const port = await freePort();
  const env = { ...environmentOf(folder, port), ...extra };
  let child = await run(env, port);
  let ahead = 0;
  return {
    url: `http://localhost:${port}`,
    dataFolder: folder,
    stop: () => stop(child),
    async start() {
      child = await run(env, port);
    },
    async moveClock(milliseconds) {
      await stop(child);
      ahead += milliseconds;
      Object.assign(env, { CLOCK_AHEAD_MS: String(ahead), NODE_OPTIONS: `--import=${MOVED_CLOCK}` });
      child = await run(env, port);
    },
    async quad(words, input = '') {
      const command = promisify(execFile)(process.execPath, [path.join(ROOT, 'apps/server/dist/cli.js'), ...words], { cwd: ROOT, env });
      command.child.stdin?.end(input);
      const { stdout } = await command;
      return stdout;
    },
    async close() {
      await stop(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The environment: all sign-ins come from one address, so its limit is raised; a busy machine makes the server slow but not refuse. */
function environmentOf(dataFolder: string, port: number): NodeJS.ProcessEnv {
  return {
    ...process.env,
    DATA_DIR: dataFolder,
    DATABASE_URL: '',
    DEMO: 'true',
    HOST,
    LOG_LEVEL: 'warn',
    LOGIN_ATTEMPTS_PER_ADDRESS: '1000',
    MAX_EVENT_LOOP_DELAY_MS: '3600000',
    PORT: String(port),
  };
}

async function run(env: NodeJS.ProcessEnv, port: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, [path.join(ROOT, 'apps/server/dist/main.js')], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const listen = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout?.on('data', listen);
  child.stderr?.on('data', listen);
  if (await isReady(child, `http://${HOST}:${port}/readyz`)) return child;
  throw new Error(`The server did not start.\n${output}`);
}

/** Waits until it answers or exits, however long a busy machine takes to create and fill a new database. */
async function isReady(child: ChildProcess, probe: string): Promise<boolean> {
  while (child.exitCode === null) {
    const answer = await fetch(probe).catch(() => undefined);
    if (answer?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
