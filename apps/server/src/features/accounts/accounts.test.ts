import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { users } from '../../db/schema.ts';
import { newTestDatabase } from '../../testing/database.ts';
import { hashingWork } from '../../testing/hashing.ts';
import { postedMails } from '../../testing/jobs.ts';
import { TEST_NOW, TEST_PASSWORD, type TestApp, testApp } from '../../testing/testApp.ts';

const MINUTE_MS = 60_000;
const ONE_COMPARISON = 'verify m=19456,t=2,p=1';
let server: TestApp;
beforeEach(async () => {
  server = await testApp();
  return () => server.close();
});

function logIn(email: string, password: string, remoteAddress = '10.200.0.1', { app } = server) {
  return app.inject({
    method: 'POST',
    url: '/auth/login',
    payload: { email, password },
    remoteAddress,
    headers: { 'sec-fetch-site': 'same-origin' },
  });
}

/** Records the delays of responses without waiting for them. */
function notedPauses(): number[] {
  const pauses: number[] = [];
  beforeEach(() => {
    pauses.length = 0;
    const original = globalThis.setTimeout;
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms = 0) => {
      if (![1000, 3000, 6000, 9000].includes(ms)) return original(run, ms);
      pauses.push(ms);
      return original(run, 0);
    }) as typeof setTimeout);
    return () => vi.restoreAllMocks();
  });
  return pauses;
}

describe('signing in', () => {
  it('opens a session and returns the user without the password hash, ignoring the case of the email address', async () => {
    const { id } = await server.addUser({ email: 'Asha.Rao@campus.example', name: 'Asha Rao', role: 'PRESIDENT' });
    const response = await logIn('asha.rao@CAMPUS.example', TEST_PASSWORD);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      message: 'Login successful!',
      user: { _id: id, role: 'PRESIDENT', username: 'Asha.Rao@campus.example', personal_info: { name: 'Asha Rao' } },
    });
    expect(response.body).not.toContain('argon2');
    const cookies = Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]));
    expect((await server.app.inject({ url: '/auth/fetchAuth', cookies })).json()).toMatchObject({ _id: id });
  });

  it('returns null from fetchAuth for a visitor, and the own user when signed in', async () => {
    expect((await server.visitor().get('/auth/fetchAuth')).json()).toBeNull();
    const student = await server.signIn({ name: 'Meera Iyer' });
    expect((await student.get('/auth/fetchAuth')).json()).toMatchObject({ _id: student.userId, personal_info: { name: 'Meera Iyer' } });
  });

  it('names every missing field', async () => {
    const response = await server.visitor().send('POST', '/auth/login', {});
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      code: 'INVALID',
      message: 'Enter your email address.',
      errors: { email: 'Enter your email address.', password: 'Enter your password.' },
    });
  });

  it('rejects a body that contains a role', async () => {
    const { email } = await server.addUser();
    const response = await server.visitor().send('POST', '/auth/login', { email, password: TEST_PASSWORD, role: 'PRESIDENT' });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ errors: { role: 'Set by the server.' } });
  });

  it('rehashes a password that was hashed with outdated parameters', async () => {
    const { id, email } = await server.addUser();
    const { hash } = await import('@node-rs/argon2');
    const former = await hash(TEST_PASSWORD, { memoryCost: 4096, timeCost: 1, parallelism: 1 });
    await server.context.db.update(users).set({ passwordHash: former }).where(eq(users.id, id));
    expect((await logIn(email, TEST_PASSWORD)).statusCode).toBe(200);
    const [row] = await server.context.db.select().from(users).where(eq(users.id, id));
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await logIn(email, TEST_PASSWORD)).statusCode).toBe(200);
  });
});

describe('a failed sign-in', () => {
  async function accounts() {
    const known = await server.addUser();
    const google = await server.addUser();
    await server.context.db
      .update(users)
      .set({ strategy: 'google', googleSubject: google.id, passwordHash: null })
      .where(eq(users.id, google.id));
    return { known: known.email, unknown: 'nobody@campus.example', google: google.email };
  }

  it('returns the same response for an existing, a passwordless and an unknown account', async () => {
    for (const email of Object.values(await accounts())) {
      const { requestId, ...body } = (await logIn(email, 'a wrong password')).json();
      expect(requestId).toBeTruthy();
      expect(body).toEqual({
        message: 'Login failed. Please check your credentials.',
        error: 'Login failed. Please check your credentials.',
        code: 'BAD_CREDENTIALS',
      });
    }
  });

  it('compares exactly one password hash for each kind of account', async () => {
    for (const email of Object.values(await accounts())) {
      expect(await hashingWork(() => logIn(email, 'a wrong password')), email).toEqual([ONE_COMPARISON]);
    }
  });
});

