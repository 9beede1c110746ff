import { cp, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { memoryFolder } from '../scripts/memory-folder.mjs';
import { startServer } from './server.ts';
import { shareWithWorkers } from './shared.ts';

/**
 * Starts the server that the journeys share. Its database is filled once and its initial state is kept, so that a journey with a server of
 * its own can copy it quickly.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const server = await startServer();
  await server.stop();
  const demonstration = await mkdtemp(path.join(memoryFolder(), 'quad-demonstration-'));
  await cp(server.dataFolder, demonstration, { recursive: true });
  await server.start();
  shareWithWorkers({ url: server.url, dataFolder: server.dataFolder, demonstration });
  return async () => {
    await server.close();
    await rm(demonstration, { recursive: true, force: true });
  };
}
