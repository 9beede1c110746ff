import { and, asc, eq, getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../db/ids.ts';
import {
  achievements,
  auditLog,
  feedback,
  feedbackAuthors,
  mailboxProofs,
  outbox,
  photos,
  skills,
  userSkills,
  users,
} from '../../db/schema.ts';
import { TEST_NOW, type TestApp, testApp, type Visitor } from '../../testing/testApp.ts';
import { changeRole } from './administration.service.ts';
import { BELONGINGS } from './belongings.repo.ts';
import { type GoogleProvider, startGoogleProvider } from './testing/googleProvider.ts';

const MINUTE_MS = 60_000;
const DEAD = 'This link does not work any more. Please ask for a new one.';
const OWN_PASSWORD = 'eleven paper lanterns';
const DEAN = { name: 'The Dean', ID: '1', email: 'dean@campus.example', password: 'seven kettles sing' };

let server: TestApp;
beforeEach(async () => {
  server = await testApp();
  return () => server.close();
});

/** Registers and gives the browser that did, with its session. */
async function register(person: Partial<typeof DEAN> = {}, on = server): Promise<Visitor> {
  const response = await on.visitor().send('POST', '/auth/register', { ...DEAN, ...person });
  expect(response.statusCode, response.body).toBe(200);
  return withCookies(response, on);
}

function withCookies(response: { cookies: { name: string; value: string }[]; json(): { user: { _id: string } } }, on = server): Visitor {
  const cookies = Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]));
  const visitor = on.visitor();
  const inject = (method: string, url: string, payload?: object) =>
    on.app.inject({ method: method as 'GET', url, cookies, headers: { 'sec-fetch-site': 'same-origin' }, ...(payload ? { payload } : {}) });
  return {
    ...visitor,
    userId: response.json().user._id,
    cookies,
    get: (url) => inject('GET', url),
    send: (method, url, payload) => inject(method, url, payload),
  };
}

/** The path of the newest link that was mailed, as the server's own call. */
async function newestLink(page = 'verify-email', on = server): Promise<string> {
  const mails = await on.deliverMails();
  const found = mails.map(({ text }) => new RegExp(`http://localhost:4000(/${page}/\\S+)`).exec(text)?.[1]).findLast(Boolean);
  if (!found) throw new Error('No link was mailed.');
  return `/auth${found}`;
}

async function stored(email = DEAN.email, on = server) {
  const { db, instituteId } = on.context;
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.instituteId, instituteId), eq(users.email, email)));
  return row;
}

async function audited(action: string) {
  const { db, instituteId } = server.context;
  const rows = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.instituteId, instituteId), eq(auditLog.action, action)))
    .orderBy(asc(auditLog.sequence));
  return rows.map(({ detail }) => detail);
}

function takeOver(link: string, choice: object = { name: 'Meera Iyer', password: OWN_PASSWORD }) {
  return server.visitor().send('POST', link, choice);
}

/** What the registrant may leave in an account before anybody looks: everything that a student can do. */
async function fillIn(visitor: Visitor) {
  const { db, instituteId } = server.context;
  const own = { instituteId, userId: visitor.userId, createdAt: TEST_NOW };
  const form = { ID_No: '77', mobile_no: '9876543210', add_year: '2026', Program: 'B.Tech', discipline: 'Physics' };
  expect((await visitor.send('POST', '/onboarding', form)).statusCode).toBe(200);
  const skill = { instituteId, id: newId(), name: 'Impersonation', category: 'x', type: 'technical', createdBy: visitor.userId } as const;
  await db.insert(skills).values({ ...skill, createdAt: TEST_NOW });
  await db.insert(userSkills).values({ ...own, id: newId(), skillId: skill.id, skillType: 'technical', proficiency: 'expert' });
  await db.insert(achievements).values({ ...own, id: newId(), title: 'A medal', type: 'technical', dateAchieved: '2026-01-01' });
  await db.insert(photos).values({ ...own, name: newId(), image: new Uint8Array([1]) });
  const given = {
    instituteId,
    id: newId(),
    type: 'Suggestion',
    targetType: 'User',
    targetId: newId(),
    comments: 'x',
    createdAt: TEST_NOW,
  } as const;
  await db.insert(feedback).values(given);
  await db.insert(feedbackAuthors).values({ instituteId, feedbackId: given.id, userId: visitor.userId });
  await db
    .update(users)
    .set({ profilePic: '/photos/x.webp', github: 'https://github.com/x', cgpa: 9.9 })
    .where(eq(users.id, visitor.userId));
  return { skillId: skill.id };
}