describe('sign-in throttle', () => {
  const pauses = notedPauses();

  it('allows 5 failed attempts per account and address, then returns 429 for 15 minutes', async () => {
    const { email } = await server.addUser();
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await logIn(email, 'wrong')).statusCode).toBe(401);
    const response = await logIn(email, TEST_PASSWORD);
    expect(response.statusCode).toBe(429);
    expect(response.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(Number(response.headers['retry-after'])).toBe(900);
    expect((await logIn(email, TEST_PASSWORD, '10.200.0.2')).statusCode).toBe(200);
    server.setNow(new Date(TEST_NOW.getTime() + 15 * MINUTE_MS));
    expect((await logIn(email, TEST_PASSWORD)).statusCode).toBe(200);
  });

  it('resets the failures after a successful sign-in', async () => {
    const { email } = await server.addUser();
    for (let round = 0; round < 2; round += 1) {
      for (let attempt = 0; attempt < 4; attempt += 1) await logIn(email, 'wrong', `10.202.${round}.1`);
      expect((await logIn(email, TEST_PASSWORD, `10.202.${round}.1`)).statusCode).toBe(200);
    }
    for (let attempt = 0; attempt < 4; attempt += 1) expect((await logIn(email, 'wrong', '10.202.0.1')).statusCode).toBe(401);
  });

  it('allows 10 failed attempts per address in 3 minutes, whatever the account', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect((await logIn(`nobody${attempt}@campus.example`, 'wrong')).statusCode).toBe(401);
    const response = await logIn('somebody@campus.example', 'wrong');
    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBe(180);
    server.setNow(new Date(TEST_NOW.getTime() + 3 * MINUTE_MS));
    expect((await logIn('somebody@campus.example', 'wrong')).statusCode).toBe(401);
  });

  it('counts concurrent attempts', async () => {
    const { email } = await server.addUser();
    const responses = await Promise.all(Array.from({ length: 9 }, () => logIn(email, 'wrong')));
    expect(responses.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
    expect(responses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(4);
  });

  it('does not count successful sign-ins against the address', async () => {
    const people = await Promise.all(Array.from({ length: 14 }, () => server.addUser()));
    for (const { email } of people) expect((await logIn(email, TEST_PASSWORD)).statusCode).toBe(200);
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect((await logIn(`nobody${attempt}@campus.example`, 'wrong')).statusCode).toBe(401);
    expect((await logIn('nobody@campus.example', 'wrong')).statusCode).toBe(429);
  });

  it('allows many users behind one address to sign in concurrently', async () => {
    const people = await Promise.all(Array.from({ length: 24 }, () => server.addUser()));
    const responses = await Promise.all(people.map(({ email }) => logIn(email, TEST_PASSWORD)));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(people.map(() => 200));
  });

  it('counts all addresses of an IPv6 /64 network as one', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await logIn(`nobody${attempt}@campus.example`, 'wrong', `2001:db8:1:2:${attempt}::1`)).statusCode).toBe(401);
    }
    expect((await logIn('nobody@campus.example', 'wrong', '2001:db8:1:2:ffff::9')).statusCode).toBe(429);
    expect((await logIn('nobody@campus.example', 'wrong', '2001:db8:1:3::1')).statusCode).toBe(401);
  });

  it('neither hashes nor sends a statement for a blocked address, and delays its responses', async () => {
    const sent: string[] = [];
    const database = await newTestDatabase((statement, run) => {
      sent.push(statement);
      return run();
    });
    const counted = await testApp({ database });
    const tryAt = (address: string, email = 'nobody@campus.example') => logIn(email, 'wrong', address, counted);
    for (let attempt = 0; attempt < 18; attempt += 1) await tryAt('10.200.0.1', `nobody${attempt}@campus.example`);
    pauses.length = 0;
    sent.length = 0;
    const hashing = await hashingWork(async () => {
      for (let attempt = 0; attempt < 20; attempt += 1) expect((await tryAt('10.200.0.1')).statusCode).toBe(429);
    });
    expect([sent, hashing]).toEqual([[], []]);
    expect(pauses).toEqual(Array.from({ length: 20 }, () => 1000));
    expect(await hashingWork(() => tryAt('10.200.9.9'))).toEqual([ONE_COMPARISON]);
    expect(sent.length).toBeGreaterThan(0);
    await counted.close();
    await database.close();
  });
});

