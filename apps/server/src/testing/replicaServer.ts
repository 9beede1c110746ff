import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  lchownSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './freePort.ts';
import { onServer } from './postgresServer.ts';

/** A local streaming replica of a server. */
export interface ReplicaServer {
  readonly url: string;
  /** Simulates a failure of the machine. */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Files of a data folder that belong to the running server only. */
const NOT_COPIED = /\/(postmaster\.(pid|opts)|pg_replslot\/.+|pg_stat_tmp\/.+)$/;

/**
 * Copies the files of a running server as an operator does (the test binaries lack `pg_basebackup`) and starts a replica from them, with
 * the same program and user. The primary's folder must be readable from here, as on Linux.
 */
export async function startReplica(primary: string): Promise<ReplicaServer> {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'quad-replica-')), 'data');
  const port = await freePort();
  const { program, owner } = await onServer(primary, async (client) => {
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    const data = String(rows[0]?.data_directory);
    const pid = readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0];
    await client.query("select pg_backup_start('replica', true)");
    cpSync(data, folder, { recursive: true, filter: (from) => !NOT_COPIED.test(from) });
    const label = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    writeFileSync(path.join(folder, 'backup_label'), String(label.rows[0]?.labelfile));
    return { program: readlinkSync(`/proc/${pid}/exe`), owner: statSync(data) };
  });
  const { hostname, port: primaryPort, username, password } = new URL(primary);
  appendFileSync(
    path.join(folder, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${hostname} port=${primaryPort} user=${username} password=${password}'\n`,
  );
  writeFileSync(path.join(folder, 'standby.signal'), '');
  handOver(path.dirname(folder), owner);
  const identity = process.getuid?.() === 0 ? { uid: owner.uid, gid: owner.gid } : {};
  let child: ReturnType<typeof spawn> | undefined;
  const start = async () => {
    const settings = ['listen_addresses=127.0.0.1', 'max_connections=200', 'hot_standby=on', 'wal_retrieve_retry_interval=100ms'];
    const started = spawn(program, ['-D', folder, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])], {
      ...identity,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    child = started;
    await new Promise<void>((resolve, reject) => {
      let said = '';
      started.stderr.on('data', (chunk) => {
        said += chunk;
        if (said.includes('ready to accept read-only connections')) resolve();
      });
      started.once('exit', () => reject(new Error(`The replica did not start.\n${said}`)));
    });
  };
  const end = async (signal: NodeJS.Signals) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  await start();
  return {
    url: Object.assign(new URL(primary), { port: String(port) }).href,
    // An immediate shutdown ends the child processes too, which a killed server would leave behind.
    kill: () => end('SIGQUIT'),
    start,
    async stop() {
      await end('SIGINT');
      rmSync(path.dirname(folder), { recursive: true, force: true });
    },
  };
}

/** Changes the owner to the user that the program runs as, if it is another one. */
function handOver(folder: string, { uid, gid }: { uid: number; gid: number }): void {
  if (process.getuid?.() !== 0) return;
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const name of ['', ...names]) lchownSync(path.join(folder, name), uid, gid);
}
