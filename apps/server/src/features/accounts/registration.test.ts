import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditLog, users } from '../../db/schema.ts';
import { type TestApp, testApp, type Visitor } from '../../testing/testApp.ts';

let server: TestApp;
beforeEach(async () => {
  server = await testApp();
  return () => server.close();
});

const asha = { name: 'Asha Patil', ID: '20260042', email: 'asha.patil@campus.example', password: 'seven kettles sing' };

function register(changes: object = {}, visitor: Visitor = server.visitor()) {
  return visitor.send('POST', '/auth/register', { ...asha, ...changes });
}

async function storedUsers() {
  return server.context.db.select().from(users).where(eq(users.instituteId, server.context.instituteId));
}

describe('POST /auth/register', () => {
  it('creates a signed-in student with an unverified address and a provisional ID', async () => {
    const response = await register();
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      message: 'Registration successful!',
      user: { role: 'STUDENT', username: 'asha.patil@campus.example', onboardingComplete: false, strategy: 'local' },
    });
    expect(response.json().user).not.toHaveProperty('user_id');
    const [row] = await storedUsers();
    expect(row).toMatchObject({ emailVerified: false, rollNumber: '20260042', role: 'STUDENT' });
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const cookies = Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]));
    const own = await server.app.inject({ url: '/auth/fetchAuth', cookies });
    expect(own.json()).toMatchObject({ _id: row?.id });
    const audit = await server.context.db.select().from(auditLog).where(eq(auditLog.instituteId, server.context.instituteId));
    expect(audit).toMatchObject([{ action: 'account.register', actorId: row?.id, subjectId: row?.id, detail: {} }]);
  });

  it('lets the user sign in with the password', async () => {
    await register();
    const response = await server.visitor().send('POST', '/auth/login', { email: asha.email, password: asha.password });
    expect(response.statusCode).toBe(200);
  });

  it.each([
    [{ role: 'PRESIDENT' }, 'role', 'Set by the server.'],
    [{ email: 'asha@mail.example' }, 'email', 'Please use an @campus.example email address.'],
    [{ email: 'asha@campus.example.org' }, 'email', 'Please use an @campus.example email address.'],
    [{ ID: '2026A' }, 'ID', 'The ID must be a number.'],
    [{ ID: '' }, 'ID', 'ID Number is required'],
    [{ ID: '123456789012345678901' }, 'ID', 'Keep the ID within 20 digits.'],
    [{ password: 'short' }, 'password', 'Use at least 12 characters for the password.'],
    [
      { password: 'campus-asha-2026' },
      'password',
      'This password is easy to guess. Use a phrase that says nothing about you or the institute.',
    ],
  ])('rejects %j with an error next to the field', async (changes, field, message) => {
    const response = await register(changes);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'INVALID', errors: { [field]: message } });
    expect(await storedUsers()).toEqual([]);
  });

  it('accepts the email domain of the configured institute', async () => {
    const other = await testApp({ environment: { INSTITUTE_DOMAIN: 'college.example' } });
    const response = await other.visitor().send('POST', '/auth/register', { ...asha, email: 'asha@COLLEGE.example' });
    expect(response.statusCode).toBe(200);
    await other.close();
  });

  it.each([
    ['email address', { ID: '1' }],
    ['email address in different letter case', { ID: '1', email: 'ASHA.patil@campus.example' }],
    ['ID', { email: 'other@campus.example' }],
  ])('rejects a second account with the same %s', async (_name, changes) => {
    await register();
    const response = await register(changes);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message: 'User already exists.' });
  });

  it.each([{ ID: '' }, { email: '' }])('accepts only one of two concurrent registrations with the same value (%j)', async (same) => {
    const differing = (index: number) => ({
      ID: 'ID' in same ? '77' : String(index),
      email: 'email' in same ? 'same@campus.example' : `p${index}@campus.example`,
    });
    const responses = await Promise.all([register(differing(1)), register(differing(2))]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });

  it('allows 10 attempts per address in 3 minutes', async () => {
    const visitor = server.visitor();
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await register({ ID: '' }, visitor)).statusCode).toBe(400);
    const response = await register({}, visitor);
    expect(response.statusCode).toBe(429);
    expect(response.headers['retry-after']).toBe('180');
    expect((await register()).statusCode).toBe(200);
  });
});

describe('onboarding', () => {
  const form = { ID_No: '20260042', mobile_no: '9876543210', add_year: '2026', Program: 'B.Tech', discipline: 'Physics' };

  function newcomer(rollNumber: string) {
    return server.signIn({ onboardingComplete: false, rollNumber, name: 'Asha Patil' });
  }

  it('settles the ID, and ignores the name and the address in the request', async () => {
    const visitor = await newcomer('1');
    const response = await visitor.send('POST', '/onboarding', { ...form, name: 'Somebody Else', email: 'x@y.example' });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      user: {
        _id: visitor.userId,
        user_id: '20260042',
        onboardingComplete: true,
        personal_info: { name: 'Asha Patil', phone: '9876543210' },
        academic_info: { program: 'B.Tech', branch: 'Physics', batch_year: '2026' },
      },
    });
    expect((await visitor.get('/api/events/latest')).statusCode).toBe(200);
    const [audit] = await server.context.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.instituteId, server.context.instituteId))
      .orderBy(asc(auditLog.sequence));
    expect(audit).toMatchObject({ action: 'account.onboard', actorId: visitor.userId, detail: {} });
  });

  it('rejects a second onboarding', async () => {
    const visitor = await newcomer('1');
    await visitor.send('POST', '/onboarding', form);
    const response = await visitor.send('POST', '/onboarding', { ...form, ID_No: '2' });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ message: 'Your registration is already complete.' });
    expect((await visitor.get('/auth/fetchAuth')).json()).toMatchObject({ user_id: '20260042' });
  });

  it('names every missing field', async () => {
    const response = await (await newcomer('1')).send('POST', '/onboarding', {});
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      errors: {
        ID_No: 'ID Number is required',
        mobile_no: 'Mobile number must be 10 digits',
        add_year: 'Invalid admission year',
        Program: 'Program is required',
        discipline: 'Discipline is required',
      },
    });
  });

  it('rejects an admission year after the current year in the campus time zone', async () => {
    server.setNow(new Date('2026-12-31T18:20:00.000Z'));
    const visitor = await newcomer('1');
    const response = await visitor.send('POST', '/onboarding', { ...form, add_year: '2027' });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message: 'Invalid admission year', errors: { add_year: 'Invalid admission year' } });
    server.setNow(new Date('2026-12-31T18:40:00.000Z'));
    expect((await visitor.send('POST', '/onboarding', { ...form, add_year: '2027' })).statusCode).toBe(200);
  });

  it('gives an ID to only one of two concurrent requests', async () => {
    const visitors = [await newcomer('1'), await newcomer('2')];
    const responses = await Promise.all(visitors.map((visitor) => visitor.send('POST', '/onboarding', form)));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(responses.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      code: 'DUPLICATE',
      errors: { ID_No: 'This ID number belongs to another account.' },
    });
  });
});
