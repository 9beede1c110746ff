import { describe, expect, it } from 'vitest';
import { testApp } from '../testing/testApp.ts';

/** Tries to sign in eleven times from one proxy, each time for another visitor; the eleventh answer tells who was counted. */
async function eleventh(environment: Record<string, string>): Promise<number> {
  const server = await testApp({ environment });
  let status = 0;
  for (let visitor = 0; visitor < 11; visitor += 1) {
    const response = await server.app.inject({
      method: 'POST',
      url: '/auth/login',
      payload: { email: `nobody${visitor}@campus.example`, password: 'wrong' },
      remoteAddress: '10.1.2.3',
      headers: { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': `203.0.113.${visitor}` },
    });
    status = response.statusCode;
  }
  await server.close();
  return status;
}

describe('the address that attempts are counted by', () => {
  it('is the connection’s, so that nobody gets around it by a header', async () => {
    expect(await eleventh({})).toBe(429);
  });

  it('is the visitor’s where a known proxy says so', async () => {
    expect(await eleventh({ TRUST_PROXY: '10.0.0.0/8' })).toBe(401);
  });
});
