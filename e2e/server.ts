import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.dirname(import.meta.dirname);
const START_WITHIN_MS = 60_000;

/** A real server with data of its own, as `npm start` runs it. */
export interface TestServer {
  readonly url: string;
  /** Stops it as Ctrl-C does, and starts it again on the same data and port. */
  restart(): Promise<void>;
  /** Stops it and removes its data. */
  close(): Promise<void>;
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

async function run(dataFolder: string, port: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, [path.join(ROOT, 'apps/server/dist/main.js')], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataFolder, PORT: String(port), HOST: '127.0.0.1', DEMO: 'true', LOG_LEVEL: 'warn', DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stdout?.on('data', (chunk) => {
    said += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  const deadline = Date.now() + START_WITHIN_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) break;
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return child;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill('SIGKILL');
  throw new Error(`The server did not start.\n${said}`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

let template: Promise<string> | undefined;

/** The demonstration's data, made once: copying it is quicker than filling a new database for every file of journeys. */
async function demonstrationData(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'quad-demonstration-'));
  await stop(await run(folder, await freePort()));
  process.once('exit', () => void rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts a server with the demonstration institute. */
export async function startServer(): Promise<TestServer> {
  template ??= demonstrationData();
  const folder = await mkdtemp(path.join(tmpdir(), 'quad-journey-'));
  await cp(await template, folder, { recursive: true });
  const port = await freePort();
  let child = await run(folder, port);
  return {
    url: `http://localhost:${port}`,
    async restart() {
      await stop(child);
      child = await run(folder, port);
    },
    async close() {
      await stop(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
