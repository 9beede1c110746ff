import { formatMessage } from '@quad/domain/messages';
import { and, asc, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditLog, roster, users } from '../../db/schema.ts';
import { ENGINE, newTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { type TestApp, testApp } from '../../testing/testApp.ts';
import { erase } from '../personal-data/accountErasure.service.ts';
import { rename, setRollNumber } from './corrections.service.ts';
import { lockRoster } from './roster.repo.ts';
import { importRoster, planRoster, type RosterPerson } from './rosterImport.service.ts';

const NOT_OWN = 'This is not the ID number that the institute has for your email address.';
let server: TestApp;
beforeEach(async () => {
  server = await testApp();
  return () => server.close();
});

function person(mailbox: string, rollNumber: string, changes: Partial<RosterPerson> = {}): RosterPerson {
  const email = `${mailbox}@campus.example`;
  return { email, name: `Name of ${mailbox}`, rollNumber, program: 'B.Tech', branch: 'Physics', batchYear: '2026', ...changes };
}

async function imported(...people: RosterPerson[]) {
  const outcome = await importRoster(server.context, people);
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  return outcome.value.map(({ kind, note }) => formatMessage(note ?? kind));
}

async function numbers() {
  const { db, instituteId } = server.context;
  const rows = await db.select().from(roster).where(eq(roster.instituteId, instituteId)).orderBy(asc(roster.email));
  return Object.fromEntries(rows.map(({ email, rollNumber }) => [email.split('@')[0], rollNumber]));
}

/** Condition for the person with the number 42 in this institute. */
function isHolder() {
  return and(eq(users.instituteId, server.context.instituteId), eq(users.rollNumber, '42'));
}

const form = { ID_No: '42', mobile_no: '9876543210', add_year: '2026', Program: 'B.Tech', discipline: 'Physics' };

describe.runIf(ENGINE === 'postgres')('while a list is imported', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await newTestDatabase();
    // Who waits in vain fails, as in production.
    await database.setTimeouts();
    await server.close();
    server = await testApp({ database });
    return () => database.close();
  });

  /** Resolves once a transaction waits for a roster. */
  const waits = () =>
    expect
      .poll(async () => {
        const { rows } = await server.connection.acrossInstitutes.execute(
          sql`select from pg_locks where not granted and locktype in ('advisory', 'relation')
              and database = (select oid from pg_database where datname = current_database())`,
        );
        return rows.length;
      })
      .toBeGreaterThan(0);

  it('other institutes can correct, erase and import people', async () => {
    await imported(person('asha', '1'));
    const { email } = await server.addUser({ email: 'asha@campus.example', rollNumber: '1' });
    const { id } = await server.addUser({ email: 'binoy@campus.example', rollNumber: '2' });
    const other = await testApp({ database });
    await other.context.db.transaction(async (tx) => {
      await lockRoster(tx, other.context.instituteId);
      expect(await setRollNumber(server.context, { email, rollNumber: '7' })).toMatchObject({ ok: true });
      expect(await erase(server.context, id)).toBe(true);
      expect(await imported(person('chitra', '3'))).toEqual(['new']);
    });
    await other.close();
    expect(await numbers()).toEqual({ asha: '7', chitra: '3' });
  });

  it.each<[string, (of: { id: string; email: string }) => Promise<unknown>]>([
    ['a correction', ({ email }) => rename(server.context, { email, name: 'Asha Menon' })],
    ['an erasure', ({ id }) => erase(server.context, id)],
    ['another import', () => imported(person('asha', '1', { name: 'Asha Menon' }))],
  ])('%s of the same institute waits', async (_, work) => {
    await imported(person('asha', '1'));
    const user = await server.addUser({ email: 'asha@campus.example', rollNumber: '1' });
    const { db, instituteId } = server.context;
    let working: Promise<unknown> | undefined;
    const before = await numbers();
    await db.transaction(async (tx) => {
      await lockRoster(tx, instituteId);
      working = work(user);
      await waits();
      expect(await numbers()).toEqual(before);
    });
    await working;
    const rows = await db.select().from(roster).where(eq(roster.instituteId, instituteId));
    expect(rows.map(({ name }) => name)).not.toContain('Name of asha');
  });
});

