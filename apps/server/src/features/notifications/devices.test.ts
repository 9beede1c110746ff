import { createECDH } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { generateRequestDetails } from 'web-push';
import { newId } from '../../db/ids.ts';
import { pushSubscriptions } from '../../db/schema.ts';
import { attemptNext, bossOf, setQueueTime, storedJobs } from '../../testing/jobs.ts';
import { TEST_KEYS, type TestApp, testApp, type Visitor } from '../../testing/testApp.ts';
import { pushWorker, type SendPush } from './devices.service.ts';
import { notify, recipients } from './notifier.service.ts';
import { vapidKeys } from './vapid.ts';

let server: TestApp;
let student: Visitor;
let sent: Parameters<SendPush>[];

beforeEach(async () => {
  server = await testApp();
  student = await server.signIn({ name: 'Asha Rao' });
  sent = [];
  await (await bossOf(server.connection)).deleteAllJobs('push');
  return () => server.close();
});

const PATH = '/api/notifications/push';
const device = (name: string, host = 'fcm.googleapis.com') => {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  return { endpoint: `https://${host}/send/${name}`, keys: { p256dh: ecdh.getPublicKey('base64url'), auth: 'a'.repeat(22) } };
};
const devicesOf = ({ userId }: Visitor) => server.context.db.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, userId));

function notifyOfPlace(userId = student.userId) {
  const { context } = server;
  return context.db.transaction((tx) =>
    notify(tx, context, { kind: 'place-given', subject: { id: newId(), title: 'Robo Soccer' }, to: recipients('registered', [userId]) }),
  );
}

/** Sends the due messages through a fake push service, which refuses them with a status code if one is given. */
async function deliver(refusal?: number): Promise<number> {
  const send: SendPush = async (...parameters) => {
    sent.push(parameters);
    if (refusal !== undefined) throw Object.assign(new Error('at https://fcm.googleapis.com/send/secret'), { statusCode: refusal });
  };
  await setQueueTime(server.connection, server.context.clock());
  let count = 0;
  while (await attemptNext(server.connection, 'push', pushWorker({ contextOf: () => server.context, send }))) count += 1;
  return count;
}

