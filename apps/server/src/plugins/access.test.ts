import { POLICY, ROLES } from '@quad/domain/access';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../db/ids.ts';
import { sessions } from '../db/schema.ts';
import { addUnit } from '../features/events/testing/records.ts';
import { type TestApp, testApp, type Visitor } from '../testing/testApp.ts';

const FORMER = 'no longer a coordinator';
const ADMINISTRATOR = 'an administrator who just typed the password';
const LATER = 'an administrator who typed it a while ago';
const PRINCIPALS = ['anonymous', 'unproven', 'not onboarded', FORMER, ADMINISTRATOR, LATER, ...ROLES] as const;
type Principal = (typeof PRINCIPALS)[number];

/**
 * What the guard must answer (docs/specification/contract.md#contract-rights). Undefined when it must let the call through to its own rule.
 */
function verdict(key: string, principal: Principal): string | undefined {
  const row = POLICY[key];
  if (!row) return 'no row';
  if (row.who === 'public') return undefined;
  if (principal === 'anonymous') return '401 UNAUTHENTICATED';
  if (principal === 'unproven') return row.beforeOnboarding && !row.afterProof ? undefined : '403 EMAIL_UNPROVEN';
  if (principal === 'not onboarded') return row.beforeOnboarding ? undefined : '403 ONBOARDING_REQUIRED';
  const isAdministrator = principal === ADMINISTRATOR || principal === LATER;
  if (row.who === 'administrator' && !isAdministrator) return '403 FORBIDDEN';
  // Of these people only the administrator has just reauthenticated.
  if (row.requiresReauthentication && principal !== ADMINISTRATOR) return '403 REAUTHENTICATION_REQUIRED';
  if (row.who === 'signed-in' || row.who === 'administrator') return undefined;
  // The administrator right includes none of the rights of roles.
  if (isAdministrator) return row.who.includes('STUDENT') ? undefined : '403 FORBIDDEN';
  if (principal !== FORMER) return row.who.includes(principal) ? undefined : '403 FORBIDDEN';
  if (row.who.includes('STUDENT')) return undefined;
  return row.who.includes('CLUB_COORDINATOR') ? '403 NO_UNIT' : '403 FORBIDDEN';
}

const GUARD_MESSAGES = [
  'Unauthorized: Please login first',
  'Please complete your registration first.',
  'Please confirm your email address first: open the link in the mail that we sent you.',
  'You do not have permission to do this.',
  'Please type your password again to continue.',
  'No unit has your e-mail address as its contact yet. Ask your general secretary or the president to set it.',
];
let server: TestApp;
const visitors = new Map<Principal, Visitor>();

beforeAll(async () => {
  server = await testApp({ environment: { EMAIL_PROOF: 'before-onboarding' } });
  visitors.set('anonymous', server.visitor());
  visitors.set('unproven', await server.signIn({ isUnverified: true, onboardingComplete: false }));
  visitors.set('not onboarded', await server.signIn({ onboardingComplete: false }));
  visitors.set(FORMER, await server.signIn({ role: 'CLUB_COORDINATOR' }));
  visitors.set(ADMINISTRATOR, await server.signIn({ isAdministrator: true }));
  const later = await server.signIn({ isAdministrator: true });
  await server.context.db.update(sessions).set({ confirmedAt: null }).where(eq(sessions.userId, later.userId));
  visitors.set(LATER, later);
  for (const role of ROLES) visitors.set(role, await server.signIn({ role, email: `${role.toLowerCase()}@campus.example` }));
  await addUnit(server.context, { contactEmail: 'club_coordinator@campus.example' });
});
afterAll(() => server.close());

function servedCalls(): { key: string; method: string; path: string }[] {
  return Object.keys(POLICY).flatMap((key) => {
    const [method = '', path = ''] = key.split(' ');
    const isServed = server.app.hasRoute({ method, url: path.replaceAll(/\{(\w+)\}/g, ':$1') });
    return isServed ? [{ key, method, path }] : [];
  });
}

async function call(visitor: Visitor, method: string, path: string, role: string) {
  const url = path
    .replace('{role}', role)
    .replace('{skillType}', 'technical')
    .replaceAll(/\{\w+\}/g, newId());
  return server.app.inject({
    method: method as 'GET',
    url,
    cookies: visitor.cookies,
    headers: { 'sec-fetch-site': 'same-origin', accept: 'application/json' },
    ...(method === 'GET' ? {} : { payload: {} }),
  });
}

describe('access control', () => {
  it.each(PRINCIPALS)('applies the policy of every served call to: %s', async (principal) => {
    const visitor = visitors.get(principal);
    if (!visitor) throw new Error(`${principal} is missing.`);
    const calls = servedCalls().filter(({ key }) => key !== 'POST /auth/logout');
    expect(calls.length).toBeGreaterThan(3);
    for (const { key, method, path } of calls) {
      const expected = verdict(key, principal);
      // A stream has its own test. Refusals come at once and are tested here.
      if (key === 'GET /api/changes' && !expected) continue;
      const response = await call(visitor, method, path, principal);
      if (expected) {
        expect(`${key}: ${response.statusCode} ${response.json().code}`).toBe(`${key}: ${expected}`);
      } else {
        expect(response.statusCode, `${key}: ${response.body}`).toBeLessThan(500);
        expect(GUARD_MESSAGES, key).not.toContain(response.headers['content-type']?.includes('json') ? response.json()?.message : '');
      }
    }
  });

  it('answers an unknown address in the common error format', async () => {
    const response = await server.visitor().get('/api/nothing');
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({
      message: 'There is nothing at this address.',
      error: 'There is nothing at this address.',
      code: 'NOT_FOUND',
      requestId: response.headers['x-request-id'],
    });
  });
});

describe('a route without a policy row', () => {
  it('prevents the server from starting', async () => {
    const prepared = testApp({ prepare: (app) => void app.get('/secret', async () => 'x') });
    await expect(prepared).rejects.toThrow('The route GET /secret has no row in the policy table.');
  });
});
