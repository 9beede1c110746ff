import { beforeEach, expect, it } from 'vitest';
import { TEST_PASSWORD, type TestApp, testApp, type Visitor } from '../../testing/testApp.ts';
import { SoftwareAuthenticator } from './testing/softwareAuthenticator.ts';

// docs/specification/accounts.md#accounts-passkeys-required
const ORIGIN = 'https://quad.campus.example';
const WANTED = 'Your institute wants a passkey from whoever holds an office or administers. Add one in Settings to go on.';
const UNIT = { name: 'Chess Club', type: 'Club', category: 'sports', hierarchy_level: 1, contact_info: { email: 'chess@campus.example' } };

let server: TestApp;

beforeEach(async () => {
  server = await testApp({ config: { passkeysRequired: true }, environment: { PORTAL_URL: ORIGIN } });
  return () => server.close();
});

async function addPasskey(visitor: Visitor): Promise<void> {
  expect((await visitor.send('POST', '/auth/reauthentication', { password: TEST_PASSWORD })).statusCode).toBe(200);
  const device = new SoftwareAuthenticator(ORIGIN);
  const challenge = (await visitor.send('POST', '/auth/passkeys/challenge')).json();
  const added = await visitor.send('POST', '/auth/passkeys', { name: 'Phone', credential: device.create(challenge) });
  expect(added.statusCode, added.body).toBe(201);
}

it('gives whoever holds an office a student’s rights until there is a passkey, and says so', async () => {
  const president = await server.signIn({ role: 'PRESIDENT' });
  const refused = await president.send('POST', '/api/orgUnit/create', UNIT);
  expect([refused.statusCode, refused.json()]).toMatchObject([403, { code: 'PASSKEY_REQUIRED', message: WANTED }]);
  expect((await president.get('/auth/passkeys')).statusCode).toBe(200);
  await addPasskey(president);
  expect((await president.send('POST', '/api/orgUnit/create', UNIT)).statusCode).toBe(201);
});

it('takes the rights away again with the last passkey', async () => {
  const president = await server.signIn({ role: 'PRESIDENT' });
  await addPasskey(president);
  const [{ id }] = (await president.get('/auth/passkeys')).json();
  expect((await president.send('DELETE', `/auth/passkeys/${id}`)).statusCode).toBe(200);
  expect((await president.send('POST', '/api/orgUnit/create', UNIT)).json().code).toBe('PASSKEY_REQUIRED');
});

it('asks administrators for it before it asks again who they are', async () => {
  const administrator = await server.signIn({ isAdministrator: true });
  expect((await administrator.get('/api/admin/people')).json().code).toBe('PASSKEY_REQUIRED');
  await addPasskey(administrator);
  expect((await administrator.get('/api/admin/people')).statusCode).toBe(200);
});

it('leaves students as they are, who are told that it is not for them', async () => {
  const student = await server.signIn({});
  expect((await student.get('/api/events/latest')).statusCode).toBe(200);
  expect((await student.send('POST', '/api/orgUnit/create', UNIT)).json().code).toBe('FORBIDDEN');
  expect((await student.get('/api/admin/people')).json().code).toBe('FORBIDDEN');
});
