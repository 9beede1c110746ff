import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BackupSource, dumpRows, restoreRows } from '../db/backup.ts';
import type { Connection } from '../db/connection.ts';
import { newId } from '../db/ids.ts';
import { auditLog, orgUnits, users } from '../db/schema.ts';
import { changeRole, createAccount } from '../features/accounts/administration.service.ts';
import { verifyAudit } from '../features/audit/auditVerify.ts';
import { newTestDatabase, type TestDatabase } from '../testing/database.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { runCommand } from './runCommand.ts';

let database: TestDatabase;
let server: TestApp;

/** A backup contains the whole database, so these tests use a separate one. */
beforeAll(async () => {
  database = await newTestDatabase();
  server = await testApp({ database });
});
afterAll(async () => {
  await server.close();
  await database.close();
});

describe('quad command line', () => {
  it('lists its commands and the options of a command', async () => {
    expect((await runCommand(['--help'])).split('\n')).toEqual([
      'quad <command> [options]',
      '',
      '  institutes            Lists the institutes with their hosts.',
      '  create-institute      Adds an institute with its own host.',
      '  change-institute      Changes the given settings of an institute.',
      '  create-user           Creates an account.',
      '  grant                 Changes the role of an account.',
      '  revoke                Removes the role of an account, which becomes a student.',
      '  administrators        Lists the administrators.',
      '  administrator add     Grants an account the administrator right, in addition to its role.',
      '  administrator remove  Revokes the administrator right. At least two administrators have to remain.',
      '  sessions end          Signs an account out everywhere.',
      '  passkeys remove       Removes all passkeys of an account and signs it out everywhere.',
      '  disable               Disables an account and signs it out everywhere.',
      '  enable                Enables a disabled account.',
      '  set-roll-number       Corrects the roll number of an account and signs it out everywhere.',
      '  rename                Corrects the name of an account and signs it out everywhere.',
      '  change-email          Changes the address of an account and signs it out everywhere.',
      '  merge                 Merges an account of a person into another one of the same person.',
      "  people import         Shows what the institute's list of people would change; --apply imports it.",
      '  person export         Exports all data about a person to an archive.',
      '  person erase          Erases a person immediately and irreversibly.',
      '  person traces         Lists the tables that contain a name, an address or a number.',
      '  retention             Applies the retention periods RETENTION_SIGN_IN_DAYS and RETENTION_ALUMNI_DAYS.',
      '  sign-in add           Adds a sign-in provider, or replaces its settings.',
      '  sign-in list          Lists the sign-in providers, and whether password sign-in is on.',
      '  sign-in remove        Removes a sign-in provider, and the roles that its groups granted.',
      '  sign-in group         Sets the role that a group of a provider grants, from the next sign-in on.',
      '  sign-in passwords     Turns password sign-in on or off.',
      '  migrate               Migrates the database.',
      '  recount               Recounts the figures of dashboards and analytics, and lists those that were wrong.',
      '  jobs                  Lists the queues with the number of their jobs.',
      '  jobs failed           Lists the failed jobs with the reason.',
      '  jobs retry            Retries a failed job.',
      '  backup                Writes all data to a file. The server may be running.',
      '  backup verify         Verifies that a backup is complete and unmodified.',
      '  restore               Restores a backup into an empty database.',
      '  doctor                Checks configuration, database, clock, keys, jobs, sign-in, mail, storage and backups.',
      '  audit verify          Verifies that no row of the audit log was forged, removed, cut off or swapped.',
      '  audit seal-anew       Verifies the audit log, and seals it with a new key.',
      '  feedback rotate-key   Seals the authors of anonymous feedback with a new key.',
      '  credentials key       Shows the issuer and the public key of credentials. Creates a key if there is none.',
      '  credentials rotate    Replaces the key that signs credentials. Earlier signatures stay valid.',
      '  seed-demo             Fills an empty database with demonstration data. Refused in production.',
      '',
      'quad <command> --help shows the options. Commands read the same environment variables as the server.',
    ]);
    expect((await runCommand(['grant', '--help'])).split('\n')).toEqual([
      'quad grant <email> <role>: Changes the role of an account.',
      '',
      '  <email>                Address of the account',
      '  <role>                 New role',
      '  --institute …          Host or domain of the institute; required if there are several',
    ]);
    expect(await runCommand(['create-user', '-h'])).toContain('  --email …              E-mail address to sign in with (required)');
  });

  it.each([
    [['frobnicate'], 'Unknown command "frobnicate".'],
    [['sessions'], 'Unknown command "sessions".'],
    [['grant', 'a@b.example'], '<role> is missing.'],
    [['grant', 'a@b.example', 'KING'], 'Unknown role "KING".'],
    [['grant', 'a@b.example', 'PRESIDENT', 'twice'], 'Unexpected argument "twice".'],
    [['create-user', '--name', 'Nobody'], '--email is missing.'],
    [['create-user', '--email', 'nobody', '--name', 'Nobody'], '"nobody" is not an e-mail address.'],
    [['migrate', '--force'], "Unknown option '--force'"],
  ])('rejects the arguments %s', async (words, message) => {
    await expect(runCommand(words)).rejects.toThrow(message);
  });
});

