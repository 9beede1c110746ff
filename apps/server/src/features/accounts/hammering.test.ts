import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ENGINE, newTestDatabase } from '../../testing/database.ts';
import { spawnServer } from '../../testing/spawned.ts';
import { isFullTier } from '../../testing/tier.ts';

const CONNECTIONS = 150;
const HONEST = 15;
const HAMMERED_FOR_MS = 20_000;
const WITHIN_MS = 3000;

let folder: string;
let environment: Record<string, string>;
let cleanUp: () => Promise<void> = async () => undefined;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'quad-hammered-'));
  environment = { DATA_DIR: path.join(folder, 'data'), DEMO: 'true' };
  if (ENGINE === 'postgres' && isFullTier) {
    const { url = '', close } = await newTestDatabase();
    environment.DATABASE_URL = url;
    cleanUp = close;
  }
});
afterAll(async () => {
  await cleanUp();
  await rm(folder, { recursive: true });
});

interface From {
  readonly address: string;
  /** A loopback address of this machine, 127.0.0.1 or a later one. */
  readonly localAddress: string;
  readonly agent: Agent;
}

/** Tries to sign in over a real connection and returns the status. */
function logIn({ address, localAddress, agent }: From, credentials: { email: string; password: string }): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
    const sent = request(`${address}/auth/login`, { method: 'POST', localAddress, agent, headers }, (response) => {
      text(response).then(() => resolve(response.statusCode ?? 0), reject);
    });
    sent.on('error', reject);
    sent.end(JSON.stringify(credentials));
  });
}

/** Tries one password after the other and reconnects when it is disconnected. */
async function hammer(from: From, isOver: () => boolean): Promise<number> {
  let tried = 0;
  while (!isOver()) {
    const status = await logIn(from, { email: `somebody${tried % 50}@campus.example`, password: `guess ${tried}` }).catch(() => 0);
    tried += status > 0 ? 1 : 0;
  }
  return tried;
}

// Tests the promised time on a machine with little other load. fairQueue.test.ts tests the order that it relies on, with every change.
it.runIf(isFullTier)(
  'lets 15 users sign in within 3 seconds each while one address attacks over 150 connections for 20 seconds',
  async () => {
    const server = await spawnServer(environment);
    const address = await server.address;
    const attacker = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
    let isOver = false;
    const from = { address, localAddress: '127.0.0.2', agent: attacker };
    const attack = Promise.all(Array.from({ length: CONNECTIONS }, () => hammer(from, () => isOver)));

    const answers = Array.from({ length: HONEST }, async (_, index) => {
      await pause(1000 + ((HAMMERED_FOR_MS - 2000) / HONEST) * index);
      const agent = new Agent();
      const begin = performance.now();
      const credentials = { email: 'president@campus.example', password: 'campus-demo-2026' };
      const status = await logIn({ address, localAddress: `127.0.0.${index + 3}`, agent }, credentials);
      return { status, ms: performance.now() - begin };
    });
    const honest = await Promise.all([...answers, pause(HAMMERED_FOR_MS)]);
    isOver = true;
    const tried = (await attack).reduce((sum, count) => sum + count, 0);
    attacker.destroy();
    server.child.kill('SIGTERM');
    await server.ended;

    expect(tried).toBeGreaterThan(CONNECTIONS);
    const people = honest.filter((answer) => answer !== undefined);
    expect(people.map(({ status }) => status)).toEqual(Array.from({ length: HONEST }, () => 200));
    console.log(`${tried} attempts of one address; the slowest sign-in took ${Math.round(Math.max(...people.map(({ ms }) => ms)))} ms.`);
    for (const { ms } of people) expect(ms).toBeLessThan(WITHIN_MS);
  },
);
