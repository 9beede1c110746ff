import { ALL_CALLS, callKey, type Endpoint } from '@quad/api-client/contract';
import { mayCall, POLICY } from '@quad/domain/access';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp, type Visitor } from '../testing/testApp.ts';
import { isFullTier } from '../testing/tier.ts';

const PORTAL = 'https://portal.campus.example';
const KIOSK = 'https://kiosk.campus.example';
const FETCH_SITES = ['same-origin', 'same-site', 'cross-site', 'none', undefined];
const ORIGINS = [PORTAL, KIOSK, 'https://evil.example', undefined];
const CONTENT_TYPES = ['application/json', 'multipart/form-data; boundary=x', 'text/plain', 'application/x-www-form-urlencoded'];
const ROLES = ['STUDENT', 'PRESIDENT', 'GENSEC_SCITECH'];
/** Mail programs send the unsubscribe request from anywhere, with what the mail contains: RFC 8058. */
const FROM_ANYWHERE = [
  'POST /api/notifications/unsubscribe/{token}',
  'POST /auth/providers/{name}/acs',
  'POST /auth/providers/{name}/logout',
];
const UNSAFE = ALL_CALLS.filter((call: Endpoint) => call.method !== 'GET' && !FROM_ANYWHERE.includes(callKey(call)));

let server: TestApp;
const people = new Map<string, Visitor>();
beforeAll(async () => {
  server = await testApp({ environment: { PORTAL_URL: PORTAL, ALLOWED_ORIGINS: KIOSK } });
  for (const role of ROLES) people.set(role, await server.signIn({ role }));
  people.set('administrator', await server.signIn({ isAdministrator: true }));
});
afterAll(() => server.close());

/** Cookies of somebody whom the policy allows to make the call, so that only the cross-site check can refuse it. */
function cookiesFor(call: Endpoint): Readonly<Record<string, string>> {
  const { who, requiresReauthentication } = POLICY[callKey(call)] ?? {};
  if (who === 'public') return {};
  // The administrator has just reauthenticated.
  if (who === 'administrator' || requiresReauthentication) return people.get('administrator')?.cookies ?? {};
  const role = ROLES.find((candidate) => mayCall(candidate, callKey(call)));
  return people.get(role ?? '')?.cookies ?? {};
}

interface Request {
  readonly site: string | undefined;
  readonly origin: string | undefined;
  readonly type: string;
}

async function send(call: Endpoint, { site, origin, type }: Request): Promise<{ status: number; code: string | undefined }> {
  const response = await server.app.inject({
    method: call.method,
    url: call.path.replaceAll(/\{\w+\}/g, '0198b0de-0000-7000-8000-000000000000'),
    cookies: { ...cookiesFor(call) },
    payload: type.startsWith('multipart') ? '--x--' : type.endsWith('json') ? '{}' : 'a=1',
    headers: { 'content-type': type, ...(site ? { 'sec-fetch-site': site } : {}), ...(origin ? { origin } : {}) },
  });
  return { status: response.statusCode, code: response.body ? response.json().code : undefined };
}

const REQUESTS: readonly Request[] = FETCH_SITES.flatMap((site) =>
  ORIGINS.flatMap((origin) => CONTENT_TYPES.map((type) => ({ site, origin, type }))),
);

/** Of those, every two values together: each call is refused by the same hook. */
const PAIRS: readonly Request[] = REQUESTS.filter(
  ({ site, origin, type }) => (FETCH_SITES.indexOf(site) + ORIGINS.indexOf(origin)) % CONTENT_TYPES.length === CONTENT_TYPES.indexOf(type),
);

/** All of them for the first call of each kind, by what is sent and who may call it; in the full tier for every call. */
const isFirst = (call: Endpoint) => {
  const kindOf = (each: Endpoint) => `${each.encoding} ${POLICY[callKey(each)]?.who === 'public'}`;
  return UNSAFE.find((each) => kindOf(each) === kindOf(call)) === call;
};
const requestsFor = (call: Endpoint) => (isFullTier || isFirst(call) ? REQUESTS : PAIRS);

describe('unsafe calls by fetch site, origin and content type', () => {
  it('are tested with every pair of values', () => {
    expect(UNSAFE.length).toBeGreaterThan(20);
    expect(REQUESTS).toHaveLength(80);
    expect(PAIRS).toHaveLength(20);
    const pairsOf = (requests: readonly Request[]) =>
      new Set(requests.flatMap(({ site, origin, type }) => [`${site} ${origin}`, `${site} ${type}`, `${origin} ${type}`]));
    expect(pairsOf(PAIRS)).toEqual(pairsOf(REQUESTS));
  });

  it.each(UNSAFE.map((call: Endpoint) => [callKey(call), call] as const))(
    'are rejected from foreign origins and with wrong content types: %s',
    async (_key, call) => {
      const wrong: string[] = [];
      for (const request of requestsFor(call)) {
        const isOwn = request.site === 'same-origin' || request.origin === PORTAL || request.origin === KIOSK;
        const isTaken = request.type.startsWith(call.encoding === 'multipart' ? 'multipart' : 'application/json');
        const { status, code } = await send(call, request);
        const expected = !isOwn ? 'CROSS_SITE' : !isTaken ? 'UNSUPPORTED_MEDIA' : 'neither';
        const actual =
          code === 'CROSS_SITE' && status === 403
            ? 'CROSS_SITE'
            : code === 'UNSUPPORTED_MEDIA' && status === 415
              ? 'UNSUPPORTED_MEDIA'
              : 'neither';
        if (actual !== expected) wrong.push(`${JSON.stringify(request)}: ${status} ${code}, expected ${expected}`);
      }
      expect(wrong).toEqual([]);
    },
  );
});
