import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const ROOT = path.dirname(import.meta.dirname);
const HOST = '127.0.0.1';

/** A real server, as whoever visits it knows it. */
export interface Served {
  readonly url: string;
  /** Where it keeps its data, and the mails that no SMTP server takes. */
  readonly dataFolder: string;
}

/** A real server with data of its own, as `npm start` runs it. */
export interface TestServer extends Served {
  /** Stops it as Ctrl-C does; its data stay. */
  stop(): Promise<void>;
  /** Starts it again, on the same data and port. */
  start(): Promise<void>;
  /** Runs the command line on its data, which asks the server where it runs; what it reads stands in `input`. Returns what it says. */
  quad(words: readonly string[], input?: string): Promise<string>;
  /** Stops it and removes its data. */
  close(): Promise<void>;
}

/** What a server begins with: data that a stopped one has left, or else a new database; and what else the environment is to say. */
export interface Beginning {
  readonly data?: string;
  readonly extra?: NodeJS.ProcessEnv;
}

/** Starts a server; a new database is filled with the demonstration institute, unless the environment says otherwise. */
export async function startServer({ data, extra }: Beginning = {}): Promise<TestServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'quad-journey-'));
  if (data) await cp(data, folder, { recursive: true });
  const port = await freePort();
  const env = { ...environmentOf(folder, port), ...extra };
  let child = await run(env, port);
  return {
    url: `http://localhost:${port}`,
    dataFolder: folder,
    stop: () => stop(child),
    async start() {
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

async function freePort(): Promise<number> {
  const server = createServer().listen(0, HOST);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address) throw new Error('No port was given.');
  return address.port;
}

/** The surroundings of a start: everybody here signs in from one address, more often than a stranger may. */
function environmentOf(dataFolder: string, port: number): NodeJS.ProcessEnv {
  return {
    ...process.env,
    DATA_DIR: dataFolder,
    DATABASE_URL: '',
    DEMO: 'true',
    HOST,
    LOG_LEVEL: 'warn',
    LOGIN_ATTEMPTS_PER_ADDRESS: '1000',
    PORT: String(port),
  };
}

async function run(env: NodeJS.ProcessEnv, port: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, [path.join(ROOT, 'apps/server/dist/main.js')], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const listen = (chunk: Buffer) => {
    said += chunk;
  };
  child.stdout?.on('data', listen);
  child.stderr?.on('data', listen);
  if (await isReady(child, `http://${HOST}:${port}/readyz`)) return child;
  throw new Error(`The server did not start.\n${said}`);
}

/** Waits until it answers or ends, however long a busy machine takes to make and fill a new database. */
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
