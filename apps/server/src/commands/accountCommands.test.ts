import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../db/client.ts';
import type { Connection, Database } from '../db/connection.ts';
import { auditLog, sessions, users } from '../db/schema.ts';
import { verifyPassword } from '../features/accounts/passwords.ts';
import { ENGINE, fillDataFolder, newTestDatabase } from '../testing/database.ts';
import { runCommand } from './runCommand.ts';

let folder: string;
let cleanUp: () => Promise<void> = async () => undefined;
let databaseUrl: string | undefined;

/** Commands find the database as they do in earnest: by the environment. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'quad-commands-'));
  if (ENGINE === 'postgres') {
    const { url, close } = await newTestDatabase();
    databaseUrl = url;
    cleanUp = close;
  } else {
    await fillDataFolder(path.join(folder, 'data'));
  }
  vi.stubEnv('DATA_DIR', path.join(folder, 'data'));
  vi.stubEnv('DATABASE_URL', databaseUrl ?? '');
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await cleanUp();
  await rm(folder, { recursive: true });
});

/** Runs a command as a process of its own, with something on its standard input. */
async function quad(words: string[], input: string) {
  const child = spawn(process.execPath, ['--conditions=@quad/source', path.resolve(import.meta.dirname, '../cli.ts'), ...words]);
  child.stdin.end(input);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { output: (await text(child.stdout)) + (await text(child.stderr)), code: await ended };
}

async function inDatabase<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
  const connection = await openDatabase({ databaseUrl, dataDir: path.join(folder, 'data'), databasePoolSize: 2 });
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}

/** Signs the one account in, with so many tokens. */
async function addSessions(db: Database, tokenHashes: readonly string[]): Promise<void> {
  const [user] = await db.select().from(users);
  if (!user) throw new Error('The account is missing.');
  const now = new Date();
  const row = { instituteId: user.instituteId, userId: user.id, createdAt: now, lastSeenAt: now, expiresAt: new Date('2999-01-01') };
  await db.insert(sessions).values(tokenHashes.map((tokenHash) => ({ ...row, tokenHash })));
}

const dean = ['create-user', '--email', 'dean@campus.example', '--name', 'A. Dean', '--role', 'president', '--onboarded'];

describe('an account, from the command line alone', () => {
  it('is created with a password from standard input, but not with one that is easy to guess', async () => {
    const refused = await quad([...dean, '--password-stdin'], 'password-campus-1\n');
    expect(refused.code).toBe(1);
    expect(refused.output.trim().split('\n')).toEqual([
      'This password is easy to guess. Use a phrase that says nothing about you or the institute.',
      'Send another password to standard input.',
    ]);
    const created = await quad([...dean, '--password-stdin'], 'seven kettles sing\n');
    expect(created).toEqual({ code: 0, output: 'dean@campus.example has an account now, as PRESIDENT.\n' });
    const [row] = await inDatabase(({ db }) => db.select().from(users));
    expect(row).toMatchObject({ name: 'A. Dean', role: 'PRESIDENT', onboardingComplete: true, emailVerified: true });
    expect(await verifyPassword(row?.passwordHash, 'seven kettles sing')).toBe(true);
  });

  it('is created once', async () => {
    await expect(runCommand(dean)).rejects.toThrow('User already exists.');
  });

  it('gets a role, and loses it', async () => {
    expect(await runCommand(['grant', 'dean@campus.example', 'gensec_scitech'])).toBe(
      'dean@campus.example was PRESIDENT and is GENSEC_SCITECH now.',
    );
    expect(await runCommand(['revoke', 'Dean@campus.example'])).toBe('Dean@campus.example was GENSEC_SCITECH and is STUDENT now.');
    await expect(runCommand(['revoke', 'nobody@campus.example'])).rejects.toThrow('Nobody has an account with nobody@campus.example.');
  });

  it('is signed out everywhere', async () => {
    await inDatabase(({ db }) => addSessions(db, ['a', 'b']));
    expect(await runCommand(['sessions', 'end', 'dean@campus.example'])).toBe('dean@campus.example is signed out everywhere (2 sessions).');
    await expect(runCommand(['sessions', 'end', 'nobody@campus.example'])).rejects.toThrow('Nobody has an account');
  });

  it('is disabled with its sessions, and enabled again as it was', async () => {
    const state = () =>
      inDatabase(async ({ db }) => {
        const [user] = await db.select().from(users);
        return { isDisabled: Boolean(user?.disabledAt), role: user?.role, open: (await db.select().from(sessions)).length };
      });
    await inDatabase(({ db }) => addSessions(db, ['c']));
    expect(await runCommand(['disable', 'Dean@campus.example'])).toBe(
      'Dean@campus.example is disabled, and signed out everywhere (1 session).',
    );
    expect(await state()).toEqual({ isDisabled: true, role: 'STUDENT', open: 0 });
    expect(await runCommand(['enable', 'dean@campus.example'])).toBe('dean@campus.example is enabled: its owner can sign in again.');
    expect(await state()).toEqual({ isDisabled: false, role: 'STUDENT', open: 0 });
    await expect(runCommand(['enable', 'dean@campus.example'])).rejects.toThrow('dean@campus.example is not disabled.');
    await expect(runCommand(['disable', 'nobody@campus.example'])).rejects.toThrow('Nobody has an account with nobody@campus.example.');
    await expect(runCommand(['enable', 'nobody@campus.example'])).rejects.toThrow('Nobody has an account with nobody@campus.example.');
  });

  it('has a line in the audit log for every change, without an actor', async () => {
    const { open, log } = await inDatabase(async ({ db }) => ({
      open: await db.select().from(sessions),
      log: await db.select().from(auditLog).orderBy(asc(auditLog.sequence)),
    }));
    expect(open).toEqual([]);
    expect(log.map(({ action, detail, actorId }) => [action, detail, actorId])).toEqual([
      ['account.create', { role: 'PRESIDENT' }, null],
      ['account.grant', { from: 'PRESIDENT', to: 'GENSEC_SCITECH', sessions: 0 }, null],
      ['account.grant', { from: 'GENSEC_SCITECH', to: 'STUDENT', sessions: 0 }, null],
      ['session.end-all', { sessions: 2 }, null],
      ['account.disable', { sessions: 1 }, null],
      ['account.enable', {}, null],
    ]);
  });
});