/** How many rows an account has of what only its registrant can have left. */
async function leftOf(userId: string) {
  const { db } = server.context;
  const of = (table: typeof userSkills | typeof achievements | typeof photos | typeof feedbackAuthors) =>
    db.$count(table, sql`${table.userId} = ${userId}`);
  const owned = [await of(userSkills), await of(achievements), await of(photos), await of(feedbackAuthors)];
  return [...owned, await db.$count(skills, eq(skills.createdBy, userId))];
}

describe('registering', () => {
  it('mails a link that shows whose the mailbox is, under the address of the portal, and stores no token', async () => {
    const { userId } = await register();
    const [mail] = await server.deliverMails();
    expect(mail).toMatchObject({ to: 'dean@campus.example', subject: 'Confirm your email address for Quad' });
    expect(mail?.text).toMatch(new RegExp(`http://localhost:4000/verify-email/${userId}/[A-Za-z0-9_-]{43}\\n`));
    expect(mail?.text).not.toContain('The Dean');
    const token = (await newestLink()).split('/').at(-1) ?? '';
    const { db } = server.context;
    const all = [await db.select().from(outbox), await db.select().from(mailboxProofs), await db.select().from(auditLog)];
    expect(JSON.stringify(all)).not.toContain(token);
  });

  it('tells the person what is still asked for, and nobody of whom nothing is', async () => {
    const visitor = await register();
    expect((await visitor.get('/auth/fetchAuth')).json()).toMatchObject({ email_proof: 'reminder' });
    expect((await (await server.signIn()).get('/auth/fetchAuth')).json()).not.toHaveProperty('email_proof');
  });

  it('sends three more an hour, the last of which works', async () => {
    const visitor = await register();
    const first = await newestLink();
    const statuses = [];
    for (let attempt = 0; attempt < 4; attempt += 1) statuses.push((await visitor.send('POST', '/auth/verify-email')).statusCode);
    expect(statuses).toEqual([200, 200, 200, 429]);
    const newest = await newestLink();
    expect(await server.deliverMails()).toHaveLength(4);
    expect((await visitor.get(first)).statusCode).toBe(400);
    expect((await visitor.get(newest)).statusCode).toBe(200);
  });

  it('sends none to who needs none, and none for a stranger', async () => {
    const proven = await (await server.signIn()).send('POST', '/auth/verify-email');
    expect([proven.statusCode, proven.json().message]).toEqual([409, 'Your email address is confirmed already.']);
    expect((await server.visitor().send('POST', '/auth/verify-email')).statusCode).toBe(401);
    expect(await server.deliverMails()).toEqual([]);
  });
});

