import { and, eq, getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cleanUp } from '../../cleanUp.ts';
import { newId } from '../../db/ids.ts';
import { achievements, auditLog, skills, users } from '../../db/schema.ts';
import { TEST_NOW, type TestApp, testApp, type Visitor } from '../../testing/testApp.ts';
import { PERSONAL_COLUMNS } from './personalColumns.repo.ts';
import { type GoogleProvider, startGoogleProvider } from './testing/googleProvider.ts';
import { audited, DEAN, fillIn, leftOf, newestLink, OWN_PASSWORD, register, stored, withCookies } from './testing/registrant.ts';

let server: TestApp;
beforeEach(async () => {
  server = await testApp();
  return () => server.close();
});

function takeOver(link: string, choice: object = { name: 'Meera Iyer', password: OWN_PASSWORD }) {
  return server.visitor().send('POST', link, choice);
}

describe('an account registered by another person', () => {
  const EMPTY = {
    rollNumber: null,
    onboardingComplete: false,
    phone: null,
    profilePic: null,
    program: null,
    branch: null,
    batchYear: null,
    cgpa: null,
    github: null,
    emailVerified: true,
    emailClaimed: false,
    role: 'STUDENT',
  };

  async function expectHandedOver(outsider: Visitor, name: string) {
    expect(await stored(server)).toMatchObject({ ...EMPTY, name });
    expect(await leftOf(server, outsider.userId)).toEqual([0, 0, 0, 0, 0, 0]);
    expect((await outsider.get('/auth/fetchAuth')).json()).toBeNull();
    expect((await outsider.get('/api/events/latest')).statusCode).toBe(401);
    const login = await server.visitor().send('POST', '/auth/login', { email: DEAN.email, password: DEAN.password });
    expect(login.statusCode).toBe(401);
  }

  it('is not verified through the link in another browser without a name and a password', async () => {
    const outsider = await register(server);
    const link = await newestLink(server);
    expect((await server.visitor().get(link)).json()).toMatchObject({ is_registrant: false });
    const refused = await takeOver(link, {});
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors).toEqual({ name: 'Enter your name.', password: 'Enter a password.' });
    const guessable = await takeOver(link, { name: 'Meera Iyer', password: 'meera-campus-2026' });
    expect(guessable.json().errors).toEqual({
      password: 'This password is easy to guess. Use a phrase that says nothing about you or the institute.',
    });
    expect(await stored(server)).toMatchObject({ emailVerified: false });
    expect((await outsider.get('/auth/fetchAuth')).json()).toMatchObject({ _id: outsider.userId });
  });

  it('is emptied and handed over to the mailbox owner who follows the link', async () => {
    const outsider = await register(server);
    const { skillId } = await fillIn(server, outsider);
    const response = await takeOver(await newestLink(server));
    expect(response.json()).toMatchObject({
      user: { _id: outsider.userId, onboardingComplete: false, personal_info: { name: 'Meera Iyer' } },
    });
    await expectHandedOver(outsider, 'Meera Iyer');
    const owner = withCookies(server, response);
    const taken = (await owner.get('/auth/fetchAuth')).json();
    expect(taken).toMatchObject({ _id: outsider.userId });
    expect(taken).not.toHaveProperty('user_id');
    expect((await owner.get(`/api/feedback/${outsider.userId}`)).statusCode).toBe(403);
    const [skill] = await server.context.db.select().from(skills).where(eq(skills.id, skillId));
    expect(skill?.createdBy).toBeNull();
    expect(await audited(server, 'account.prove-mailbox')).toEqual([{ takenOver: true, emptied: true, sessions: 1 }]);
  });

  it('is not erased later because the other person asked for that', async () => {
    const outsider = await register(server);
    await fillIn(server, outsider);
    expect((await outsider.send('POST', '/auth/reauthentication', { password: DEAN.password })).statusCode).toBe(200);
    expect((await outsider.send('POST', '/api/my-data/leaving')).statusCode).toBe(200);
    expect((await takeOver(await newestLink(server))).statusCode).toBe(200);
    server.setNow(new Date(TEST_NOW.getTime() + 15 * 24 * 60 * 60_000));
    await cleanUp({ ...server.context, db: server.connection.acrossInstitutes }, [server.context]);
    await server.workOnErasures();
    expect(await stored(server)).toMatchObject({ name: 'Meera Iyer', leavesAt: null, erasedAt: null });
  });

  it('keeps what the institute had imported before somebody registered', async () => {
    const { db, instituteId } = server.context;
    const imported = new Date(TEST_NOW.getTime() - 60_000);
    const own = { instituteId, userId: newId(), createdAt: imported };
    await db
      .insert(users)
      .values({ instituteId, id: own.userId, email: DEAN.email, name: 'Meera Iyer', createdAt: imported, updatedAt: imported });
    const achievement = { type: 'technical', dateAchieved: '2026-01-01' } as const;
    await db.insert(achievements).values({ ...own, ...achievement, id: newId(), title: 'From the table' });
    const outsider = await register(server);
    expect(outsider.userId).toBe(own.userId);
    const [registered] = await db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.instituteId, instituteId), eq(auditLog.action, 'account.register')));
    expect(registered).toMatchObject({ actorId: own.userId, subjectId: own.userId });
    await fillIn(server, outsider);
    expect((await takeOver(await newestLink(server))).statusCode).toBe(200);
    const left = await db.select({ title: achievements.title }).from(achievements).where(eq(achievements.userId, own.userId));
    expect(left).toEqual([{ title: 'From the table' }]);
  });

  it('is handed over to a mailbox owner who is signed in with another account', async () => {
    const outsider = await register(server);
    const link = await newestLink(server);
    const somebody = await server.signIn();
    expect((await somebody.get(link)).json()).toMatchObject({ is_registrant: false });
    expect((await somebody.send('POST', link, {})).statusCode).toBe(400);
    expect((await somebody.send('POST', link, { name: 'Meera Iyer', password: OWN_PASSWORD })).statusCode).toBe(200);
    await expectHandedOver(outsider, 'Meera Iyer');
  });

  it('is emptied and handed over by a password reset', async () => {
    const outsider = await register(server);
    await fillIn(server, outsider);
    const proof = await newestLink(server);
    await server.visitor().send('POST', '/auth/forgot-password', { email: DEAN.email });
    const link = await newestLink(server, 'reset-password');
    expect((await server.visitor().send('POST', link, { password: OWN_PASSWORD })).statusCode).toBe(200);
    await expectHandedOver(outsider, 'dean');
    expect((await server.visitor().get(proof)).statusCode).toBe(400);
    const login = await server.visitor().send('POST', '/auth/login', { email: DEAN.email, password: OWN_PASSWORD });
    expect(login.json().user).not.toHaveProperty('email_proof');
  });

  it('keeps its data if the reset comes from the browser that registered', async () => {
    const visitor = await register(server);
    await fillIn(server, visitor);
    await visitor.send('POST', '/auth/forgot-password', { email: DEAN.email });
    expect((await visitor.send('POST', await newestLink(server, 'reset-password'), { password: OWN_PASSWORD })).statusCode).toBe(200);
    expect(await stored(server)).toMatchObject({ name: 'The Dean', rollNumber: '77', onboardingComplete: true, emailVerified: true });
    expect(await leftOf(server, visitor.userId)).toEqual([1, 1, 1, 1, 1, 1]);
  });

  it('keeps its data if the browser that registered follows the link while signed out', async () => {
    const visitor = await register(server);
    await fillIn(server, visitor);
    const { 'quad-registrant': remembered = '', quad = '' } = visitor.cookies;
    expect([remembered.length, quad.length]).toEqual([43, 43]);
    const link = await newestLink(server);
    const send = (payload: object, cookies: Record<string, string>) =>
      server.app.inject({ method: 'POST', url: link, payload, cookies, headers: { 'sec-fetch-site': 'same-origin' } });
    expect((await send({}, { 'quad-registrant': remembered })).statusCode).toBe(400);
    expect((await send({ name: 'The Dean', password: OWN_PASSWORD }, { 'quad-registrant': remembered })).statusCode).toBe(200);
    expect(await stored(server)).toMatchObject({ name: 'The Dean', rollNumber: '77', onboardingComplete: true, registrantHash: null });
    expect(await leftOf(server, visitor.userId)).toEqual([1, 1, 1, 1, 1, 1]);
    expect((await visitor.get('/auth/fetchAuth')).json()).toBeNull();
    expect(JSON.stringify(await server.context.db.select().from(users))).not.toContain(remembered);
  });

  it('is emptied by a reset from a browser that registered another account', async () => {
    const outsider = await register(server);
    await fillIn(server, outsider);
    const other = await register(server, { email: 'other@campus.example', ID: '2' });
    await server.visitor().send('POST', '/auth/forgot-password', { email: DEAN.email });
    const link = await newestLink(server, 'reset-password');
    expect((await other.send('POST', link, { password: OWN_PASSWORD })).statusCode).toBe(200);
    await expectHandedOver(outsider, 'dean');
  });

  it('is handed over by only one of 20 concurrent requests', async () => {
    await register(server);
    const link = await newestLink(server);
    const tries = Array.from({ length: 20 }, (_, index) =>
      server.visitor().send('POST', link, { name: `Person ${index}`, password: `${OWN_PASSWORD} ${index}` }),
    );
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(await audited(server, 'account.prove-mailbox')).toHaveLength(1);
  });

  it('is handed over once by a concurrent link and reset', async () => {
    const outsider = await register(server);
    const proof = await newestLink(server);
    await server.visitor().send('POST', '/auth/forgot-password', { email: DEAN.email });
    const reset = await newestLink(server, 'reset-password');
    const responses = await Promise.all([takeOver(proof), server.visitor().send('POST', reset, { password: OWN_PASSWORD })]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    expect(await stored(server)).toMatchObject({ emailVerified: true, emailClaimed: false, onboardingComplete: false });
    expect((await outsider.get('/auth/fetchAuth')).json()).toBeNull();
  });

  it('rejects an onboarding of the registrant that arrives after the takeover', async () => {
    const outsider = await register(server);
    const { onboard } = await import('./registration.service.ts');
    const link = await newestLink(server);
    const late = { userId: outsider.userId, username: DEAN.email, isUnverified: true };
    expect((await takeOver(link)).statusCode).toBe(200);
    const form = { name: '', email: '', ID_No: '77', mobile_no: '9876543210', add_year: '2026', Program: 'B.Tech', discipline: 'Physics' };
    expect(await onboard(server.context, late, form)).toMatchObject({ ok: false });
    expect(await stored(server)).toMatchObject({ rollNumber: null, onboardingComplete: false });
  });

  it('keeps its data on a reset if it was onboarded before verification existed, and ends its sessions', async () => {
    const before = await server.signIn({ email: DEAN.email, name: 'The Dean', rollNumber: '77' });
    await server.context.db.update(users).set({ emailVerified: false }).where(eq(users.id, before.userId));
    await server.visitor().send('POST', '/auth/forgot-password', { email: DEAN.email });
    await server.visitor().send('POST', await newestLink(server, 'reset-password'), { password: OWN_PASSWORD });
    expect(await stored(server)).toMatchObject({ name: 'The Dean', rollNumber: '77', onboardingComplete: true, emailVerified: true });
    expect((await before.get('/auth/fetchAuth')).json()).toBeNull();
  });
});

