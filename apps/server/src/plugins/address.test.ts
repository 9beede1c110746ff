import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testApp } from '../testing/testApp.ts';
import { networkOf } from './address.ts';

/** Tries to sign in eleven times through one proxy, each time for another client. The eleventh status shows which address was counted. */
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

describe('the client address used for rate limiting', () => {
  it('is the address of the connection, whatever X-Forwarded-For says', async () => {
    expect(await eleventh({})).toBe(429);
  });

  it('is the forwarded address behind a trusted proxy', async () => {
    expect(await eleventh({ TRUST_PROXY: '10.0.0.0/8' })).toBe(401);
  });
});

describe('networkOf', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:CB00:7107', '203.0.113.7'],
    ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8::1:2:3:4:5', '2001:db8:0:1::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['unknown', 'unknown'],
    ['', ''],
  ])('maps %j to %j', (address, network) => expect(networkOf(address)).toBe(network));

  it('returns one network for each IPv6 /64, in any notation', () => {
    const group = fc.integer({ min: 0, max: 0xffff });
    const written = (groups: readonly number[], isLong: boolean) =>
      groups.map((value) => (isLong ? value.toString(16).padStart(4, '0').toUpperCase() : value.toString(16))).join(':');
    const half = fc.array(group, { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(half, half, half, fc.boolean(), (network, one, other, isLong) => {
        expect(networkOf(written([...network, ...one], isLong))).toBe(networkOf(written([...network, ...other], !isLong)));
        const [first = 0, ...rest] = network;
        expect(networkOf(written([first ^ 1, ...rest, ...one], isLong))).not.toBe(networkOf(written([...network, ...one], isLong)));
      }),
    );
  });
});
