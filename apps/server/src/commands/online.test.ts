import { type ChildProcess, spawn } from 'node:child_process';
import { copyFile, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ENGINE, fillDataFolder } from '../testing/database.ts';
import { builtPrograms, type Spawned, spawnServer } from '../testing/spawned.ts';
import { isFullTier } from '../testing/tier.ts';

/** Embedded database only, which belongs to one process: PostgreSQL accepts commands by itself. */
describe.runIf(ENGINE === 'embedded')('commands while the server is running', () => {
  let folder: string;
  let server: Spawned;
  let address: string;
  const dataDir = () => path.join(folder, 'data');
  const environment = () => ({ PATH: process.env.PATH ?? '', DATA_DIR: dataDir(), DATABASE_URL: '', NODE_ENV: 'test' });

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'quad-online-'));
    await fillDataFolder(dataDir());
  });
  afterAll(() => rm(folder, { recursive: true }));

  // The server stops after each test; its data stay for the next one.
  beforeEach(start);
  async function start(): Promise<void> {
    server = await spawnServer({ DATA_DIR: dataDir(), DATABASE_URL: '' });
    address = await server.address;
  }

  async function spawnCommand(words: string[], extra: NodeJS.ProcessEnv = {}): Promise<ChildProcess> {
    return spawn(process.execPath, [path.join(await builtPrograms(), 'cli.js'), ...words], { env: { ...environment(), ...extra } });
  }

  async function runCommand(words: string[], { input = '', extra = {} }: { input?: string; extra?: NodeJS.ProcessEnv } = {}) {
    const child = await spawnCommand(words, extra);
    child.stdin?.end(input);
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
    const [out, err] = await Promise.all([child.stdout ? text(child.stdout) : '', child.stderr ? text(child.stderr) : '']);
    return { code: await ended, said: (out + err).trim() };
  }

  async function signInStatus(email: string, password: string): Promise<number> {
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
    const body = JSON.stringify({ email, password });
    return (await fetch(`${address}/auth/login`, { method: 'POST', headers, body })).status;
  }

  const dean = [
    'create-user',
    '--email',
    'dean@campus.example',
    '--name',
    'A. Dean',
    '--role',
    'president',
    '--onboarded',
    '--password-stdin',
  ];

  it('use its database through a socket that only the owner can access', async () => {
    expect((await stat(path.join(dataDir(), '.s.PGSQL.5432'))).mode & 0o777).toBe(0o600);
    expect(await runCommand(dean, { input: 'seven kettles sing\n' })).toEqual({
      code: 0,
      said: 'Created the account dean@campus.example with the role PRESIDENT.',
    });
    expect(await signInStatus('dean@campus.example', 'seven kettles sing')).toBe(200);
    expect((await runCommand(['disable', 'dean@campus.example'])).said).toContain('signed out everywhere (1 session)');
    expect(await signInStatus('dean@campus.example', 'seven kettles sing')).toBe(401);
    expect((await runCommand(['enable', 'dean@campus.example'])).code).toBe(0);
    expect((await runCommand(['migrate'])).said).toBe('The database is up to date.');
    expect((await runCommand(['jobs'])).said).toMatch(/^queue +waiting/);
    expect((await runCommand(['recount'])).said).toBe('All figures were correct.');
    expect((await runCommand(['audit', 'verify'])).said).toMatch(/^The audit log is sound: \d+ rows/);
    expect((await runCommand(['doctor'])).said).toMatch(/ok {5}database +embedded, \d+ MB\nok {5}migrations +up to date\nok {5}clock/);
    const metrics = await (await fetch(`${address}/metrics`)).text();
    for (const line of ['quad_info{engine="embedded"} 1', 'quad_database_up 1', 'quad_jobs{queue="mail",state="waiting"}'])
      expect(metrics).toContain(line);
    expect(Number(/^quad_database_bytes (\d+)$/m.exec(metrics)?.[1])).toBeGreaterThan(1_000_000);
  });

  it('report why they were rejected', async () => {
    expect(await runCommand(dean, { input: 'seven kettles sing\n' })).toEqual({
      code: 1,
      said: 'User already exists.\nUse quad grant to give an existing account another role.',
    });
    expect((await runCommand(['restore', '--from', path.join(folder, 'none')])).said).toContain('is in use by another process');
  });

  it.runIf(isFullTier)('run concurrently with server requests and with each other', async () => {
    const commands = Array.from({ length: 4 }, (_, index) =>
      runCommand(['create-user', '--email', `p${index}@campus.example`, '--name', `P ${index}`]),
    );
    const responses = Array.from({ length: 100 }, () => fetch(`${address}/readyz`));
    for (const { code, said } of await Promise.all(commands)) expect(code, said).toBe(0);
    for (const { status } of await Promise.all(responses)) expect(status).toBe(200);
    expect((await runCommand(['audit', 'verify'])).said).toContain('sound');
  });

  it('are rolled back and release their locks when the connection closes', async () => {
    const file = path.join(dataDir(), '.s.PGSQL.5432');
    const visitor = connect(file);
    const startup = Buffer.concat([Buffer.from([0, 0, 0, 9, 0, 3, 0, 0, 0])]);
    const query = (statement: string) => {
      const body = Buffer.from(`${statement}\0`);
      const head = Buffer.alloc(5, 'Q');
      head.writeInt32BE(4 + body.length, 1);
      return Buffer.concat([head, body]);
    };
    visitor.write(startup);
    visitor.write(query('begin'));
    visitor.write(query("update users set name = 'Nobody'; set search_path to nowhere"));
    // Once the response has arrived the transaction is open, and everybody else waits.
    let answer = '';
    visitor.on('data', (bytes) => {
      answer += bytes.toString('latin1');
    });
    await expect.poll(() => answer).toContain('UPDATE');
    const waiting = signInStatus('dean@campus.example', 'seven kettles sing');
    visitor.destroy();
    expect(await waiting).toBe(200);
    const found = await fetch(`${address}/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ email: 'dean@campus.example', password: 'seven kettles sing' }),
    });
    expect(((await found.json()) as { user: { personal_info: { name: string } } }).user.personal_info.name).toBe('A. Dean');
  });

  it('explain what to do if the socket is missing', async () => {
    await rm(path.join(dataDir(), '.s.PGSQL.5432'));
    expect((await runCommand(['jobs'])).said.split('\n')).toEqual([
      `The data folder ${dataDir()} is in use by another process (pid ${server.child.pid}).`,
      'Commands of the same user can connect once it is ready. Try again then, or stop it.',
    ]);
  });

  it('are disconnected if they violate the protocol', async () => {
    const greeting = [0, 0, 0, 9, 0, 3, 0, 0, 0];
    const nonsense = ['GET / HTTP/1.1\r\n\r\n', Buffer.alloc(64), Buffer.from([...greeting, 81, 255, 255, 255, 255])];
    for (const said of nonsense) {
      const visitor = connect(path.join(dataDir(), '.s.PGSQL.5432'));
      visitor.on('error', () => undefined);
      visitor.resume();
      visitor.write(said);
      await new Promise((resolve) => visitor.once('close', resolve));
    }
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
  });

  it.runIf(isFullTier)('create a complete backup, and keep only the newest ones', async () => {
    const backups = path.join(folder, 'backups');
    const extra = { BACKUP_DIR: backups, BACKUP_KEEP: '2' };
    const first = await runCommand(['backup'], { extra });
    expect(first.said).toMatch(/^Wrote \S+quad-\d{8}T\d{6}Z\.jsonl\. It does not contain the keys/);
    const [name = ''] = await readdir(backups);
    expect((await stat(path.join(backups, name))).mode & 0o777).toBe(0o600);
    expect((await stat(backups)).mode & 0o777).toBe(0o700);
    expect((await readdir(dataDir())).filter((entry) => entry.startsWith('backup-'))).toEqual([]);
    expect((await runCommand(['backup', 'verify'], { extra })).said).toMatch(/ is complete: \d+ rows, SHA-256 [0-9a-f]{64}\.$/);
    // Older backups, and a file that is not a backup.
    const old = new Date('2026-01-01T00:00:00Z');
    for (const other of ['quad-20260101T000000Z.jsonl', 'quad-20260102T000000Z.jsonl', 'notes.txt']) {
      await writeFile(path.join(backups, other), '');
      await utimes(path.join(backups, other), old, old);
    }
    expect((await runCommand(['backup'], { extra })).said).toContain('. Removed 2 older backups. ');
    const remaining = await readdir(backups);
    expect(remaining).toHaveLength(remaining.includes(name) ? 3 : 2);
    expect(remaining).toContain('notes.txt');
    expect(remaining.filter((entry) => entry.startsWith('quad-20260'))).toEqual([]);

    // Restores it into another folder, with everybody in it.
    const restored = path.join(folder, 'restored');
    await fillDataFolder(restored);
    for (const key of ['feedback.key', 'audit.key', 'credentials.key']) await copyFile(path.join(dataDir(), key), path.join(restored, key));
    const latest =
      remaining
        .filter((entry) => entry.endsWith('.jsonl'))
        .sort()
        .at(-1) ?? '';
    const back = await runCommand(['restore', '--from', path.join(backups, latest)], { extra: { DATA_DIR: restored } });
    expect(back).toEqual({ code: 0, said: expect.stringMatching(/^Restored \d+ rows\.$/) });
    expect((await runCommand(['audit', 'verify'], { extra: { DATA_DIR: restored } })).said).toContain('sound');
    expect((await runCommand(['grant', 'dean@campus.example', 'STUDENT'], { extra: { DATA_DIR: restored } })).code).toBe(0);
  });

  it('report a modified backup', async () => {
    const file = path.join(folder, 'changed.jsonl');
    await runCommand(['backup', '--to', file]);
    await writeFile(file, (await readFile(file, 'utf8')).replace('A. Dean', 'B. Dean'));
    expect(await runCommand(['backup', 'verify', '--from', file])).toEqual({
      code: 1,
      said: expect.stringContaining(
        'The backup is incomplete or modified.\n  - Its rows do not match the counts and the checksum in its last line.',
      ),
    });
  });

  it.runIf(isFullTier)('open the data folder themselves after the server stops or is killed', async () => {
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect((await runCommand(['jobs', 'failed'])).said).toBe('There are no failed jobs.');
    await start();
    server.child.kill('SIGKILL');
    await server.ended;
    expect((await runCommand(['jobs', 'failed'])).said).toBe('There are no failed jobs.');
    // The socket of a killed server may be replaced.
    await start();
    expect((await runCommand(['jobs', 'failed'])).said).toBe('There are no failed jobs.');
  });
});