describe('an account attacked from many addresses', () => {
  const pauses = notedPauses();

  async function hammer(email: string, times: number) {
    for (let attempt = 0; attempt < times; attempt += 1) {
      expect((await logIn(email, 'wrong', `10.210.${attempt}.1`)).statusCode).toBe(401);
    }
  }

  it('is slowed down, stays open to its owner, and notifies the owner once a day', async () => {
    const { email } = await server.addUser({ name: 'Asha Patil' });
    await hammer(email, 20);
    expect([pauses, await server.deliverMails()]).toEqual([[], []]);
    await hammer(email, 2);
    expect(pauses).toEqual([3000, 6000]);
    expect((await logIn(email, TEST_PASSWORD, '10.212.0.1')).statusCode).toBe(200);
    expect(pauses).toEqual([3000, 6000, 9000]);
    const notice = [email, 'Somebody tries to sign in to your Quad account'];
    const notices = async () => (await server.deliverMails()).map(({ to, subject }) => [to, subject]);
    expect(await notices()).toEqual([notice]);
    server.setNow(new Date(TEST_NOW.getTime() + 23 * 60 * MINUTE_MS));
    await hammer(email, 22);
    expect(await notices()).toEqual([notice]);
    server.setNow(new Date(TEST_NOW.getTime() + 25 * 60 * MINUTE_MS));
    await hammer(email, 22);
    expect(await notices()).toEqual([notice, notice]);
  });

  it('limits concurrent attempts, but admits its owner from a known device', async () => {
    const { email } = await server.addUser();
    const known = (await logIn(email, TEST_PASSWORD, '10.213.0.1')).cookies.find(({ name }) => name === 'quad-device');
    const answers = await Promise.all(Array.from({ length: 120 }, (_, n) => logIn(email, 'wrong', `10.214.${n}.1`)));
    const statuses = Map.groupBy(answers, ({ statusCode }) => statusCode);
    // Twenty within the limit, and as many as fit into the queue.
    expect(statuses.get(401)).toHaveLength(23);
    expect(statuses.get(429)).toHaveLength(97);
    for (const { headers } of statuses.get(429) ?? []) expect(Number(headers['retry-after'])).toBeLessThanOrEqual(9);
    expect(pauses.filter((ms) => ms !== 1000).sort()).toEqual([3000, 6000, 9000]);
    const before = pauses.length;
    expect((await logIn(email, TEST_PASSWORD, '10.215.0.1')).statusCode).toBe(429);
    const from = { remoteAddress: '10.214.0.1', cookies: { 'quad-device': known?.value ?? '' } };
    const tryAt = (password: string, options: object) =>
      server.app.inject({
        method: 'POST',
        url: '/auth/login',
        headers: { 'sec-fetch-site': 'same-origin' },
        payload: { email, password },
        ...options,
      });
    expect((await tryAt(TEST_PASSWORD, from)).statusCode).toBe(200);
    // The refused attempt was delayed by a second; the known device was not delayed.
    expect(pauses.slice(before)).toEqual([1000]);
  });

  it('ignores a device cookie that is forged or belongs to another account', async () => {
    const owner = await server.addUser();
    const other = await server.addUser();
    const mark = (await logIn(other.email, TEST_PASSWORD, '10.216.0.1')).cookies.find(({ name }) => name === 'quad-device')?.value ?? '';
    await hammer(owner.email, 20);
    for (const value of [mark, 'made.up', `${mark.split('.')[0]}.${'0'.repeat(64)}`, '~'.repeat(5000)]) {
      pauses.splice(0);
      const response = await server.app.inject({
        method: 'POST',
        url: '/auth/login',
        remoteAddress: `10.217.${value.length % 250}.1`,
        headers: { 'sec-fetch-site': 'same-origin' },
        cookies: { 'quad-device': value },
        payload: { email: owner.email, password: 'wrong' },
      });
      expect([401, 429]).toContain(response.statusCode);
      expect(pauses).toHaveLength(1);
    }
  });

  it('ignores the cookie of a known device after five wrong passwords', async () => {
    const { email } = await server.addUser();
    const value = (await logIn(email, TEST_PASSWORD, '10.218.0.1')).cookies.find(({ name }) => name === 'quad-device')?.value ?? '';
    await hammer(email, 20);
    for (let count = 0; count < 6; count += 1) {
      await server.app.inject({
        method: 'POST',
        url: '/auth/login',
        remoteAddress: '10.219.0.1',
        headers: { 'sec-fetch-site': 'same-origin' },
        cookies: { 'quad-device': value },
        payload: { email, password: 'wrong' },
      });
    }
    expect(pauses).toEqual([3000]);
  });

  it('does not slow down sign-ins to other accounts', async () => {
    await hammer((await server.addUser()).email, 21);
    expect(pauses).toHaveLength(1);
    expect((await logIn((await server.addUser()).email, TEST_PASSWORD)).statusCode).toBe(200);
    expect(pauses).toHaveLength(1);
  });

  it('causes the same delays and queued mail if it does not exist', async () => {
    await hammer('nobody@campus.example', 22);
    expect(pauses).toEqual([3000, 6000]);
    expect(await server.deliverMails()).toEqual([]);
    const posted = await postedMails(server.context);
    expect(posted).toMatchObject([{ kind: 'sign-in-attempts', recipientId: null }]);
  });
});