describe('an account whose address Google verifies', () => {
  let provider: GoogleProvider;
  let withGoogle: TestApp;
  beforeAll(async () => {
    provider = await startGoogleProvider();
    Object.assign(provider.claims, { email: DEAN.email, name: 'Meera Iyer' });
    withGoogle = await testApp({ environment: { ...provider.environment, LOGIN_ATTEMPTS_PER_ADDRESS: '1000' } });
  });
  afterAll(async () => {
    await withGoogle.close();
    await provider.close();
  });
  beforeEach(async () => {
    await withGoogle.context.db.delete(users).where(eq(users.instituteId, withGoogle.context.instituteId));
  });

  async function signInWithGoogle(cookies: Readonly<Record<string, string>> = {}) {
    const left = await withGoogle.app.inject({ url: '/auth/google', cookies: { ...cookies } });
    const back = new URL((await fetch(left.headers.location ?? '', { redirect: 'manual' })).headers.get('location') ?? '');
    const transaction = Object.fromEntries(left.cookies.map(({ name, value }) => [name, value]));
    return withGoogle.app.inject({ url: back.pathname + back.search, cookies: { ...cookies, ...transaction } });
  }

  it('is emptied and handed over with a session if another browser registered it', async () => {
    const outsider = await register(withGoogle);
    const response = await signInWithGoogle();
    expect(response.headers.location).toBe('/onboarding');
    const cookies = Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]));
    expect((await withGoogle.app.inject({ url: '/auth/fetchAuth', cookies })).json()).toMatchObject({ _id: outsider.userId });
    expect(await stored(withGoogle)).toMatchObject({
      name: 'Meera Iyer',
      rollNumber: null,
      passwordHash: null,
      strategy: 'google',
      emailVerified: true,
      emailClaimed: false,
    });
    expect((await outsider.get('/auth/fetchAuth')).json()).toBeNull();
  });

  it('keeps its name and password, and gets a session, if the same browser registered it', async () => {
    const visitor = await register(withGoogle);
    const response = await signInWithGoogle(visitor.cookies);
    expect(response.headers.location).toBe('/onboarding');
    const cookies = Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]));
    expect((await withGoogle.app.inject({ url: '/auth/fetchAuth', cookies })).json()).toMatchObject({ _id: visitor.userId });
    expect(await stored(withGoogle)).toMatchObject({
      name: 'The Dean',
      rollNumber: '1',
      strategy: 'local',
      emailVerified: true,
    });
    const login = await withGoogle.visitor().send('POST', '/auth/login', { email: DEAN.email, password: DEAN.password });
    expect(login.statusCode).toBe(200);
  });
});

describe('PERSONAL_COLUMNS', () => {
  it('lists every column that references users, except those of attendance and photos', async () => {
    const { rows } = await server.context.db.execute<{ reference: string }>(sql`
      select r.relname || '.' || a.attname as reference
      from pg_constraint c
      join pg_class r on r.oid = c.conrelid
      join pg_class u on u.oid = c.confrelid and u.relname = 'users'
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[2]
      where c.contype = 'f'`);
    const listed = PERSONAL_COLUMNS.map(({ column }) => `${getTableName(column.table)}.${column.name}`);
    expect(rows.map(({ reference }) => reference).sort()).toEqual([...listed, 'attendance.user_id', 'photos.user_id'].sort());
  });
});
