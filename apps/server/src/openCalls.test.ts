import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { ALL_CALLS, callKey, type Endpoint, endpoint } from '@quad/api-client/contract';
import { POLICY } from '@quad/domain/access';
import { accept } from '@quad/domain/refusals';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rateLimits } from './db/schema.ts';
import { unsubscribeToken } from './features/notifications/unsubscribeTokens.service.ts';
import { type Server, servePublic, serveRedirect } from './plugins/endpoints.ts';
import { type TestApp, testApp } from './testing/testApp.ts';
import { rounds } from './testing/tier.ts';

/** Calls with a body that need no account. */
const OPEN_WITH_BODY = ALL_CALLS.filter((call) => call.method !== 'GET' && POLICY[callKey(call)]?.who === 'public');

let server: TestApp;
let port: number;
beforeAll(async () => {
  server = await testApp();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  port = (server.app.server.address() as { port: number }).port;
});
afterAll(() => server.close());

function pathOf({ path }: Endpoint): string {
  return path.replaceAll(/\{\w+\}/g, 'x');
}

/** Content types that a call accepts. */
function typesOf(call: Endpoint): string[] {
  if (/\/providers\//.test(call.path)) return ['application/x-www-form-urlencoded'];
  return /\/unsubscribe\//.test(call.path)
    ? ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'a/b']
    : ['application/json'];
}

const LIMITED = OPEN_WITH_BODY.flatMap((call) => typesOf(call).map((type): [string, string, Endpoint] => [callKey(call), type, call]));

function post(url: string, payload: string, type: string) {
  const headers = { 'content-type': type, 'sec-fetch-site': 'same-origin' };
  return server.app.inject({ method: 'POST', url, payload, headers });
}

describe('a call that needs no account', () => {
  it.each(LIMITED)('%s accepts a body (%s) up to its limit and rejects a larger one', async (_key, type, call) => {
    const limit = call.bodyLimit ?? Number.NaN;
    const fill = (length: number) => (type === 'application/json' ? `{"x":"${'a'.repeat(length - 8)}"}` : `x=${'a'.repeat(length - 2)}`);
    expect((await post(pathOf(call), fill(limit), type)).statusCode).not.toBe(413);
    const refused = await post(pathOf(call), fill(limit + 1), type);
    expect([refused.statusCode, refused.json()]).toMatchObject([413, { message: 'What was sent is too large.', code: 'TOO_LARGE' }]);
  });

  it('cannot be registered without a valid body limit of its own', () => {
    const states = (bodyLimit?: number) =>
      endpoint({
        call: 'POST /auth/open',
        summary: 'For a test.',
        ...(bodyLimit ? { bodyLimit } : {}),
        answers: { 200: v.object({}) },
      });
    const leads = endpoint({ call: 'POST /auth/leading', summary: 'For a test.', answers: { 302: v.undefined() } });
    const row = { row: 'T1', who: 'public', rule: 'For a test.' } as const;
    const policy = { 'POST /auth/open': row, 'POST /auth/leading': row };
    const own = { app: server.app, policy, installation: {} } as unknown as Server;
    const message = 'state its bodyLimit in the contract, 1024 to 16384 bytes, no more than it can use.';
    expect(() => servePublic(own, states(), async () => accept({}))).toThrow(`POST /auth/open needs no account: ${message}`);
    expect(() => servePublic(own, states(17 * 1024), async () => accept({}))).toThrow(message);
    expect(() => serveRedirect(own, leads, async () => '/')).toThrow(`POST /auth/leading needs no account: ${message}`);
  });
});

/** Sends the head of a request and then endless bytes. Returns how many the server read before it closed the connection. */
async function pour(head: string, isChunked: boolean): Promise<number> {
  const arriving = once(server.app.server, 'connection') as Promise<[Socket]>;
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  const [served] = await arriving;
  const closed = once(served, 'close');
  socket.resume();
  socket.write(
    `${head}\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\n${isChunked ? 'Transfer-Encoding: chunked' : 'Content-Length: 300000000'}\r\n\r\n`,
  );
  const bytes = 'a'.repeat(16 * 1024);
  const piece = isChunked ? `${bytes.length.toString(16)}\r\n${bytes}\r\n` : bytes;
  while (!socket.destroyed && socket.writable) {
    if (!socket.write(piece)) await Promise.race([once(socket, 'drain'), once(socket, 'close')]).catch(() => undefined);
    if (served.destroyed) break;
  }
  await closed;
  socket.destroy();
  return served.bytesRead;
}

