import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../db/client.ts';
import type { Connection, Database } from '../db/connection.ts';
import { newId } from '../db/ids.ts';
import { auditLog, passkeys, roster, sessions, users } from '../db/schema.ts';
import { verifyPassword } from '../features/accounts/passwords.ts';
import { ENGINE, fillDataFolder, newTestDatabase } from '../testing/database.ts';
import { builtPrograms } from '../testing/spawned.ts';
import { runCommand } from './runCommand.ts';

let folder: string;
let cleanUp: () => Promise<void> = async () => undefined;
let databaseUrl: string | undefined;

/** The commands find the database by environment variables, as in production. */
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

/** Runs a command as a separate process with this standard input. */
async function quad(words: string[], input: string) {
  const child = spawn(process.execPath, [path.join(await builtPrograms(), 'cli.js'), ...words]);
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

/** Adds sessions with these token hashes to the only account. */
async function addSessions(db: Database, tokenHashes: readonly string[]): Promise<void> {
  const [user] = await db.select().from(users);
  if (!user) throw new Error('The account is missing.');
  const now = new Date();
  const row = { instituteId: user.instituteId, userId: user.id, createdAt: now, lastSeenAt: now, expiresAt: new Date('2999-01-01') };
  await db.insert(sessions).values(tokenHashes.map((tokenHash) => ({ ...row, tokenHash })));
}

const dean = ['create-user', '--email', 'dean@campus.example', '--name', 'A. Dean', '--role', 'president', '--onboarded'];

describe('account commands', () => {
  it('create an account with a password from standard input, and reject an easily guessed password', async () => {
    const refused = await quad([...dean, '--password-stdin'], 'password-campus-1\n');
    expect(refused.code).toBe(1);
    expect(refused.output.trim().split('\n')).toEqual([
      'This password is easy to guess. Use a phrase that says nothing about you or the institute.',
      'Pass another password on standard input.',
    ]);
    const created = await quad([...dean, '--password-stdin'], 'seven kettles sing\n');
    expect(created).toEqual({ code: 0, output: 'Created the account dean@campus.example with the role PRESIDENT.\n' });
    const [row] = await inDatabase(({ acrossInstitutes: db }) => db.select().from(users));
    expect(row).toMatchObject({ name: 'A. Dean', role: 'PRESIDENT', onboardingComplete: true, emailVerified: true });
    expect(await verifyPassword(row?.passwordHash, 'seven kettles sing')).toBe(true);
  });

  it('reject a second account with the same email address', async () => {
    await expect(runCommand(dean)).rejects.toThrow('User already exists.');
  });

  it('grant and revoke a role', async () => {
    expect(await runCommand(['grant', 'dean@campus.example', 'gensec_scitech'])).toBe(
      'Changed the role of dean@campus.example from PRESIDENT to GENSEC_SCITECH.',
    );
    expect(await runCommand(['revoke', 'Dean@campus.example'])).toBe(
      'Changed the role of Dean@campus.example from GENSEC_SCITECH to STUDENT.',
    );
    await expect(runCommand(['revoke', 'nobody@campus.example'])).rejects.toThrow('Nobody has an account with nobody@campus.example.');
  });

  it('end all sessions of an account', async () => {
    await inDatabase(({ acrossInstitutes: db }) => addSessions(db, ['a', 'b']));
    expect(await runCommand(['sessions', 'end', 'dean@campus.example'])).toBe('dean@campus.example is signed out everywhere (2 sessions).');
    await expect(runCommand(['sessions', 'end', 'nobody@campus.example'])).rejects.toThrow('Nobody has an account');
  });

  it('remove all passkeys of an account and sign it out everywhere', async () => {
    await inDatabase(async ({ acrossInstitutes: db }) => {
      await addSessions(db, ['c']);
      const [dean] = await db.select().from(users);
      if (!dean) throw new Error('There is nobody to have a passkey.');
      await db.insert(passkeys).values({
        ...{ instituteId: dean.instituteId, userId: dean.id, id: newId(), credentialId: 'lost', publicKey: new Uint8Array([1]) },
        ...{ counter: 0, transports: [], name: 'Phone', mayBeBackedUp: false, isBackedUp: false, createdAt: new Date() },
      });
    });
    expect(await runCommand(['passkeys', 'remove', 'dean@campus.example'])).toBe(
      'Removed 1 passkey of dean@campus.example and signed it out everywhere.',
    );
    await expect(runCommand(['passkeys', 'remove', 'nobody@campus.example'])).rejects.toThrow('Nobody has an account');
  });

  it('disable an account and end its sessions, and enable it with the same role', async () => {
    const state = () =>
      inDatabase(async ({ acrossInstitutes: db }) => {
        const [user] = await db.select().from(users);
        return { isDisabled: Boolean(user?.disabledAt), role: user?.role, open: (await db.select().from(sessions)).length };
      });
    await inDatabase(({ acrossInstitutes: db }) => addSessions(db, ['c']));
    expect(await runCommand(['disable', 'Dean@campus.example'])).toBe(
      'Dean@campus.example is disabled and signed out everywhere (1 session).',
    );
    expect(await state()).toEqual({ isDisabled: true, role: 'STUDENT', open: 0 });
    expect(await runCommand(['enable', 'dean@campus.example'])).toBe('dean@campus.example is enabled. Its owner can sign in again.');
    expect(await state()).toEqual({ isDisabled: false, role: 'STUDENT', open: 0 });
    await expect(runCommand(['enable', 'dean@campus.example'])).rejects.toThrow('dean@campus.example is not disabled.');
    await expect(runCommand(['disable', 'nobody@campus.example'])).rejects.toThrow('Nobody has an account with nobody@campus.example.');
    await expect(runCommand(['enable', 'nobody@campus.example'])).rejects.toThrow('Nobody has an account with nobody@campus.example.');
  });

  it('refuse to grant a role to an account with an unverified email address', async () => {
    const setVerified = (emailVerified: boolean) => inDatabase(({ acrossInstitutes: db }) => db.update(users).set({ emailVerified }));
    await setVerified(false);
    const refused = await quad(['grant', 'dean@campus.example', 'president'], '');
    expect(refused.code).toBe(1);
    expect(refused.output.trim().split('\n')).toEqual([
      'The address dean@campus.example is not confirmed yet, so it cannot have the role PRESIDENT.',
      'Ask the owner to open the link in the registration mail, to set a new password, or to sign in with Google.',
    ]);
    await setVerified(true);
  });

  it('correct the roll number, name and email address', async () => {
    await inDatabase(({ acrossInstitutes: db }) => addSessions(db, ['d']));
    expect(await runCommand(['set-roll-number', 'dean@campus.example', '20260042'])).toBe(
      'Changed the roll number of dean@campus.example from none to 20260042, and signed it out everywhere (1 session).',
    );
    expect(await runCommand(['rename', 'dean@campus.example', 'Dean of Students'])).toBe(
      'Changed the name of dean@campus.example from A. Dean to Dean of Students, and signed it out everywhere (0 sessions).',
    );
    expect(await runCommand(['change-email', 'dean@campus.example', 'students@campus.example'])).toBe(
      'Changed the address of dean@campus.example to students@campus.example, and signed it out everywhere (0 sessions). A link with Google has to be created again. The account no longer finds its anonymous feedback.',
    );
    expect(await runCommand(['change-email', 'students@campus.example', 'dean@campus.example'])).toContain('to dean@campus.example');
    await expect(runCommand(['set-roll-number', 'dean@campus.example', '2026 42'])).rejects.toThrow('"2026 42" is not a roll number.');
    await expect(runCommand(['rename', 'dean@campus.example', ' '])).rejects.toThrow('The name is not valid.');
    await expect(runCommand(['change-email', 'dean@campus.example', 'dean'])).rejects.toThrow('"dean" is not an e-mail address.');
    await expect(runCommand(['merge', 'dean@campus.example', 'nobody@campus.example'])).rejects.toThrow(
      'Nobody has an account with nobody@campus.example.',
    );
  });

  it('merge two accounts of the same person', async () => {
    await runCommand(['create-user', '--email', 'second@campus.example', '--name', 'Second']);
    expect(await runCommand(['merge', 'second@campus.example', 'dean@campus.example'])).toBe(
      'Merged second@campus.example into dean@campus.example with 0 records, and signed it out everywhere (0 sessions). dean@campus.example no longer finds the anonymous feedback of either account.',
    );
    const rows = await inDatabase(({ acrossInstitutes: db }) => db.select().from(users));
    expect(rows.map(({ email }) => email)).toEqual(['dean@campus.example']);
  });

  it('record every change in the audit log without an actor', async () => {
    const { open, log } = await inDatabase(async ({ acrossInstitutes: db }) => ({
      open: await db.select().from(sessions),
      log: await db.select().from(auditLog).orderBy(asc(auditLog.sequence)),
    }));
    expect(open).toEqual([]);
    expect(log.map(({ action, detail, actorId }) => [action, detail, actorId])).toEqual([
      ['account.create', { role: 'PRESIDENT' }, null],
      ['account.grant', { from: 'PRESIDENT', to: 'GENSEC_SCITECH', sessions: 0 }, null],
      ['account.grant', { from: 'GENSEC_SCITECH', to: 'STUDENT', sessions: 0 }, null],
      ['session.end-all', { sessions: 2 }, null],
      ['account.remove-passkeys', { passkeys: 1, sessions: 1 }, null],
      ['account.disable', { sessions: 1 }, null],
      ['account.enable', {}, null],
      ['account.set-roll-number', { from: null, to: '20260042', sessions: 1 }, null],
      ['account.rename', { from: 'A. Dean', to: 'Dean of Students', sessions: 0 }, null],
      ['account.change-email', { from: 'dean@campus.example', to: 'students@campus.example', unitId: null, sessions: 0 }, null],
      ['account.change-email', { from: 'students@campus.example', to: 'dean@campus.example', unitId: null, sessions: 0 }, null],
      ['account.create', { role: 'STUDENT' }, null],
      ['account.merge', { goneId: expect.any(String), goneEmail: 'second@campus.example', moved: 0, sessions: 0 }, null],
    ]);
  });
});

describe('quad people import', () => {
  async function save(text: string | Buffer): Promise<string> {
    const file = path.join(folder, 'people.csv');
    await writeFile(file, text);
    return file;
  }

  const rows = () => inDatabase(({ acrossInstitutes: db }) => db.select().from(roster).orderBy(asc(roster.email)));

  it('previews the changes, and applies them only with --apply', async () => {
    const file = await save(
      '\ufeffEmail,Name,Roll number,Programme,Discipline,Year,Hostel\r\nAsha@campus.example,"Patil, Asha", 20260001 ,B.Tech,Physics,2026,Kanhar\r\n\r\nbinoy@campus.example,Binoy,20260002,,,,\r\n',
    );
    const output = [
      '1. asha@campus.example, 20260001: new',
      '2. binoy@campus.example, 20260002: new',
      '2 people: 2 new, 0 changed, 0 same, 0 wrong.',
      'Nothing was imported. Pass --apply to import it.',
    ];
    expect((await runCommand(['people', 'import', file])).split('\n')).toEqual(output);
    expect((await runCommand(['people', 'import', file, '--apply', '--dry-run'])).split('\n')).toEqual(output);
    expect(await rows()).toEqual([]);
    expect(await runCommand(['people', 'import', file, '--apply'])).toBe('2 people: 2 new, 0 changed, 0 same, 0 wrong.');
    expect(await rows()).toMatchObject([
      {
        email: 'asha@campus.example',
        name: 'Patil, Asha',
        rollNumber: '20260001',
        program: 'B.Tech',
        branch: 'Physics',
        batchYear: '2026',
      },
      { email: 'binoy@campus.example', name: 'Binoy', rollNumber: '20260002', program: '', branch: '', batchYear: '' },
    ]);
    expect(await runCommand(['people', 'import', file])).toContain('2 people: 0 new, 0 changed, 2 same, 0 wrong.');
  });

  it('keeps what the roster has in columns that the list does not have', async () => {
    const file = await save('email,name,roll number\nasha@campus.example,Asha Patil,20260001\n');
    expect(await runCommand(['people', 'import', file, '--apply'])).toBe('1 person: 0 new, 1 changed, 0 same, 0 wrong.');
    expect((await rows())[0]).toMatchObject({ name: 'Asha Patil', program: 'B.Tech', branch: 'Physics', batchYear: '2026' });
  });

  it('rejects a list with invalid lines, names them and imports nothing', async () => {
    const file = await save(
      'email,name,roll number\nchitra@campus.example,Chitra,20260003\ndev,Dev,20260004\nesha@campus.example,Esha,20260001\n',
    );
    const refused = await quad(['people', 'import', file, '--apply'], '');
    expect(refused.code).toBe(1);
    expect(refused.output.trim().split('\n')).toEqual([
      '2 of 3 lines are wrong: nothing was imported.',
      '  - 2. dev, 20260004: wrong. "dev" is not an e-mail address.',
      '  - 3. esha@campus.example, 20260001: wrong. The roll number 20260001 belongs to asha@campus.example in the roster.',
      'Correct the list and import it again.',
    ]);
    expect(await rows()).toHaveLength(2);
  });

  it.each([
    ['with a missing column', 'email,name\na@b.example,A\n', 'The list has no column roll number.'],
    ['that is not valid CSV', 'email,name,roll number\n"a@b.example,A,1\n', 'The list cannot be read.'],
    ['with a line that has too few fields', 'email,name,roll number\na@b.example\n', 'The list cannot be read.'],
    ['that is empty', '', 'The list is empty.'],
    ['that is not UTF-8', Buffer.from('email,name,roll number\na@b.example,Jos\xe9,1\n', 'latin1'), 'The list cannot be read.'],
  ])('rejects a list %s', async (_name, text, message) => {
    await expect(runCommand(['people', 'import', await save(text)])).rejects.toThrow(message);
  });

  it('rejects a missing file', async () => {
    await expect(runCommand(['people', 'import', path.join(folder, 'nothing.csv')])).rejects.toThrow('cannot be read (ENOENT).');
  });
});
