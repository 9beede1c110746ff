import { chmod, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { runCommand } from '../commands/runCommand.ts';
import { readConfig } from '../config.ts';
import { newId } from '../db/ids.ts';
import { signInProviders } from '../db/schema.ts';
import { newCertificate } from '../features/accounts/testing/samlProvider.ts';
import { FriendlyError } from '../friendlyError.ts';
import { enqueueJob } from '../jobs/queues.ts';
import { bucketServer } from '../testing/bucketServer.ts';
import { ENGINE, newTestDatabase, type TestDatabase } from '../testing/database.ts';
import { smtpSink } from '../testing/smtpSink.ts';
import { examine, type Finding } from './doctor.ts';

let database: TestDatabase;
let folder: string;
let environment: Record<string, string>;

/** A healthy installation on PostgreSQL. commands/online.test.ts tests the embedded database, which is checked while its server runs. */
beforeEach(async () => {
  database = await newTestDatabase();
  folder = await mkdtemp(path.join(os.tmpdir(), 'quad-doctor-'));
  const mail = await smtpSink();
  environment = {
    NODE_ENV: 'production',
    PORTAL_URL: 'https://portal.campus.example',
    TRUST_PROXY: 'loopback',
    DATABASE_URL: database.url ?? '',
    DATA_DIR: folder,
    SMTP_URL: mail.url,
  };
  vi.stubEnv('DATABASE_URL', environment.DATABASE_URL);
  vi.stubEnv('DATA_DIR', folder);
  return async () => {
    vi.unstubAllEnvs();
    await mail.close();
    await database.close();
    await rm(folder, { recursive: true });
  };
});

function examined(extra: Record<string, string> = {}, now = new Date()): Promise<readonly Finding[]> {
  return examine(readConfig({ ...environment, ...extra }, '/'), now);
}

/** The findings of one area. */
async function saidOf(area: string, extra: Record<string, string> = {}, now = new Date()): Promise<unknown[]> {
  const findings = (await examined(extra, now)).filter((finding) => finding.area === area);
  return findings.map(({ area: _area, ...said }) => Object.values(said));
}

describe.runIf(ENGINE === 'postgres')('doctor', () => {
  it('reports missing keys before the first start, and a healthy installation as fine', async () => {
    expect((await saidOf('keys'))[0]).toEqual(['look', 'there is no institute yet', 'Start the server, which creates it and its keys.']);
    await runCommand(['backup']);
    expect((await examined()).map(({ area, state }) => `${area} ${state}`)).toEqual([
      'configuration fine',
      'database fine',
      'migrations fine',
      'clock fine',
      'keys fine',
      'jobs fine',
      'mail fine',
      'storage fine',
      'backups fine',
    ]);
  });

  it('prints warnings with advice, and fails if there is an error', async () => {
    vi.stubEnv('NODE_ENV', 'test');
    vi.stubEnv('SMTP_URL', '');
    await runCommand(['backup']);
    const text = await runCommand(['doctor']);
    expect(text).toContain(
      `warn   mail           mails are written to ${folder}/mails\n                      Set SMTP_URL to send them.\n`,
    );
    expect(text).toMatch(/\n\nErrors: 0, warnings: 2, ok: 7\.$/);
    vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:1');
    const refused = await runCommand(['doctor']).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(FriendlyError);
    expect(String(refused)).toContain('ERROR  mail           cannot connect or log in to 127.0.0.1:1 (ESOCKET)');
  });

  it('reports problems in the configuration', async () => {
    for (const [extra, found] of [
      [{ NODE_ENV: 'development', DEMO: 'true' }, 'not in production mode, and the demonstration passwords are public'],
      [{ PORTAL_URL: 'http://portal.campus.example' }, 'http://portal.campus.example is not encrypted'],
      [{ TRUST_PROXY: '' }, 'all requests seem to come from the proxy that terminates TLS'],
      [{ SMTP_URL: '' }, 'new people cannot verify their address, and are locked out'],
      [{ PORTAL_DIR: '/nowhere' }, '/nowhere does not contain the portal'],
    ] as const)
      expect(JSON.stringify(await saidOf('configuration', extra))).toContain(found);
  });

  it('reports an unreachable database and a missing one', async () => {
    const gone = await saidOf('database', { DATABASE_URL: 'postgres://quad:hunter2@127.0.0.1:1/quad' });
    expect(gone).toEqual([
      ['wrong', expect.stringContaining('Cannot connect to PostgreSQL at 127.0.0.1:1.'), expect.stringContaining('DATABASE_URL')],
    ]);
    expect(JSON.stringify(gone)).not.toContain('hunter2');
    expect(await saidOf('database', { DATABASE_URL: '' })).toEqual([
      ['look', `none in ${folder} yet`, 'Start the server, which creates it.'],
    ]);
  });

  it('reports missing indexes, pending migrations and migrations of a newer version', async () => {
    const db = database.acrossInstitutes;
    await db.execute(sql`drop index events_finish`);
    expect(await saidOf('migrations')).toEqual([['look', 'missing indexes: 1', 'Run quad migrate, or restart the server.']]);
    await db.execute(
      sql`delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`,
    );
    expect(await saidOf('migrations')).toEqual([['look', 'pending: 1', 'Run quad migrate, or restart the server.']]);
    await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)`);
    expect((await saidOf('migrations'))[0]).toEqual(expect.arrayContaining(['wrong', 'run by a newer version of Quad']));
  });

  it('reports a clock that is behind the audit log', async () => {
    await runCommand(['create-user', '--email', 'dean@campus.example', '--name', 'A. Dean']);
    const [said] = await saidOf('clock', {}, new Date(Date.now() - 60_000));
    expect(said).toEqual(['wrong', expect.stringContaining('the audit log has a row of'), expect.stringContaining('NTP')]);
  });

  it('reports keys with open permissions and keys of another database', async () => {
    await runCommand(['migrate']);
    await chmod(path.join(folder, 'audit.key'), 0o644);
    expect(await saidOf('keys')).toEqual([['wrong', 'the permissions of audit.key are too open', `Run chmod 600 on them in ${folder}.`]]);
    expect(await saidOf('keys', { AUDIT_KEY: 'f'.repeat(64) })).toEqual([
      ['wrong', 'AUDIT_KEY is not the key of this database.', expect.stringContaining('audit.key')],
    ]);
  });

  it('reports jobs that wait too long', async () => {
    const data = { instituteId: newId(), kind: 'password-changed', recipientId: newId(), subjectId: null };
    await enqueueJob(database.acrossInstitutes, { queue: 'mail', data, at: new Date(Date.now() - 900_000) });
    expect(await saidOf('jobs')).toEqual([
      ['wrong', 'waiting for too long: 1 in mail for 15 min', 'Check that a server is running, and read its log.'],
    ]);
  });

  it('tests the photo store and leaves no object behind', async () => {
    const bucket = await bucketServer();
    onTestFinished(() => bucket.close());
    expect(await saidOf('photos', bucket.environment)).toEqual([['fine', 'objects can be written, read and deleted']]);
    expect(bucket.objects.size).toBe(0);
    bucket.refuse('PUT', 403);
    expect(await saidOf('photos', bucket.environment)).toEqual([
      ['wrong', expect.stringContaining('The photo store failed at PUT: it answered 403'), expect.stringContaining('PHOTO_STORE_URL')],
    ]);
  });

  it('reports a missing data folder and leftover files', async () => {
    expect((await saidOf('storage', { DATA_DIR: path.join(folder, 'none') }))[0]).toEqual(expect.arrayContaining(['look']));
    await writeFile(path.join(folder, 'backup-1'), '');
    expect((await saidOf('storage'))[0]).toEqual(['look', expect.stringContaining('backup-1'), expect.any(String)]);
  });

  it('reports missing, old and incomplete backups', async () => {
    expect(await saidOf('backups')).toEqual([
      ['look', `none in ${folder}/backups`, 'Run quad backup every night: see docs/operating/running.md.'],
    ]);
    await runCommand(['backup']);
    expect((await saidOf('backups'))[0]).toEqual(['fine', expect.stringMatching(/\.jsonl is complete: [\d,]+ rows$/)]);
    expect((await saidOf('backups', {}, new Date(Date.now() + 5 * 86_400_000)))[0]).toEqual(
      expect.arrayContaining(['wrong', 'the latest is 5 days old']),
    );
    const file = path.join(folder, 'file');
    await writeFile(file, '');
    expect(await saidOf('backups', { BACKUP_DIR: file })).toEqual([
      ['wrong', `${file} cannot be read (ENOTDIR)`, 'Correct its permissions, or BACKUP_DIR.'],
    ]);
    vi.stubEnv('BACKUP_DIR', file);
    await expect(runCommand(['backup'])).rejects.toMatchObject({ message: `${file} cannot be used (EEXIST).` });
    await expect(runCommand(['backup', 'verify'])).rejects.toMatchObject({ message: `${file} cannot be used (ENOTDIR).` });
    vi.stubEnv('BACKUP_DIR', '');
    vi.stubEnv('DATABASE_URL', '');
    await expect(runCommand(['backup'])).rejects.toMatchObject({ message: `There is no database in ${folder}.` });
    expect(await readdir(folder)).not.toContain('database');
    vi.stubEnv('DATABASE_URL', environment.DATABASE_URL);
    await writeFile(path.join(folder, 'backups', 'quad-29990101T000000Z.jsonl'), '{"quadBackup":2}\n');
    await utimes(path.join(folder, 'backups', 'quad-29990101T000000Z.jsonl'), new Date(), new Date(Date.now() + 10_000));
    expect((await saidOf('backups'))[0]).toEqual([
      'wrong',
      expect.stringContaining('The backup is incomplete or modified.'),
      expect.any(String),
    ]);
  });

  describe('sign-in check', () => {
    const ADVICE = 'Ask the operator of the provider, and update its settings with quad sign-in add.';
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    const dayIn = (days: number) => inDays(days).toISOString().slice(0, 10);

    /** Creates an institute with a provider. */
    async function provide(overrides: Partial<typeof signInProviders.$inferInsert> & { kind: 'oidc' | 'saml' }) {
      const { acrossInstitutes: db } = database;
      const { rows } = await db.execute<{ id: string }>(sql`select id from institutes`);
      await db.insert(signInProviders).values({
        instituteId: rows[0]?.id ?? '',
        name: overrides.kind === 'oidc' ? 'campus' : 'federation',
        label: 'Campus Institute',
        issuer: 'https://idp.campus.example',
        ...(overrides.kind === 'oidc' ? { clientId: 'quad' } : { entryPoint: 'https://idp.campus.example/sso' }),
        ...overrides,
      });
    }

    beforeEach(async () => {
      await runCommand(['backup']);
    });

    it('reports nothing for passwords alone, and a valid certificate as fine', async () => {
      expect(await saidOf('sign-in')).toEqual([]);
      await provide({ kind: 'saml', certificates: [newCertificate(365).certificate] });
      expect(await saidOf('sign-in')).toEqual([['fine', 'federation: reachable, or certificate valid']]);
    });

    it('reports an unreachable provider with its name and the reason', async () => {
      await provide({ kind: 'oidc', issuer: 'http://127.0.0.1:9' });
      const [said] = await saidOf('sign-in');
      expect(said).toEqual(['wrong', expect.stringMatching(/^discovery of campus at http:\/\/127\.0\.0\.1:9 failed \(.+\)$/), ADVICE]);
    });

    it('warns before a certificate expires, and reports an error afterwards', async () => {
      await provide({ kind: 'saml', certificates: [newCertificate(100).certificate] });
      expect(await saidOf('sign-in', {}, inDays(95))).toEqual([['look', `the certificate of federation expires on ${dayIn(100)}`, ADVICE]]);
      expect(await saidOf('sign-in', {}, inDays(101))).toEqual([
        ['wrong', `the certificate of federation expired on ${dayIn(100)}`, ADVICE],
      ]);
    });

    it('uses the certificate that expires last, and reports problems of other providers', async () => {
      const certificates = [newCertificate(1).certificate, newCertificate(365).certificate];
      await provide({ kind: 'saml', certificates });
      await provide({ kind: 'oidc', issuer: 'http://127.0.0.1:9' });
      const said = await saidOf('sign-in', {}, inDays(2));
      expect(said).toEqual([['wrong', expect.stringContaining('discovery of campus'), ADVICE]]);
    });
  });
});
