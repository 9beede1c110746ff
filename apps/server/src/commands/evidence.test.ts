import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { auditLog, feedback, institutes, users } from '../db/schema.ts';
import { findSealedIds } from '../features/feedback/sealedAuthors.service.ts';
import { addTargets, formOf, postedFeedbackId, postFeedback } from '../features/feedback/testing/giving.ts';
import { FriendlyError } from '../friendlyError.ts';
import { ENGINE, newTestDatabase, type TestDatabase } from '../testing/database.ts';
import { TEST_KEYS, testApp } from '../testing/testApp.ts';
import { runCommand } from './runCommand.ts';

let folder: string;
let database: TestDatabase;

/** The commands find the database and the keys by environment variables, as in production. */
beforeEach(async () => {
  folder = await newFolder();
  database = await useNewDatabase();
  vi.stubEnv('DATA_DIR', path.join(folder, 'data'));
  return () => vi.unstubAllEnvs();
});

async function newFolder(): Promise<string> {
  const made = await mkdtemp(path.join(os.tmpdir(), 'quad-evidence-'));
  onTestFinished(() => rm(made, { recursive: true }));
  return made;
}

async function useNewDatabase(): Promise<TestDatabase> {
  const made = await newTestDatabase();
  onTestFinished(() => made.close());
  vi.stubEnv('DATABASE_URL', made.url ?? '');
  return made;
}

const file = () => path.join(folder, 'backup.jsonl');
const addUser = (email: string) => runCommand(['create-user', '--email', email, '--name', 'Meera Iyer', '--onboarded']);

async function tamper({ acrossInstitutes: db }: TestDatabase, statement: ReturnType<typeof sql>): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`alter table audit_log disable trigger user`);
    await tx.execute(statement);
    await tx.execute(sql`alter table audit_log enable trigger user`);
  });
}

/** Tests that read the database besides the command. An embedded one belongs to the command alone, see online.test.ts. */
const inDatabase = it.runIf(ENGINE === 'postgres');

/** The error of a command. */
async function refusalOf(...words: string[]): Promise<FriendlyError> {
  const error: unknown = await runCommand(words).then(
    (said) => new Error(`It went well: ${said}`),
    (reason: unknown) => reason,
  );
  if (error instanceof FriendlyError) return error;
  throw error;
}

describe('feedback and audit keys', () => {
  it('are created in the data folder on first use, readable only by the owner, and reused', async () => {
    await addUser('meera@campus.example');
    for (const name of ['feedback.key', 'audit.key']) {
      const key = path.join(folder, 'data', name);
      expect((await stat(key)).mode & 0o777).toBe(0o600);
      expect(await readFile(key, 'utf8')).toMatch(/^[0-9a-f]{64}\n$/);
    }
    await addUser('asha@campus.example');
    expect(await runCommand(['audit', 'verify'])).toBe('The audit log is sound: 2 rows, compared with 0 checkpoints.');
  });

  it('are rejected if they are wrong, missing or malformed', async () => {
    await addUser('meera@campus.example');
    vi.stubEnv('AUDIT_KEY', 'f'.repeat(64));
    expect((await refusalOf('migrate')).message).toBe('AUDIT_KEY is not the key of this database.');
    vi.stubEnv('AUDIT_KEY', '');
    await rm(path.join(folder, 'data', 'feedback.key'));
    expect((await refusalOf('migrate')).message).toBe('The key of this database is missing (feedback.key).');
    await mkdir(path.join(folder, 'data', 'feedback.key'));
    expect((await refusalOf('migrate')).message).toBe(`${path.join(folder, 'data', 'feedback.key')} cannot be read (EISDIR).`);
    vi.stubEnv('FEEDBACK_KEY', 'short');
    expect((await refusalOf('migrate')).details[0]).toContain('must be 32 random bytes as 64 hexadecimal digits');
  });
});

describe('quad audit verify', () => {
  inDatabase('reports which rows were changed or deleted', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e']) await addUser(`${name}@campus.example`);
    await runCommand(['audit', 'verify']);
    await tamper(database, sql`update audit_log set detail = '{"role": "PRESIDENT"}' where position = 2`);
    await tamper(database, sql`delete from audit_log where position = 4`);
    const { message, details } = await refusalOf('audit', 'verify');
    expect(message).toBe('The audit log was tampered with: 2 faults in 4 rows.');
    expect(details).toEqual(['Row 2 was not written by the server, or was changed since.', 'Row 4 is missing.']);
  });
});