describe('importing the roster', () => {
  it('previews the changes without applying them', async () => {
    await imported(person('asha', '1'), person('binoy', '2'));
    const results = await planRoster(server.context, [person('asha', '1'), person('binoy', '3'), person('chitra', '4')]);
    expect(results.map(({ kind }) => kind)).toEqual(['same', 'changed', 'new']);
    expect(await numbers()).toEqual({ asha: '1', binoy: '2' });
  });

  it('keeps people who are not in the list, and records the counts in the audit log', async () => {
    await imported(person('asha', '1'), person('binoy', '2'));
    expect(await imported(person('binoy', '2'), person('chitra', '3'))).toEqual(['same', 'new']);
    expect(await numbers()).toEqual({ asha: '1', binoy: '2', chitra: '3' });
    const { db, instituteId } = server.context;
    const log = await db.select().from(auditLog).where(eq(auditLog.instituteId, instituteId)).orderBy(asc(auditLog.sequence));
    expect(log.map(({ action, detail }) => [action, detail])).toEqual([
      ['people.import', { added: 2, changed: 0, same: 0 }],
      ['people.import', { added: 1, changed: 0, same: 1 }],
    ]);
  });

  it('can swap the roll numbers of two people', async () => {
    await imported(person('asha', '1'), person('binoy', '2'));
    await imported(person('asha', '2'), person('binoy', '1'));
    expect(await numbers()).toEqual({ asha: '2', binoy: '1' });
  });

  it.each<[string, RosterPerson[], string]>([
    ['with an invalid email address', [person('asha', '1', { email: 'asha' })], '"asha" is not an e-mail address.'],
    ['without a name', [person('asha', '1', { name: '' })], 'The name is missing.'],
    ['without a roll number', [person('asha', '')], 'The roll number is missing.'],
    ['with a roll number that is too long', [person('asha', '1'.repeat(21))], 'The roll number has more than 20 characters.'],
    ['with a program that is too long', [person('asha', '1', { program: 'x'.repeat(151) })], 'A text has more than 150 characters.'],
    ['with an email address that occurs twice', [person('asha', '1'), person('asha', '2')], 'The address is in the list more than once.'],
    [
      'with a roll number that occurs twice',
      [person('asha', '1'), person('binoy', '1')],
      'The roll number 1 is in the list more than once.',
    ],
    [
      'with the roll number of another person in the roster',
      [person('asha', '9')],
      'The roll number 9 belongs to zoya@campus.example in the roster.',
    ],
  ])('rejects the whole list if it has a line %s', async (_name, people, note) => {
    await imported(person('zoya', '9'));
    const list = [...people, person('good', '5')];
    const [planned] = await planRoster(server.context, list);
    expect([planned?.kind, formatMessage(planned?.note ?? '')]).toEqual(['wrong', note]);
    expect(await importRoster(server.context, list)).toMatchObject({ ok: false });
    expect(await numbers()).toEqual({ zoya: '9' });
  });

  it('reports lines that contradict an account, and does not change the account', async () => {
    await server.addUser({ email: 'asha@campus.example', rollNumber: '7' });
    expect(await imported(person('asha', '8'), person('binoy', '7'))).toEqual([
      'The account has the roll number 7: correct that first.',
      'This is the roll number of the account asha@campus.example: correct that first.',
    ]);
    const [row] = await server.context.db.select().from(users).where(eq(users.instituteId, server.context.instituteId));
    expect(row?.rollNumber).toBe('7');
  });

  it('gives a roll number to only one person in 20 concurrent imports', async () => {
    const lists = Array.from({ length: 20 }, (_, index) => importRoster(server.context, [person(`p${index}`, '1')]));
    const outcomes = await Promise.all(lists);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(Object.values(await numbers())).toEqual(['1']);
  });
});

describe('with a roster', () => {
  const newcomer = (mailbox: string) => server.signIn({ email: `${mailbox}@campus.example`, onboardingComplete: false });

  it('onboarding accepts the number of the own roster row, ignoring the case of the address', async () => {
    await imported(person('asha', '42'));
    const visitor = await newcomer('Asha');
    expect((await visitor.send('POST', '/onboarding', form)).json()).toMatchObject({ user: { user_id: '42' } });
  });

  it.each([
    ['of another person in the roster', '43'],
    ['that is not in the roster', '99'],
  ])('onboarding rejects a number %s', async (_name, ID_No) => {
    await imported(person('asha', '42'), person('binoy', '43'));
    const response = await (await newcomer('asha')).send('POST', '/onboarding', { ...form, ID_No });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message: NOT_OWN, errors: { ID_No: NOT_OWN } });
  });

  it('onboarding refers a user who is not in the roster to the student affairs office', async () => {
    await imported(person('asha', '42'));
    const text = 'Campus Institute has no ID number for your email address yet. Ask its student affairs office to add you, then try again.';
    const response = await (await newcomer('zoya')).send('POST', '/onboarding', { ...form, ID_No: '1' });
    expect([response.statusCode, response.json().errors]).toEqual([403, { ID_No: text }]);
  });

  it('registration rejects a number of another person in the roster', async () => {
    const register = (mailbox: string, ID: string) =>
      server
        .visitor()
        .send('POST', '/auth/register', { name: 'x', ID, email: `${mailbox}@campus.example`, password: 'seven kettles sing' });
    expect((await register('zoya', '42')).statusCode).toBe(200);
    await imported(person('asha', '42'));
    const refused = await register('yusuf', '42');
    expect([refused.statusCode, refused.json().errors]).toEqual([400, { ID: NOT_OWN }]);
    expect((await register('asha', '42')).statusCode).toBe(200);
    const rows = await server.context.db.select().from(users).where(isHolder());
    expect(rows.map(({ email }) => email)).toEqual(['asha@campus.example']);
  });
});

describe('without a roster', () => {
  it('onboarding takes over a number that another user has only registered with', async () => {
    await server.addUser({ rollNumber: '42', email: 'squatter@campus.example', onboardingComplete: false });
    const visitor = await server.signIn({ email: 'asha@campus.example', rollNumber: '1', onboardingComplete: false });
    expect((await visitor.send('POST', '/onboarding', form)).statusCode).toBe(200);
    const rows = await server.context.db.select().from(users).where(isHolder());
    expect(rows.map(({ email }) => email)).toEqual(['asha@campus.example']);
  });

  it('onboarding gives a number to only one of 24 concurrent users', async () => {
    const visitors = await Promise.all(
      Array.from({ length: 24 }, (_, index) => server.signIn({ onboardingComplete: false, rollNumber: index ? `9000${index}` : '42' })),
    );
    const responses = await Promise.all(visitors.map((visitor) => visitor.send('POST', '/onboarding', form)));
    const statuses = responses.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(23);
    expect(await server.context.db.$count(users, isHolder())).toBe(1);
  });
});