describe('the link in the browser that registered', () => {
  it('is checked as often as one likes, spent once, and changes nothing but the proof', async () => {
    const visitor = await register();
    await fillIn(visitor);
    const before = await stored();
    const link = await newestLink();
    for (let round = 0; round < 3; round += 1) {
      expect((await visitor.get(link)).json()).toEqual({ message: 'Confirm your email address.', is_registrant: true });
    }
    const response = await visitor.send('POST', link, {});
    expect(response.json()).toMatchObject({ message: 'Your email address is confirmed.', user: { _id: visitor.userId } });
    expect(response.json().user).not.toHaveProperty('email_proof');
    expect(await stored()).toEqual({ ...before, emailVerified: true, emailClaimed: false, registrantHash: null });
    expect(await leftOf(visitor.userId)).toEqual([1, 1, 1, 1, 1]);
    expect((await visitor.get('/api/events/latest')).statusCode).toBe(200);
    for (const dead of [await visitor.get(link), await visitor.send('POST', link, {})]) {
      expect([dead.statusCode, dead.json().message]).toEqual([400, DEAD]);
    }
    expect(await audited('account.prove-mailbox')).toEqual([{ takenOver: false, emptied: false, sessions: 0 }]);
  });

  it('ends after 15 minutes, and answers alike whatever is wrong with it', async () => {
    const visitor = await register();
    const link = await newestLink();
    const [, , , id, token] = link.split('/');
    const dead = [
      link.slice(0, -1),
      `${link}x`,
      `/auth/verify-email/${newId()}/${token}`,
      `/auth/verify-email/nobody/x`,
      `/auth/verify-email/${id}/%20`,
    ];
    for (const address of dead) {
      const bodies = [await visitor.get(address), await visitor.send('POST', address, {})];
      for (const body of bodies) expect([body.statusCode, body.json().message], address).toEqual([400, DEAD]);
    }
    server.setNow(new Date(TEST_NOW.getTime() + 15 * MINUTE_MS - 1));
    expect((await visitor.get(link)).statusCode).toBe(200);
    server.setNow(new Date(TEST_NOW.getTime() + 15 * MINUTE_MS));
    expect((await visitor.send('POST', link, {})).json().message).toBe(DEAD);
  });

  it('is spent by one of 24 that come at the same moment', async () => {
    const visitor = await register();
    const link = await newestLink();
    const responses = await Promise.all(
      Array.from({ length: 24 }, () =>
        server.app.inject({
          method: 'POST',
          url: link,
          payload: {},
          cookies: visitor.cookies,
          headers: { 'sec-fetch-site': 'same-origin' },
          remoteAddress: `10.9.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`,
        }),
      ),
    );
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await audited('account.prove-mailbox')).toHaveLength(1);
  });

  it('is tried 20 times a minute from one address', async () => {
    const visitor = server.visitor();
    const statuses = [];
    for (let attempt = 0; attempt < 21; attempt += 1) statuses.push((await visitor.get('/auth/verify-email/x/y')).statusCode);
    expect(statuses.slice(0, 20).every((status) => status === 400)).toBe(true);
    expect(statuses[20]).toBe(429);
  });
});