describe('quad backup and quad restore', () => {
  inDatabase('write and restore a complete backup, and record the restore in the audit log', async () => {
    await addUser('meera@campus.example');
    await runCommand(['backup', '--to', file()]);
    expect((await stat(file())).mode & 0o777).toBe(0o600);
    expect((await readdir(folder)).sort()).toEqual(['backup.jsonl', 'data']);
    const other = await useNewDatabase();
    expect(await runCommand(['restore', '--from', file()])).toMatch(/^Restored \d+ rows\.$/);
    expect(await other.acrossInstitutes.select({ email: users.email }).from(users)).toEqual([{ email: 'meera@campus.example' }]);
    await addUser('asha@campus.example');
    expect(
      (await other.acrossInstitutes.select({ action: auditLog.action }).from(auditLog).orderBy(auditLog.sequence)).map(
        ({ action }) => action,
      ),
    ).toEqual(['account.create', 'backup.restore', 'account.create']);
    expect(await runCommand(['audit', 'verify'])).toBe('The audit log is sound: 3 rows, compared with 1 checkpoints.');
  });

  inDatabase('remove what backups of former days left unfinished', async () => {
    await addUser('meera@campus.example');
    const data = path.join(folder, 'data');
    const backups = path.join(data, 'backups');
    await mkdir(path.join(data, 'backup-1'));
    await mkdir(backups);
    const [former, present] = ['quad-20260101T000000Z.jsonl.unfinished-1', 'quad-20260102T000000Z.jsonl.unfinished-2'];
    for (const name of [former, present, 'notes.txt']) await writeFile(path.join(backups, name), '');
    const old = new Date(Date.now() - 2 * 86_400_000);
    for (const place of [path.join(data, 'backup-1'), path.join(backups, former), path.join(backups, 'notes.txt')])
      await utimes(place, old, old);
    await runCommand(['backup']);
    expect(await readdir(data)).not.toContain('backup-1');
    const left = await readdir(backups);
    expect(left.filter((name) => !/^quad-\d{8}T\d{6}Z\.jsonl$/.test(name)).sort()).toEqual(['notes.txt', present]);
  });

  it('keep the previous backup file if a new backup fails', async () => {
    await addUser('meera@campus.example');
    expect((await refusalOf('backup', '--to', path.join(folder, 'no', 'such', 'place'))).message).toMatch(/ does not exist\.$/);
    await runCommand(['backup', '--to', file()]);
    const before = await readFile(file(), 'utf8');
    vi.stubEnv('AUDIT_KEY', 'f'.repeat(64));
    await refusalOf('backup', '--to', file());
    expect(await readFile(file(), 'utf8')).toBe(before);
  });

  inDatabase('reject a backup with a broken audit log unless --accept-broken-audit is given', async () => {
    for (const name of ['a', 'b', 'c']) await addUser(`${name}@campus.example`);
    await tamper(database, sql`delete from audit_log where position = 2`);
    await runCommand(['backup', '--to', file()]);
    const other = await useNewDatabase();
    const { message, details } = await refusalOf('restore', '--from', file());
    expect(message).toBe('The audit log of this backup cannot be verified. Nothing was written.');
    expect(details).toEqual(['Row 2 is missing.']);
    expect(await other.acrossInstitutes.select().from(users)).toEqual([]);
    expect(await runCommand(['restore', '--from', file(), '--accept-broken-audit'])).toContain(
      'The audit log has faults: Row 2 is missing.',
    );
  });

  it('restore a backup with lost keys, reseal the audit log and forget feedback authors', async () => {
    await addUser('meera@campus.example');
    await runCommand(['backup', '--to', file()]);
    await useNewDatabase();
    vi.stubEnv('DATA_DIR', path.join(folder, 'elsewhere'));
    expect((await refusalOf('restore', '--from', file())).details).toEqual(['The key of this database is missing (audit.key).']);
    await runCommand(['restore', '--from', file(), '--accept-broken-audit']);
    expect((await refusalOf('audit', 'seal-anew')).message).toBe('The audit log is not sound, or was sealed with another key.');
    expect(await runCommand(['audit', 'seal-anew', '--accept-broken-audit'])).toBe('Sealed 2 rows with a new key. Restart the servers.');
    expect(await runCommand(['feedback', 'rotate-key', '--forget-authors'])).toBe(
      'Removed the authors of 0 pieces of feedback. Restart the servers.',
    );
    expect((await refusalOf('audit', 'verify')).message).toBe('The key of this database is missing (credentials.key).');
    expect(await runCommand(['credentials', 'rotate', '--lost'])).toBe(
      'A new key signs credentials. Earlier signatures stay valid. Restart the servers.',
    );
    expect(await runCommand(['audit', 'verify'])).toBe('The audit log is sound: 4 rows, compared with 1 checkpoints.');
  });
});

describe('quad feedback rotate-key', () => {
  inDatabase('lets users find their feedback only with the new key, and rejects feedback with the old key', async () => {
    vi.stubEnv('FEEDBACK_KEY', TEST_KEYS.feedback.toString('hex'));
    vi.stubEnv('AUDIT_KEY', TEST_KEYS.audit.toString('hex'));
    await runCommand(['migrate']);
    const [institute] = await database.acrossInstitutes.select().from(institutes);
    const server = await testApp({ database, ...(institute ? { instituteId: institute.id } : {}) });
    onTestFinished(() => server.close());
    const targets = await addTargets(server);
    const givers = [await server.signIn(), await server.signIn()];
    const form = formOf(targets.event.id, { is_anonymous: true });
    const ids: string[][] = [[], []];
    for (let index = 0; index < 5; index += 1)
      for (const [who, giver] of givers.entries()) ids[who]?.push(await postedFeedbackId(giver, form));
    expect(await runCommand(['feedback', 'rotate-key'])).toBe(
      `Sealed the authors of 10 pieces of feedback with a new key. Set FEEDBACK_KEY to the content of ${path.join(folder, 'data')}/feedback.key on all servers, and restart them.`,
    );
    const key = Buffer.from((await readFile(path.join(folder, 'data', 'feedback.key'), 'utf8')).trim(), 'hex');
    const { db, instituteId } = server.context;
    for (const [who, giver] of givers.entries()) {
      expect((await findSealedIds(db, { instituteId, userId: giver.userId, key })).sort()).toEqual(ids[who]?.sort());
      expect(await findSealedIds(db, { instituteId, userId: giver.userId, key: TEST_KEYS.feedback })).toEqual([]);
    }
    const [giver] = givers;
    const refused = giver && (await postFeedback(giver, form));
    expect(refused?.json()).toMatchObject({
      code: 'UNAVAILABLE',
      message: 'The portal has to be restarted before it takes feedback again. Please try later.',
    });
    expect(await db.$count(feedback, eq(feedback.instituteId, instituteId))).toBe(10);
    vi.stubEnv('FEEDBACK_KEY', '');
    expect(await runCommand(['audit', 'verify'])).toContain('The audit log is sound');
  });
});
