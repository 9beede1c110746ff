import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../db/ids.ts';
import { auditLog, sessions } from '../../db/schema.ts';
import { TEST_NOW, TEST_PASSWORD, type TestApp, testApp, type Visitor } from '../../testing/testApp.ts';

const HOUR_MS = 3_600_000;
const PHONE = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
let server: TestApp;
beforeEach(async () => {
  server = await testApp();
  return () => server.close();
});

/** Signs the same person in an hour later on a phone. */
async function onPhone(email: string) {
  server.setNow(new Date(TEST_NOW.getTime() + HOUR_MS));
  const login = await server.visitor().send('POST', '/auth/login', { email, password: TEST_PASSWORD }, { 'user-agent': PHONE });
  return Object.fromEntries(login.cookies.map(({ name, value }) => [name, value]));
}

async function listed(visitor: Visitor) {
  return (await visitor.get('/auth/sessions')).json();
}

describe('GET /auth/sessions', () => {
  it('lists the sessions of the signed-in user, newest first, without token hashes', async () => {
    const student = await server.signIn({ email: 'meera@campus.example' });
    await onPhone('meera@campus.example');
    await server.signIn();
    const response = await student.get('/auth/sessions');
    expect(response.json()).toEqual([
      {
        id: expect.any(String),
        device: 'Chrome on Android',
        created_at: '2026-11-20T10:30:00.000Z',
        last_seen_at: '2026-11-20T10:30:00.000Z',
        is_current: false,
      },
      {
        id: expect.any(String),
        device: '',
        created_at: '2026-11-20T09:30:00.000Z',
        last_seen_at: '2026-11-20T10:30:00.000Z',
        is_current: true,
      },
    ]);
    const rows = await server.context.db.select().from(sessions).where(eq(sessions.userId, student.userId));
    for (const { tokenHash } of rows) expect(response.body).not.toContain(tokenHash);
  });

  it('omits expired sessions', async () => {
    const student = await server.signIn({ email: 'meera@campus.example' });
    const phone = await onPhone('meera@campus.example');
    server.setNow(new Date(TEST_NOW.getTime() + 12.5 * HOUR_MS));
    const response = await server.app.inject({ url: '/auth/sessions', cookies: phone });
    expect(response.json()).toHaveLength(1);
    expect(await student.get('/auth/sessions')).toMatchObject({ statusCode: 401 });
  });
});

describe('DELETE /auth/sessions/{id}', () => {
  it('ends only the given session and writes an audit log entry', async () => {
    const student = await server.signIn({ email: 'meera@campus.example' });
    const phone = await onPhone('meera@campus.example');
    const [other] = await listed(student);
    const response = await student.send('DELETE', `/auth/sessions/${other.id}`);
    expect([response.statusCode, response.json()]).toEqual([200, { message: 'The session has ended.' }]);
    expect(response.cookies).toEqual([]);
    expect((await server.app.inject({ url: '/auth/fetchAuth', cookies: phone })).json()).toBeNull();
    expect(await listed(student)).toHaveLength(1);
    const ended = and(eq(auditLog.instituteId, server.context.instituteId), eq(auditLog.action, 'session.end'));
    const audit = await server.context.db.select().from(auditLog).where(ended);
    expect(audit).toMatchObject([{ actorId: student.userId, subjectId: student.userId, detail: {} }]);
    expect((await student.send('DELETE', `/auth/sessions/${other.id}`)).statusCode).toBe(404);
  });

  it('clears the session cookie when the current session is ended', async () => {
    const student = await server.signIn();
    const [own] = await listed(student);
    const response = await student.send('DELETE', `/auth/sessions/${own.id}`);
    expect(response.cookies).toMatchObject([{ name: 'quad', value: '' }]);
    expect((await student.get('/auth/sessions')).statusCode).toBe(401);
  });

  it('returns 404 for a session of another user', async () => {
    const [student, stranger] = [await server.signIn(), await server.signIn()];
    const [own] = await listed(student);
    for (const id of [own.id, newId()]) {
      const response = await stranger.send('DELETE', `/auth/sessions/${id}`);
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ message: 'You have no such session; it may have ended.' });
    }
    expect((await stranger.send('DELETE', '/auth/sessions/mine')).statusCode).toBe(400);
    expect(await listed(student)).toHaveLength(1);
  });
});