describe('a mailbox that somebody else registered', () => {
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
    expect(await stored()).toMatchObject({ ...EMPTY, name });
    expect(await leftOf(outsider.userId)).toEqual([0, 0, 0, 0, 0]);
    expect((await outsider.get('/auth/fetchAuth')).json()).toBeNull();
    expect((await outsider.get('/api/events/latest')).statusCode).toBe(401);
    const login = await server.visitor().send('POST', '/auth/login', { email: DEAN.email, password: DEAN.password });
    expect(login.statusCode).toBe(401);
  }

  it('is not proven by following the link in another browser: that asks for a name and a password first', async () => {
    const outsider = await register();
    const link = await newestLink();
    expect((await server.visitor().get(link)).json()).toMatchObject({ is_registrant: false });
    const refused = await takeOver(link, {});
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors).toEqual({ name: 'Enter your name.', password: 'Enter a password.' });
    const guessable = await takeOver(link, { name: 'Meera Iyer', password: 'meera-campus-2026' });
    expect(guessable.json().errors).toEqual({
      password: 'This password is easy to guess. Use a phrase that says nothing about you or the institute.',
    });
    expect(await stored()).toMatchObject({ emailVerified: false });
    expect((await outsider.get('/auth/fetchAuth')).json()).toMatchObject({ _id: outsider.userId });
  });

  it('belongs to whoever takes it over by the link, emptied, with a session of their own', async () => {
    const outsider = await register();
    const { skillId } = await fillIn(outsider);
    const response = await takeOver(await newestLink());
    expect(response.json()).toMatchObject({
      user: { _id: outsider.userId, onboardingComplete: false, personal_info: { name: 'Meera Iyer' } },
    });
    await expectHandedOver(outsider, 'Meera Iyer');
    const owner = withCookies(response);
    const taken = (await owner.get('/auth/fetchAuth')).json();
    expect(taken).toMatchObject({ _id: outsider.userId });
    expect(taken).not.toHaveProperty('user_id');
    expect((await owner.get(`/api/feedback/${outsider.userId}`)).statusCode).toBe(403);
    const [skill] = await server.context.db.select().from(skills).where(eq(skills.id, skillId));
    expect(skill?.createdBy).toBeNull();
    expect(await audited('account.prove-mailbox')).toEqual([{ takenOver: true, emptied: true, sessions: 1 }]);
  });

  it('belongs to whoever is signed in as somebody else and takes it over, too', async () => {
    const outsider = await register();
    const link = await newestLink();
    const somebody = await server.signIn();
    expect((await somebody.get(link)).json()).toMatchObject({ is_registrant: false });
    expect((await somebody.send('POST', link, {})).statusCode).toBe(400);
    expect((await somebody.send('POST', link, { name: 'Meera Iyer', password: OWN_PASSWORD })).statusCode).toBe(200);
    await expectHandedOver(outsider, 'Meera Iyer');
  });

  it('belongs to whoever sets a new password by a reset, emptied', async () => {
    const outsider = await register();
    await fillIn(outsider);
    const proof = await newestLink();
    await server.visitor().send('POST', '/auth/forgot-password', { email: DEAN.email });
    const link = await newestLink('reset-password');
    expect((await server.visitor().send('POST', link, { password: OWN_PASSWORD })).statusCode).toBe(200);
    await expectHandedOver(outsider, 'dean');
    expect((await server.visitor().get(proof)).statusCode).toBe(400);
    const login = await server.visitor().send('POST', '/auth/login', { email: DEAN.email, password: OWN_PASSWORD });
    expect(login.json().user).not.toHaveProperty('email_proof');
  });

  it('keeps what is there when the reset comes from the browser that registered', async () => {
    const visitor = await register();
    await fillIn(visitor);
    await visitor.send('POST', '/auth/forgot-password', { email: DEAN.email });
    expect((await visitor.send('POST', await newestLink('reset-password'), { password: OWN_PASSWORD })).statusCode).toBe(200);
    expect(await stored()).toMatchObject({ name: 'The Dean', rollNumber: '77', onboardingComplete: true, emailVerified: true });
    expect(await leftOf(visitor.userId)).toEqual([1, 1, 1, 1, 1]);
  });

  it('keeps what is there when it is the browser that registered, signed out: only the password is new', async () => {
    const visitor = await register();
    await fillIn(visitor);
    const { 'quad-registrant': remembered = '', quad = '' } = visitor.cookies;
    expect([remembered.length, quad.length]).toEqual([43, 43]);
    const link = await newestLink();
    const send = (payload: object, cookies: Record<string, string>) =>
      server.app.inject({ method: 'POST', url: link, payload, cookies, headers: { 'sec-fetch-site': 'same-origin' } });
    expect((await send({}, { 'quad-registrant': remembered })).statusCode).toBe(400);
    expect((await send({ name: 'The Dean', password: OWN_PASSWORD }, { 'quad-registrant': remembered })).statusCode).toBe(200);
    expect(await stored()).toMatchObject({ name: 'The Dean', rollNumber: '77', onboardingComplete: true, registrantHash: null });
    expect(await leftOf(visitor.userId)).toEqual([1, 1, 1, 1, 1]);
    expect((await visitor.get('/auth/fetchAuth')).json()).toBeNull();
    expect(JSON.stringify(await server.context.db.select().from(users))).not.toContain(remembered);
  });

  it('keeps nothing for a browser that remembers another registration', async () => {
    const outsider = await register();
    await fillIn(outsider);
    const other = await register({ email: 'other@campus.example', ID: '2' });
    await server.visitor().send('POST', '/auth/forgot-password', { email: DEAN.email });
    const link = await newestLink('reset-password');
    expect((await other.send('POST', link, { password: OWN_PASSWORD })).statusCode).toBe(200);
    await expectHandedOver(outsider, 'dean');
  });

  it('is taken over by one of 20 who try at the same moment', async () => {
    await register();
    const link = await newestLink();
    const tries = Array.from({ length: 20 }, (_, index) =>
      server.visitor().send('POST', link, { name: `Person ${index}`, password: `${OWN_PASSWORD} ${index}` }),
    );
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(await audited('account.prove-mailbox')).toHaveLength(1);
  });

  it('comes out whole of a link and a reset at the same moment', async () => {
    const outsider = await register();
    const proof = await newestLink();
    await server.visitor().send('POST', '/auth/forgot-password', { email: DEAN.email });
    const reset = await newestLink('reset-password');
    const responses = await Promise.all([takeOver(proof), server.visitor().send('POST', reset, { password: OWN_PASSWORD })]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    expect(await stored()).toMatchObject({ emailVerified: true, emailClaimed: false, onboardingComplete: false });
    expect((await outsider.get('/auth/fetchAuth')).json()).toBeNull();
  });

  it('takes no onboarding of the outsider that was on its way when it was proven', async () => {
    const outsider = await register();
    const { onboard } = await import('./registration.service.ts');
    const link = await newestLink();
    const late = { userId: outsider.userId, username: DEAN.email, isUnproven: true };
    expect((await takeOver(link)).statusCode).toBe(200);
    const form = { name: '', email: '', ID_No: '77', mobile_no: '9876543210', add_year: '2026', Program: 'B.Tech', discipline: 'Physics' };
    expect(await onboard(server.context, late, form)).toMatchObject({ ok: false });
    expect(await stored()).toMatchObject({ rollNumber: null, onboardingComplete: false });
  });

  it('keeps everything where it was onboarded before proofs were asked for, but for the password and the sessions', async () => {
    const before = await server.signIn({ email: DEAN.email, name: 'The Dean', rollNumber: '77' });
    await server.context.db.update(users).set({ emailVerified: false }).where(eq(users.id, before.userId));
    await server.visitor().send('POST', '/auth/forgot-password', { email: DEAN.email });
    await server.visitor().send('POST', await newestLink('reset-password'), { password: OWN_PASSWORD });
    expect(await stored()).toMatchObject({ name: 'The Dean', rollNumber: '77', onboardingComplete: true, emailVerified: true });
    expect((await before.get('/auth/fetchAuth')).json()).toBeNull();
  });
});

