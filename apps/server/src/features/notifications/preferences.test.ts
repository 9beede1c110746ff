import { DEFAULT_CHANNELS, topicsFor } from '@quad/domain/notifications';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../db/ids.ts';
import { notificationChannels, notificationSettings, sessions } from '../../db/schema.ts';
import { postedMails } from '../../testing/jobs.ts';
import { type TestApp, testApp, type Visitor } from '../../testing/testApp.ts';
import { notify, recipients } from './notifier.service.ts';
import { unsubscribeToken } from './unsubscribeTokens.service.ts';

let server: TestApp;
let student: Visitor;

beforeEach(async () => {
  server = await testApp();
  student = await server.signIn({ name: 'Asha Rao', email: 'asha@campus.example' });
  return () => server.close();
});

const PATH = '/api/notifications/preferences';
const preferences = async (who = student) => (await who.get(PATH)).json();

function notifyOfPlace(eventId = newId()) {
  const { context } = server;
  return context.db.transaction((tx) =>
    notify(tx, context, {
      kind: 'place-given',
      subject: { id: eventId, title: 'Robo Soccer' },
      to: recipients('registered', [student.userId]),
    }),
  );
}

// docs/specification/notifications.md#notifications-ways
describe('notification preferences', () => {
  it('are the defaults at first', async () => {
    expect(await preferences()).toEqual({
      topics: topicsFor('STUDENT').map((topic) => ({ topic, channels: DEFAULT_CHANNELS[topic] })),
      digest: 'weekly',
    });
  });

  it('list only the topics of the role', async () => {
    const president = await server.signIn({ role: 'PRESIDENT' });
    const topics = (await preferences(president)).topics.map(({ topic }: { topic: string }) => topic);
    expect(topics).toEqual(['waiting', 'room-requests', 'endorsements', 'positions', 'events', 'reminders', 'account']);
  });

  it('change only the values that a request names, for the user alone', async () => {
    const other = await server.signIn();
    const channels = { inbox: true, mail: false, push: false };
    const chosen = await student.send('PUT', PATH, { topics: [{ topic: 'registrations', channels }] });
    expect([chosen.statusCode, chosen.json().topics.find(({ topic }: { topic: string }) => topic === 'registrations')]).toEqual([
      200,
      { topic: 'registrations', channels },
    ]);
    expect((await student.send('PUT', PATH, { digest: 'daily', language: 'hi' })).json().digest).toBe('daily');
    expect((await student.send('PUT', PATH, { digest: 'none' })).json().digest).toBe('none');
    const [stored] = await server.context.db.select().from(notificationSettings).where(eq(notificationSettings.userId, student.userId));
    expect(stored).toMatchObject({ digest: 'none', language: 'hi' });
    expect((await preferences(other)).digest).toBe('weekly');
    await notifyOfPlace();
    expect(await postedMails(server.context)).toEqual([]);
  });

  it('reject an unknown topic, digest or language', async () => {
    for (const body of [{ topics: [{ topic: 'x', channels: {} }] }, { digest: 'hourly' }, { language: 'fr' }, { topics: {} }])
      expect((await student.send('PUT', PATH, body)).statusCode).toBe(400);
  });
});

describe('the unsubscribe link of a mail', () => {
  const address = (token: string) => `/api/notifications/unsubscribe/${token}`;
  const tokenOf = (what: Parameters<typeof unsubscribeToken>[2], userId = student.userId) => unsubscribeToken(server.context, userId, what);
  /** As mail providers send it (RFC 8058): from a foreign origin and without cookies. */
  const oneClick = (token: string, type = 'application/x-www-form-urlencoded', payload = 'List-Unsubscribe=One-Click') =>
    server.app.inject({ method: 'POST', url: address(token), headers: { 'content-type': type, origin: 'https://mail.example' }, payload });

  it('stops mails about its topic only', async () => {
    const stopped = await oneClick(tokenOf('registrations'));
    expect([stopped.statusCode, stopped.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(stopped.body).toContain('<p>Done: you get no more mails about: My registrations.</p>');
    const { topics, digest } = await preferences();
    expect([topics, digest]).toEqual([
      topicsFor('STUDENT').map((topic) => ({
        topic,
        channels: { ...DEFAULT_CHANNELS[topic], ...(topic === 'registrations' && { mail: false }) },
      })),
      'weekly',
    ]);
    await notifyOfPlace();
    expect(await postedMails(server.context)).toEqual([]);
    expect((await student.get('/api/notifications')).json()).toMatchObject([{ kind: 'place-given' }]);
    // Unsubscribing creates no session.
    expect(stopped.cookies).toEqual([]);
    expect(await server.context.db.$count(sessions, eq(sessions.userId, student.userId))).toBe(1);
  });

  it.each([
    ['multipart/form-data; boundary=x', '--x\r\n'],
    ['application/json', '{'],
    ['text/plain', ''],
  ])('accepts a one-click request of any content type: %s', async (type, payload) => {
    expect((await oneClick(tokenOf('events'), type, payload)).statusCode).toBe(200);
  });

  it('stops the digest', async () => {
    expect((await oneClick(tokenOf('digest'))).body).toContain('Done: you get no more mails about: the digest of what is new.');
    expect((await preferences()).digest).toBe('none');
  });

  it('shows a confirmation page in the reader’s language, and changes nothing when opened', async () => {
    const page = await server.app.inject({ url: address(tokenOf('events')), headers: { 'accept-language': 'hi' } });
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.body).toContain('<html lang="hi">');
    expect(page.body).toContain('<form method="post"><button type="submit">ये मेल बंद करें</button></form>');
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'/);
    expect(await server.context.db.$count(notificationChannels, eq(notificationChannels.userId, student.userId))).toBe(0);
  });

  it('rejects a changed or forged token', async () => {
    const token = tokenOf('events');
    const bytes = Buffer.from(token, 'base64url');
    const others = [0, 15, 16, 47, bytes.length - 1].map((place) => {
      const changed = Buffer.from(bytes);
      changed[place] = (changed[place] ?? 0) ^ 1;
      return changed.toString('base64url');
    });
    for (const forged of [...others, 'x', tokenOf('events', newId()), token.slice(0, 40)]) {
      const answer = await oneClick(forged);
      expect([answer.statusCode, answer.body.includes('This link is incomplete.')], forged).toEqual([404, true]);
    }
    expect(await server.context.db.$count(notificationChannels, eq(notificationChannels.userId, student.userId))).toBe(0);
  });
});