describe('createAccount and changeRole', () => {
  it('create an account, change its role, and audit both without the password', async () => {
    const { context } = server;
    const person = {
      email: 'meera@campus.example',
      name: 'Meera Iyer',
      role: 'STUDENT',
      password: 'a long pass phrase',
      onboardingComplete: true,
    } as const;
    const created = await createAccount(context, person);
    expect(created.ok).toBe(true);
    expect(await createAccount(context, { ...person, email: 'MEERA@campus.example' })).toMatchObject({
      refusal: { message: 'User already exists.' },
    });
    expect(await changeRole(context, { email: 'meera@campus.example', role: 'PRESIDENT' })).toEqual({
      ok: true,
      value: { from: 'STUDENT' },
    });
    expect(await changeRole(context, { email: 'nobody@campus.example', role: 'PRESIDENT' })).toMatchObject({ ok: false });
    const rows = await context.db.select().from(auditLog).where(eq(auditLog.instituteId, context.instituteId));
    expect(rows.map(({ action, actorId, detail }) => ({ action, actorId, detail }))).toEqual([
      { action: 'account.create', actorId: null, detail: { role: 'STUDENT' } },
      { action: 'account.grant', actorId: null, detail: { from: 'STUDENT', to: 'PRESIDENT', sessions: 0 } },
    ]);
    const response = await server.visitor().send('POST', '/auth/login', { email: person.email, password: person.password });
    expect(response.json()).toMatchObject({ user: { role: 'PRESIDENT' } });
  });
});

describe('backup and restore', () => {
  let empty: TestDatabase;
  beforeAll(async () => {
    empty = await newTestDatabase();
  });
  afterAll(() => empty.close());

  it('restores all data into an empty database, and refuses a non-empty one', async () => {
    const { context } = server;
    const parent = unit('A council');
    await context.db
      .insert(orgUnits)
      .values([{ ...unit('Its club'), parentUnitId: parent.id, socialMedia: [{ platform: 'web', url: 'https://a.example' }] }, parent]);
    await server.addUser({ name: 'Ñandú "quoted"\nline' });
    const whole = await dump(server.connection);
    await restoreRows(empty.acrossInstitutes, whole);
    expect(await everything(empty)).toEqual(await everything(server.connection));
    expect(await verifyAudit(empty.acrossInstitutes, context, [])).toMatchObject({ findings: [] });
    await expect(restoreRows(empty.acrossInstitutes, whole)).rejects.toThrow('The database is not empty.');
    await expect(
      empty.acrossInstitutes.insert(users).values({ instituteId: newId(), id: newId(), email: 'x', name: 'x' }),
    ).rejects.toThrow();
  });

  function unit(name: string) {
    const { instituteId } = server.context;
    return { instituteId, id: newId(), name, type: 'Club', category: 'scitech', contactEmail: `${newId()}@campus.example` } as const;
  }
});

async function dump({ acrossInstitutes: db }: Pick<Connection, 'acrossInstitutes'>): Promise<BackupSource> {
  let text = '';
  await dumpRows(db, async (lines) => {
    for await (const part of lines) text += part;
  });
  return () => Readable.from([Buffer.from(text)]);
}

async function everything({ acrossInstitutes: db }: Pick<Connection, 'acrossInstitutes'>) {
  return {
    users: await db.select().from(users).orderBy(users.id),
    units: await db.select().from(orgUnits).orderBy(orgUnits.id),
    audit: await db.select().from(auditLog),
  };
}