describe('a mailbox that Google vouches for', () => {
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

  it('belongs to who comes back from Google, emptied, when another browser registered it', async () => {
    const outsider = await register({}, withGoogle);
    expect((await signInWithGoogle()).headers.location).toBe('/onboarding');
    expect(await stored(DEAN.email, withGoogle)).toMatchObject({
      name: 'Meera Iyer',
      rollNumber: null,
      passwordHash: null,
      strategy: 'google',
      emailVerified: true,
      emailClaimed: false,
    });
    expect((await outsider.get('/auth/fetchAuth')).json()).toBeNull();
  });

  it('keeps name, password and session when the same browser registered it', async () => {
    const visitor = await register({}, withGoogle);
    expect((await signInWithGoogle(visitor.cookies)).headers.location).toBe('/onboarding');
    expect(await stored(DEAN.email, withGoogle)).toMatchObject({
      name: 'The Dean',
      rollNumber: '1',
      strategy: 'local',
      emailVerified: true,
    });
    const login = await withGoogle.visitor().send('POST', '/auth/login', { email: DEAN.email, password: DEAN.password });
    expect(login.statusCode).toBe(200);
  });
});

describe('rights', () => {
  it('do not come to a mailbox that nobody has proven: the outsider who registers as the dean stays a student', async () => {
    const outsider = await register();
    for (const role of ['PRESIDENT', 'GENSEC_SCITECH', 'CLUB_COORDINATOR'] as const) {
      expect(await changeRole(server.context, { email: DEAN.email, role })).toMatchObject({
        ok: false,
        refusal: { message: `Nobody has shown yet that the mailbox dean@campus.example is theirs, so it cannot have the role ${role}.` },
      });
    }
    expect((await outsider.get('/auth/fetchAuth')).json()).toMatchObject({ role: 'STUDENT' });
    expect(await changeRole(server.context, { email: DEAN.email, role: 'STUDENT' })).toMatchObject({ ok: true });
  });

  it('come to it once it is proven, and end every session', async () => {
    const visitor = await register();
    await visitor.send('POST', await newestLink(), {});
    expect(await changeRole(server.context, { email: DEAN.email, role: 'PRESIDENT' })).toEqual({ ok: true, value: { from: 'STUDENT' } });
    expect((await visitor.get('/auth/fetchAuth')).json()).toBeNull();
    const president = await server.signIn({ role: 'PRESIDENT', email: 'former@campus.example' });
    await changeRole(server.context, { email: 'former@campus.example', role: 'STUDENT' });
    expect((await president.get('/auth/fetchAuth')).json()).toBeNull();
  });

  it('do not come with a unit: neither is one made for such an address, nor does the address of one open it', async () => {
    await register();
    const president = await server.signIn({ role: 'PRESIDENT' });
    const unit = {
      name: 'Deanery',
      type: 'Club',
      category: 'scitech',
      contact_info: { email: DEAN.email },
      hierarchy_level: 1,
      budget_info: { allocated_budget: 0 },
    };
    const refused = await president.send('POST', '/api/orgUnit/create', unit);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Somebody has an account with this email already. Choose another address for the unit.',
    ]);
    const made = await president.send('POST', '/api/orgUnit/create', { ...unit, contact_info: { email: 'club@campus.example' } });
    expect(made.statusCode, made.body).toBe(201);
    const unproven = await server.signIn({ role: 'CLUB_COORDINATOR', email: 'other@campus.example', isUnproven: true });
    const { db, instituteId } = server.context;
    await db
      .update(users)
      .set({ email: 'gone@campus.example' })
      .where(and(eq(users.instituteId, instituteId), eq(users.email, 'club@campus.example')));
    await db.update(users).set({ email: 'club@campus.example' }).where(eq(users.id, unproven.userId));
    const reads = () => unproven.get('/api/orgUnit/clubData/club@campus.example');
    expect((await reads()).statusCode).toBe(403);
    await db.update(users).set({ emailVerified: true }).where(eq(users.id, unproven.userId));
    expect((await reads()).statusCode).toBe(200);
  });

  it('come to the coordinator of a new unit with the first reset', async () => {
    const president = await server.signIn({ role: 'PRESIDENT' });
    await president.send('POST', '/api/orgUnit/create', {
      name: 'Chess Club',
      type: 'Club',
      category: 'scitech',
      contact_info: { email: 'chess@campus.example' },
    });
    await server.visitor().send('POST', await newestLink('reset-password'), { password: OWN_PASSWORD });
    expect(await stored('chess@campus.example')).toMatchObject({
      name: 'Chess Club',
      role: 'CLUB_COORDINATOR',
      onboardingComplete: true,
      emailVerified: true,
    });
  });
});

