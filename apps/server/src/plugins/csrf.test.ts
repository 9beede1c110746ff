import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/testApp.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ environment: { PORTAL_URL: 'https://portal.campus.example', ALLOWED_ORIGINS: 'https://kiosk.campus.example' } });
});
afterAll(() => server.close());

function logOut(headers: Record<string, string>, payload?: string) {
  return server.app.inject({ method: 'POST', url: '/auth/logout', headers, ...(payload === undefined ? {} : { payload }) });
}

describe('an unsafe request', () => {
  it.each([
    ['the portal, by its Sec-Fetch-Site header', { 'sec-fetch-site': 'same-origin' }],
    ['the portal, by its Origin header', { origin: 'https://portal.campus.example' }],
    ['an allowed origin', { origin: 'https://kiosk.campus.example', 'sec-fetch-site': 'same-site' }],
  ])('is accepted from %s', async (_name, headers) => {
    expect((await logOut(headers)).statusCode).toBe(200);
  });

  it.each<[string, Record<string, string>]>([
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['another host of the same site', { origin: 'https://blog.campus.example', 'sec-fetch-site': 'same-site' }],
    ['an origin that only starts with the origin of the portal', { origin: 'https://portal.campus.example.evil.example' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['a client that sends no origin headers', {}],
  ])('is rejected from %s', async (_name, headers) => {
    const response = await logOut(headers);
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ code: 'CROSS_SITE', message: 'This request did not come from the portal.' });
    expect(response.headers).not.toHaveProperty('access-control-allow-origin');
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'is rejected with content type %s',
    async (type) => {
      const response = await logOut({ 'sec-fetch-site': 'same-origin', 'content-type': type }, 'a=1');
      expect(response.statusCode).toBe(415);
      expect(response.json()).toMatchObject({ code: 'UNSUPPORTED_MEDIA' });
    },
  );

  it('is rejected when its JSON is malformed or contains __proto__', async () => {
    for (const payload of ['{"a":', '{"__proto__":{"role":"PRESIDENT"}}']) {
      const response = await logOut({ 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }, payload);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ code: 'INVALID' });
    }
  });
});

describe('CORS', () => {
  it('lets only listed origins read responses', async () => {
    const listed = await server.app.inject({ url: '/auth/fetchAuth', headers: { origin: 'https://kiosk.campus.example' } });
    expect(listed.headers).toMatchObject({
      'access-control-allow-origin': 'https://kiosk.campus.example',
      'access-control-allow-credentials': 'true',
      vary: 'Origin',
    });
    const stranger = await server.app.inject({ url: '/auth/fetchAuth', headers: { origin: 'https://evil.example' } });
    expect(stranger.headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('answers preflight requests of listed origins only', async () => {
    const ask = (origin: string) =>
      server.app.inject({ method: 'OPTIONS', url: '/auth/login', headers: { origin, 'access-control-request-method': 'POST' } });
    const listed = await ask('https://kiosk.campus.example');
    expect(listed.statusCode).toBe(204);
    expect(listed.headers['access-control-allow-headers']).toContain('Idempotency-Key');
    expect((await ask('https://evil.example')).headers).not.toHaveProperty('access-control-allow-methods');
  });
});