describe('a push device', () => {
  it('gets each message once, encrypted', async () => {
    expect((await student.send('PUT', PATH, device('phone'))).json()).toEqual({ message: 'This device now receives messages.' });
    await student.send('PUT', PATH, device('phone'));
    await student.send('PUT', PATH, device('laptop', 'updates.push.services.mozilla.com'));
    await notifyOfPlace();
    expect(await deliver()).toBe(2);
    expect(await deliver()).toBe(0);
    const [[, payload, options] = []] = sent;
    expect(JSON.parse(payload ?? '')).toEqual({
      title: 'Quad',
      body: 'You have a place at Robo Soccer',
      path: expect.stringMatching(/^\/events\//),
      tag: expect.stringMatching(/^place-given /),
    });
    expect(options).toMatchObject({ TTL: 86_400, vapidDetails: { subject: 'mailto:postmaster@campus.example', ...vapidKeys(TEST_KEYS) } });
    // The library accepts the input, and only the device can decrypt the message.
    for (const [target, text, requestOptions] of sent) {
      const { headers, body } = generateRequestDetails(target, text, requestOptions);
      expect(headers).toMatchObject({ TTL: 86_400, 'Content-Encoding': 'aes128gcm', Authorization: expect.stringMatching(/^vapid t=/) });
      expect(body.toString('latin1')).not.toContain('Robo Soccer');
    }
    expect(options?.topic).toMatch(/^[\w-]{32}$/);
    // The queue contains neither the text nor the address.
    expect(await storedJobs(server.context.db)).not.toMatch(/Robo Soccer|googleapis/);
  });

  it('gets no message that its owner turned off or has already seen', async () => {
    await student.send('PUT', PATH, device('phone'));
    const channels = { inbox: true, mail: false, push: false };
    await notifyOfPlace();
    const [{ _id }] = (await student.get('/api/notifications')).json();
    await student.send('POST', '/api/notifications/seen', { ids: [_id] });
    await student.send('PUT', '/api/notifications/preferences', { topics: [{ topic: 'registrations', channels }] });
    await notifyOfPlace();
    expect([await deliver(), sent]).toEqual([1, []]);
  });

  it('gets no message while the institute has push messages off', async () => {
    await student.send('PUT', PATH, device('phone'));
    await notifyOfPlace();
    const send: SendPush = async (...parameters) => void sent.push(parameters);
    const { config } = server.context;
    const contextWithoutPush = { ...server.context, config: { ...config, institute: { ...config.institute, off: ['push' as const] } } };
    await setQueueTime(server.connection, server.context.clock());
    expect(await attemptNext(server.connection, 'push', pushWorker({ contextOf: () => contextWithoutPush, send }))).toBeTruthy();
    expect([sent, (await devicesOf(student)).length]).toEqual([[], 1]);
  });

  it.each([404, 410])('is deleted when the push service answers %i', async (status) => {
    await student.send('PUT', PATH, device('phone'));
    await notifyOfPlace();
    expect([await deliver(status), await devicesOf(student)]).toEqual([1, []]);
    await notifyOfPlace();
    expect(await deliver()).toBe(0);
  });

  it('gets the message later when the push service fails, and only the status code is stored', async () => {
    await student.send('PUT', PATH, device('phone'));
    await notifyOfPlace();
    await deliver(503);
    const jobs = await storedJobs(server.context.db);
    expect(jobs).toContain('HTTP503');
    expect(jobs).not.toContain('googleapis');
    server.setNow(new Date(server.context.clock().getTime() + 61_000));
    expect([await deliver(), sent.length, (await devicesOf(student)).length]).toEqual([1, 2, 1]);
  });

  it('is deleted when its owner turns it off or signs out', async () => {
    const { endpoint } = device('phone');
    await student.send('PUT', PATH, device('phone'));
    await student.send('POST', `${PATH}/removal`, { endpoint });
    expect(await devicesOf(student)).toEqual([]);
    await student.send('PUT', PATH, device('phone'));
    await student.send('POST', '/auth/logout', {});
    expect(await devicesOf(student)).toEqual([]);
  });

  it('moves to another user who turns it on', async () => {
    const other = await server.signIn();
    await student.send('PUT', PATH, device('phone'));
    await other.send('PUT', PATH, device('phone'));
    expect([(await devicesOf(student)).length, (await devicesOf(other)).length]).toEqual([0, 1]);
    // A user cannot remove somebody else's device.
    await student.send('POST', `${PATH}/removal`, { endpoint: device('phone').endpoint });
    expect(await devicesOf(other)).toHaveLength(1);
  });

  it('is deleted when its owner has ten newer ones', async () => {
    for (let index = 0; index < 12; index += 1) {
      server.setNow(new Date(server.context.clock().getTime() + 1000));
      await student.send('PUT', PATH, device(`d${index}`));
    }
    const names = (await devicesOf(student)).map(({ endpoint }) => endpoint.replace(/.*\//, '')).sort();
    expect(names).toEqual(['d10', 'd11', 'd2', 'd3', 'd4', 'd5', 'd6', 'd7', 'd8', 'd9']);
  });

  it.each([
    'http://fcm.googleapis.com/send/x',
    'https://127.0.0.1/send/x',
    'https://fcm.googleapis.com:8080/send/x',
    'https://fcm.googleapis.com.evil.example/send/x',
    'https://evil.example/https://fcm.googleapis.com',
    'https://user:pass@fcm.googleapis.com/send/x',
    'file:///etc/passwd',
    `https://fcm.googleapis.com/${'x'.repeat(2000)}`,
  ])('is rejected with the endpoint %s', async (endpoint) => {
    expect((await student.send('PUT', PATH, { ...device('x'), endpoint })).statusCode).toBe(400);
  });
});

describe('the VAPID keys', () => {
  it('are a valid pair that is the same on every node and different for another installation', async () => {
    const { publicKey, privateKey } = vapidKeys(TEST_KEYS);
    const ecdh = createECDH('prime256v1');
    ecdh.setPrivateKey(privateKey, 'base64url');
    expect(ecdh.getPublicKey('base64url')).toBe(publicKey);
    expect(vapidKeys({ ...TEST_KEYS })).toEqual({ publicKey, privateKey });
    expect(vapidKeys({ ...TEST_KEYS, audit: Buffer.alloc(32, 'other') }).publicKey).not.toBe(publicKey);
    expect((await student.get(PATH)).json()).toEqual({ public_key: publicKey });
  });
});