describe('EMAIL_PROOF=before-onboarding', () => {
  let strict: TestApp;
  beforeEach(async () => {
    strict = await testApp({ environment: { EMAIL_PROOF: 'before-onboarding' } });
    return () => strict.close();
  });
  const form = { ID_No: '77', mobile_no: '9876543210', add_year: '2026', Program: 'B.Tech', discipline: 'Physics' };

  it('lets nobody on to onboarding before the link is followed', async () => {
    const visitor = await register({}, strict);
    expect((await visitor.get('/auth/fetchAuth')).json()).toMatchObject({ email_proof: 'required' });
    for (const refused of [await visitor.send('POST', '/onboarding', form), await visitor.get('/api/feedback/get-targetid')]) {
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'EMAIL_UNPROVEN']);
    }
    await visitor.send('POST', await newestLink('verify-email', strict), {});
    expect((await visitor.send('POST', '/onboarding', form)).statusCode).toBe(200);
    expect((await visitor.get('/api/events/latest')).statusCode).toBe(200);
  });

  it('stops who was let on before it was set, and not who was there before proofs were asked for', async () => {
    const early = await strict.signIn({ isUnproven: true });
    expect((await early.get('/api/feedback/get-targetid')).json()).toMatchObject({ code: 'EMAIL_UNPROVEN' });
    const before = await strict.signIn();
    await strict.context.db.update(users).set({ emailVerified: false }).where(eq(users.id, before.userId));
    expect((await before.get('/api/events/latest')).statusCode).toBe(200);
    expect((await before.get('/auth/fetchAuth')).json()).toMatchObject({ email_proof: 'reminder' });
  });
});

describe('what belongs to an account', () => {
  it('is every column that refers to one, but for photos and what a trigger keeps', async () => {
    const { rows } = await server.context.db.execute<{ reference: string }>(sql`
      select r.relname || '.' || a.attname as reference
      from pg_constraint c
      join pg_class r on r.oid = c.conrelid
      join pg_class u on u.oid = c.confrelid and u.relname = 'users'
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[2]
      where c.contype = 'f'`);
    const listed = BELONGINGS.map(({ column }) => `${getTableName(column.table)}.${column.name}`);
    expect(rows.map(({ reference }) => reference).sort()).toEqual([...listed, 'attendance.user_id', 'photos.user_id'].sort());
  });
});
