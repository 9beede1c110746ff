import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { sessions, users } from '../db/schema.ts';
import { TEST_NOW, TEST_PASSWORD, type TestApp, testApp, type Visitor } from '../testing/testApp.ts';
import { saveRecordedUses } from './sessionUses.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
let server: TestApp;
beforeEach(async () => {
  server = await testApp();
  return () => server.close();
});

async function isSignedIn(visitor: Visitor): Promise<boolean> {
  return (await visitor.get('/auth/fetchAuth')).json() !== null;
}

/** Saves the recorded uses, and sets the clock to this many hours after the sign-in. */
async function advanceTo(hours: number): Promise<void> {
  await saveRecordedUses(server.context);
  server.setNow(new Date(TEST_NOW.getTime() + hours * HOUR_MS));
}

async function logIn(email: string, cookies: Record<string, string> = {}) {
  return server.app.inject({
    method: 'POST',
    url: '/auth/login',
    payload: { email, password: TEST_PASSWORD },
    cookies,
    headers: { 'sec-fetch-site': 'same-origin' },
  });
}

describe('a session', () => {
  it('is a random cookie with HttpOnly and SameSite=Lax', async () => {
    const { email } = await server.addUser();
    const [cookie] = (await logIn(email)).cookies;
    expect(cookie).toMatchObject({ name: 'quad', httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 604_800 });
    expect(Buffer.from(cookie?.value ?? '', 'base64url')).toHaveLength(32);
  });

  it('is a secure cookie with the __Host- prefix when the portal is served over HTTPS', async () => {
    const secure = await testApp({ environment: { PORTAL_URL: 'https://portal.campus.example' } });
    const { email } = await secure.addUser();
    const response = await secure.visitor().send('POST', '/auth/login', { email, password: TEST_PASSWORD });
    expect(response.cookies[0]).toMatchObject({ name: '__Host-quad', secure: true, httpOnly: true, path: '/' });
    expect(response.cookies[0]).not.toHaveProperty('domain');
    expect(response.headers['strict-transport-security']).toBe('max-age=31536000');
    await secure.close();
  });

  it('is stored in the database only as a hash', async () => {
    const visitor = await server.signIn();
    const rows = await server.context.db.select().from(sessions).where(eq(sessions.userId, visitor.userId));
    expect(rows).toHaveLength(1);
    expect(rows[0]?.tokenHash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(rows)).not.toContain(visitor.cookies.quad);
  });

  it('is not found for a forged cookie', async () => {
    const response = await server.app.inject({ url: '/auth/fetchAuth', cookies: { quad: 'A'.repeat(43) } });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toBeNull();
  });

  it('expires after 12 hours without a request', async () => {
    const visitor = await server.signIn();
    await advanceTo(11.9);
    expect(await isSignedIn(visitor)).toBe(true);
    await advanceTo(23.7);
    expect(await isSignedIn(visitor)).toBe(true);
    await advanceTo(35.8);
    expect(await isSignedIn(visitor)).toBe(false);
  });

  it('expires after 7 days even when it is used', async () => {
    const visitor = await server.signIn();
    for (let hours = 11; hours < 7 * 24; hours += 11) {
      await advanceTo(hours);
      expect(await isSignedIn(visitor)).toBe(true);
    }
    await advanceTo(7 * 24);
    expect(await isSignedIn(visitor)).toBe(false);
  });

  it('saves its last use every five minutes, in the background', async () => {
    const visitor = await server.signIn();
    const lastUses = async () => {
      const rows = await server.context.db.select({ at: sessions.lastSeenAt }).from(sessions).where(eq(sessions.userId, visitor.userId));
      return rows.map((row) => row.at.getTime() - TEST_NOW.getTime());
    };
    for (const [minutes, expected] of [
      [4, 0],
      [6, 6],
      [10, 6],
      [12, 12],
    ] as const) {
      server.setNow(new Date(TEST_NOW.getTime() + minutes * MINUTE_MS));
      for (let call = 0; call < 3; call += 1) expect(await isSignedIn(visitor)).toBe(true);
      await saveRecordedUses(server.context);
      expect(await lastUses()).toEqual([expected * MINUTE_MS]);
    }
    server.setNow(new Date(TEST_NOW.getTime() + 20 * MINUTE_MS));
    expect(await isSignedIn(visitor)).toBe(true);
    // It is saved a moment later, without being awaited.
    await expect.poll(lastUses).toEqual([20 * MINUTE_MS]);
  });

  it('saves its last use when the server stops', async () => {
    const other = await testApp();
    const visitor = await other.signIn();
    const later = new Date(TEST_NOW.getTime() + HOUR_MS);
    other.setNow(later);
    expect(await isSignedIn(visitor)).toBe(true);
    await other.close();
    const rows = await other.context.db.select().from(sessions).where(eq(sessions.userId, visitor.userId));
    expect(rows.map(({ lastSeenAt }) => lastSeenAt)).toEqual([later]);
  });

  it('gets a new ID at every sign-in, which ends the previous session of the browser', async () => {
    const { email } = await server.addUser();
    const first = (await logIn(email)).cookies[0]?.value ?? '';
    const second = (await logIn(email, { quad: first })).cookies[0]?.value ?? '';
    expect(second).not.toBe(first);
    expect((await server.app.inject({ url: '/auth/fetchAuth', cookies: { quad: first } })).json()).toBeNull();
    expect((await server.app.inject({ url: '/auth/fetchAuth', cookies: { quad: second } })).json()).not.toBeNull();
  });

  it('returns the current role of the user', async () => {
    const visitor = await server.signIn({ role: 'PRESIDENT' });
    await server.context.db.update(users).set({ role: 'STUDENT' }).where(eq(users.id, visitor.userId));
    expect((await visitor.get('/auth/fetchAuth')).json()).toMatchObject({ role: 'STUDENT' });
  });

  it('ends on sign-out without ending other sessions of the user', async () => {
    const { email } = await server.addUser();
    const phone = (await logIn(email)).cookies[0]?.value ?? '';
    const laptop = (await logIn(email)).cookies[0]?.value ?? '';
    const send = () =>
      server.app.inject({ method: 'POST', url: '/auth/logout', cookies: { quad: phone }, headers: { 'sec-fetch-site': 'same-origin' } });
    const response = await send();
    expect(response.statusCode).toBe(200);
    expect(response.cookies[0]).toMatchObject({ name: 'quad', value: '' });
    expect((await server.app.inject({ url: '/auth/fetchAuth', cookies: { quad: phone } })).json()).toBeNull();
    expect((await server.app.inject({ url: '/auth/fetchAuth', cookies: { quad: laptop } })).json()).not.toBeNull();
    expect((await send()).statusCode).toBe(200);
  });
});
