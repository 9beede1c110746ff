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

describe('the command line', () => {
  it('lists its commands', async () => {
    expect((await runCommand(['--help'])).split('\n')).toEqual([
      'quad <command> [options]',
      '',
      '  institutes            Lists the institutes with their hosts.',
      '  create-institute      Adds an institute, with a host of its own.',
      '  change-institute      Changes an institute: only what is said.',
      '  create-user           Creates an account.',
      '  grant                 Gives an account another role.',
      '  revoke                Takes the role of an account back: it is a student then.',
      '  administrators        Lists the accounts that administer.',
      '  administrator add     Lets an account administer in the portal, beside the role that it has.',
      '  administrator remove  Takes the right to administer back. Two administrators are always left.',
      '  sessions end          Signs an account out everywhere.',
      '  passkeys remove       Removes all passkeys of an account, and signs it out everywhere: every device was lost.',
      '  disable               Signs an account out everywhere, and lets nobody sign in to it.',
      '  enable                Lets the owner of a disabled account sign in again.',
      '  set-roll-number       Gives an account its right roll number, and signs it out everywhere.',
      '  rename                Gives an account its right name, and signs it out everywhere.',
      '  change-email          Gives an account another address, and signs it out everywhere.',
      '  merge                 Puts one account of a person into the other, and removes the first.',
      "  people import         Tells what the institute's list of people would change; with --apply it does.",
      '  person export         Writes everything that is stored about a person into an archive.',
      '  person erase          Erases a person at once. Nobody can bring them back.',
      '  person traces         Says in which tables a name, an address or a number stands.',
      '  retention             Forgets what is kept for longer than RETENTION_SIGN_IN_DAYS and RETENTION_ALUMNI_DAYS say.',
      '  sign-in add           Offers a provider of the institute at sign-in, or says anew what one is.',
      '  sign-in list          Lists the providers that are offered at sign-in, and says whether passwords are.',
      '  sign-in remove        Offers a provider no longer. Roles that its groups gave go with it.',
      '  sign-in group         Says which role a group of a provider gives, from the next sign-in of each person on.',
      '  sign-in passwords     Lets passwords open accounts, or only providers and Google.',
      '  migrate               Brings the database up to date.',
      '  recount               Counts the figures of dashboards and analytics anew, and says which were wrong.',
      '  jobs                  Tells how much work is left in the queues: mails, figures, sweeps.',
      '  jobs failed           Lists the work that was given up, with the reason.',
      '  jobs retry            Has work that was given up tried once more.',
      '  backup                Writes all data into a file, while the server runs.',
      '  backup verify         Reads a backup to its end, and says whether it is whole.',
      '  restore               Reads a backup into an empty database.',
      '  doctor                Examines configuration, database, clock, keys, jobs, sign-in, mail, storage and backups, and says what to do.',
      '  audit verify          Finds what was forged in, removed from, cut off or swapped in the audit log.',
      '  audit seal-anew       Seals the audit log with a new key, once it was found sound.',
      '  feedback rotate-key   Seals the authors of anonymous feedback with a new key.',
      '  credentials key       Shows who signs credentials and the public part of the key; makes a key where there is none.',
      '  credentials rotate    Makes a new key to sign credentials with; what was signed before stays verifiable.',
      '  seed-demo             Fills an empty database with the demonstration institute; refused in production.',
      '',
      'quad <command> --help tells more. The configuration is the one of the server.',
    ]);
    expect((await runCommand(['grant', '--help'])).split('\n')).toEqual([
      'quad grant <email> <role>: Gives an account another role.',
      '',
      '  <email>                Address of the account',
      '  <role>                 The new role',
      '  --institute …          A host or the domain of the institute, where there are several',
    ]);
    expect(await runCommand(['create-user', '-h'])).toContain('  --email …              Address to sign in with (needed)');
  });

  it.each([
    [['frobnicate'], 'There is no command "frobnicate".'],
    [['sessions'], 'There is no command "sessions".'],
    [['grant', 'a@b.example'], '<role> is missing.'],
    [['grant', 'a@b.example', 'KING'], 'There is no role "KING".'],
    [['grant', 'a@b.example', 'PRESIDENT', 'twice'], '"twice" is one word too many.'],
    [['create-user', '--name', 'Nobody'], '--email is missing.'],
    [['create-user', '--email', 'nobody', '--name', 'Nobody'], '"nobody" is not an e-mail address.'],
    [['migrate', '--force'], "Unknown option '--force'"],
  ])('%s is refused with what to do', async (words, message) => {
    await expect(runCommand(words)).rejects.toThrow(message);
  });
});

describe('accounts by the command line', () => {
  it('are created, granted and audited, but for the password', async () => {
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

describe('a backup', () => {
  let empty: TestDatabase;
  beforeAll(async () => {
    empty = await newTestDatabase();
  });
  afterAll(() => empty.close());

  it('brings everything back into an empty database, and into no other', async () => {
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