/** Bytes that arrive at once and are read before they can be counted. */
const IN_FLIGHT = 256 * 1024;

describe('an endless request body', () => {
  it.each([
    ['POST /api/notifications/unsubscribe/x HTTP/1.1\r\nContent-Type: a/b', 4 * 1024],
    ['POST /api/credentials/verify HTTP/1.1\r\nContent-Type: application/json', 16 * 1024],
    ['POST /auth/providers/x/acs HTTP/1.1\r\nContent-Type: application/x-www-form-urlencoded', 16 * 1024],
    ['POST /auth/login HTTP/1.1\r\nContent-Type: text/plain', 8 * 1024],
    ['POST /api/skills/create-skill HTTP/1.1\r\nContent-Type: application/json', 256 * 1024],
    ['POST /profile/photo-update HTTP/1.1\r\nContent-Type: multipart/form-data; boundary=x', 5 * 1024 * 1024 + 16 * 1024],
    ['GET /auth/fetchAuth HTTP/1.1', 256 * 1024],
    ['POST /nowhere HTTP/1.1\r\nContent-Type: application/json', 256 * 1024],
  ])('is read up to at most twice the limit: %s', async (head, limit) => {
    for (const isChunked of [true, false]) expect(await pour(head, isChunked)).toBeLessThan(2 * limit + IN_FLIGHT);
  });
});

describe('requests with made-up tokens or accounts', () => {
  const counted = async () => (await server.connection.acrossInstitutes.select().from(rateLimits)).length;

  it.each([
    ['GET', (token: string) => `/api/calendar/subscriptions/${token}/calendar.ics`, 120, '10.1.2.1'],
    ['GET', (token: string) => `/api/notifications/unsubscribe/${token}`, 60, '10.1.2.2'],
    ['POST', (token: string) => `/api/notifications/unsubscribe/${token}`, 60, '10.1.2.3'],
    ['GET', (token: string) => `/api/records/${token}`, 300, '10.1.2.4'],
  ] as const)('count against the rate limit of the sending network: %s %s', async (method, address, attempts, remoteAddress) => {
    await server.connection.acrossInstitutes.delete(rateLimits);
    const statuses: number[] = [];
    for (let index = 0; index < rounds(400, 2000); index += 1) {
      const { statusCode } = await server.app.inject({ method, url: address(`made-up-${index}`), remoteAddress });
      statuses.push(statusCode);
    }
    expect(statuses.filter((status) => status === 404)).toHaveLength(attempts);
    expect(statuses.slice(attempts).every((status) => status === 429)).toBe(true);
    expect(await counted()).toBe(1);
  });

  it('do not block a valid token from the same network, however it is encoded', async () => {
    const { id } = await server.addUser();
    const token = unsubscribeToken(server.context, id, 'digest');
    const from = { remoteAddress: '10.1.2.5' };
    await server.connection.acrossInstitutes.delete(rateLimits);
    for (let index = 0; index < 80; index += 1) await server.app.inject({ url: `/api/notifications/unsubscribe/x${index}`, ...from });
    for (const written of [token, `${token}=`, `${token}==`, token.replaceAll('-', '+').replaceAll('_', '%2F')]) {
      expect((await server.app.inject({ url: `/api/notifications/unsubscribe/${written}`, ...from })).statusCode).toBe(200);
    }
    expect(await counted()).toBe(2);
  });

  it('add no rate limit row for an account once their network is blocked', async () => {
    await server.connection.acrossInstitutes.delete(rateLimits);
    const statuses: number[] = [];
    const attempt = (index: number) =>
      server.app.inject({
        method: 'POST',
        url: '/auth/forgot-password',
        payload: { email: `nobody${index}@campus.example` },
        headers: { 'sec-fetch-site': 'same-origin' },
        remoteAddress: '10.1.2.6',
      });
    for (let index = 0; index < 200; index += 1) statuses.push((await attempt(index)).statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    // One for the network, and one for each address within the limit.
    expect(await counted()).toBe(11);
  });
});
