import { createVerify } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cleanUp } from '../../cleanUp.ts';
import type { SignInProvider } from '../../config.ts';
import { auditLog, linkedIdentities, samlRequests, signInProviders, users } from '../../db/schema.ts';
import { TEST_NOW, type TestApp, testApp } from '../../testing/testApp.ts';
import { type FederationProvider, newCertificate, startFederationProvider } from './testing/samlProvider.ts';

let federation: FederationProvider;
let server: TestApp;

beforeAll(async () => {
  federation = await startFederationProvider(async () => (await server.app.inject({ url: '/auth/providers/federation/metadata' })).body);
});
afterAll(() => federation.close());
beforeEach(async () => {
  federation.reset();
  server = await withFederation();
});
afterEach(() => server.close());

async function withFederation(changes: Partial<SignInProvider> = {}): Promise<TestApp> {
  const provider: SignInProvider = {
    name: 'federation',
    kind: 'saml',
    label: 'Federation',
    issuer: federation.entityId,
    clientId: null,
    clientSecret: undefined,
    scope: '',
    entryPoint: federation.entryPoint,
    logoutAddress: null,
    signingCertificate: null,
    certificates: [federation.certificate],
    claims: { rollNumber: 'studentNumber' },
    groupRoles: [{ group: 'sports-office', role: 'GENSEC_SPORTS' }],
    singleLogout: false,
    ...changes,
  };
  const app = await testApp({ config: { providers: [provider] }, environment: { LOGIN_ATTEMPTS_PER_ADDRESS: '1000' } });
  await app.context.db.insert(signInProviders).values({ ...provider, instituteId: app.context.instituteId, clientSecret: null });
  return app;
}

type Cookies = Record<string, string>;

function cookiesOf(response: { cookies: { name: string; value: string }[] }): Cookies {
  return Object.fromEntries(response.cookies.filter(({ value }) => value !== '').map(({ name, value }) => [name, value]));
}

async function leave(query = ''): Promise<{ SAMLResponse: string; cookies: Cookies }> {
  const response = await server.app.inject({ url: `/auth/providers/federation${query}` });
  const way = new URL(response.headers.location ?? '');
  expect(way.href.startsWith(federation.entryPoint)).toBe(true);
  const { action, SAMLResponse } = await federation.answer(way);
  expect(action).toBe('http://localhost:4000/auth/providers/federation/acs');
  return { SAMLResponse, cookies: cookiesOf(response) };
}

/** Posts the provider's form like a browser: from another site, so without cookies. */
function hand(SAMLResponse: string) {
  return server.app.inject({
    method: 'POST',
    url: '/auth/providers/federation/acs',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://idp.example', 'sec-fetch-site': 'cross-site' },
    payload: new URLSearchParams({ SAMLResponse, RelayState: '' }).toString(),
  });
}

async function signIn(query?: string) {
  const { SAMLResponse, cookies } = await leave(query);
  const handed = await hand(SAMLResponse);
  expect(cookiesOf(handed)).toEqual({});
  const next = String(handed.headers.location);
  return next.startsWith('/auth/') ? server.app.inject({ url: next, cookies }) : handed;
}

async function whoIs(cookies: Cookies) {
  return (await server.app.inject({ url: '/auth/fetchAuth', cookies })).json();
}

const EXPIRED = '/login?error=provider-expired';

describe('signing in with a SAML federation', () => {
  it.each(['assertion', 'answer'] as const)('creates an account for a new user if the %s is signed', async (signs) => {
    federation.signs = signs;
    const response = await signIn('?returnTo=/events');
    expect([response.statusCode, response.headers.location]).toEqual([302, '/onboarding']);
    expect(await whoIs(cookiesOf(response))).toMatchObject({ username: 'asha@campus.example', personal_info: { name: 'Asha Patil' } });
    const [identity] = await server.context.db
      .select()
      .from(linkedIdentities)
      .where(eq(linkedIdentities.instituteId, server.context.instituteId));
    expect(identity).toMatchObject({ subject: 'asha-at-the-federation', rollNumber: '230042' });
  });

  it('links the account with the address, grants the role of a group, and redirects to the requested page', async () => {
    const { id } = await server.addUser({ email: 'asha@campus.example' });
    federation.attributes['urn:oid:1.3.6.1.4.1.5923.1.5.1.1'] = ['students', 'sports-office'];
    const response = await signIn('?returnTo=/events');
    expect(response.headers.location).toBe('/events');
    expect(await whoIs(cookiesOf(response))).toMatchObject({ _id: id, role: 'GENSEC_SPORTS' });
  });

  it('identifies a user by the configured subject attribute', async () => {
    await server.close();
    server = await withFederation({ claims: { subject: 'studentNumber' } });
    federation.values = { NameIDFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient' };
    const first = await whoIs(cookiesOf(await signIn()));
    Object.assign(federation, { subject: 'another-each-time' });
    expect(await whoIs(cookiesOf(await signIn()))).toMatchObject({ _id: first._id });
  });

  it('serves its metadata, and returns 404 for an unknown provider', async () => {
    const response = await server.app.inject({ url: '/auth/providers/federation/metadata' });
    expect(response.headers['content-type']).toBe('application/samlmetadata+xml');
    expect(response.body).toContain('entityID="http://localhost:4000/auth/providers/federation/metadata"');
    expect((await server.app.inject({ url: '/auth/providers/nobody/metadata' })).statusCode).toBe(404);
  });
});

describe('SAML response', () => {
  it.each<[string, Record<string, string>]>([
    ['for another audience', { Audience: 'https://other.example' }],
    ['from another issuer', { Issuer: 'https://evil.example' }],
    ['that answers another request', { InResponseTo: '_of-somebody-else' }],
    ['that has expired', { ConditionsNotOnOrAfter: '2020-01-01T00:00:00Z' }],
    ['that is not valid yet', { ConditionsNotBefore: '2099-01-01T00:00:00Z' }],
    ['whose subject confirmation has expired', { SubjectConfirmationDataNotOnOrAfter: '2020-01-01T00:00:00Z' }],
    ['that was issued too long ago', { IssueInstant: '2020-01-01T00:00:00Z' }],
    ['with an empty NameID', { NameID: '' }],
    ['with a transient NameID', { NameIDFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient' }],
  ])('is rejected with invalid values: one %s', async (_name, values) => {
    federation.values = values;
    const response = await signIn();
    expect([response.headers.location, cookiesOf(response)]).toEqual([EXPIRED, {}]);
  });

  it.each<[string, (xml: string) => string]>([
    ['that was changed after signing', (xml) => xml.replaceAll('asha@campus.example', 'dean@campus.example')],
    ['without a signature', (xml) => xml.replace(/<ds:Signature[\s\S]*?<\/ds:Signature>/, '')],
    ['with an invalid signature', (xml) => xml.replace(/<ds:SignatureValue>..../, '<ds:SignatureValue>AAAA')],
    ['with a forged assertion before the signed one', (xml) => xml.replace('<saml:Assertion', `${forged(xml)}<saml:Assertion`)],
    ['with a forged assertion after the signed one', (xml) => xml.replace('</samlp:Response>', `${forged(xml)}</samlp:Response>`)],
    [
      'whose signed assertion is nested in a forged one',
      (xml) => {
        const signed = /<saml:Assertion[\s\S]*<\/saml:Assertion>/.exec(xml)?.[0] ?? '';
        const outer = forged(xml).replace('</saml:Assertion>', `<saml:Advice>${signed}</saml:Advice></saml:Assertion>`);
        return xml.replace(signed, outer);
      },
    ],
    [
      'with a failure status and no signature',
      (xml) => xml.replace('status:Success', 'status:Responder').replace(/<ds:Signature[\s\S]*<\/saml:Assertion>/, ''),
    ],
    ['that is not XML', () => 'neither this nor that'],
    ['that declares an XML entity', (xml) => `<!DOCTYPE x [<!ENTITY e "boom">]>${xml}`],
  ])('is rejected as forged or malformed: one %s', async (_name, alter) => {
    await server.addUser({ email: 'dean@campus.example', role: 'PRESIDENT' });
    federation.alter = alter;
    const response = await signIn();
    expect([response.headers.location, cookiesOf(response)]).toEqual([EXPIRED, {}]);
  });

  it('is read with the complete signed address, including the text after an XML comment', async () => {
    await server.addUser({ email: 'dean@campus.example' });
    federation.attributes['urn:oid:0.9.2342.19200300.100.1.3'] = ['dean@campus.example.evil.example'];
    federation.alter = (xml) => xml.replaceAll('dean@campus.example.evil', 'dean@campus.example<!-- -->.evil');
    expect((await signIn()).headers.location).toBe('/login?error=provider-domain');
  });

  it('is rejected if its certificate is not configured', async () => {
    await server.close();
    server = await withFederation({ certificates: [newCertificate().certificate] });
    expect((await signIn()).headers.location).toBe(EXPIRED);
  });

  it('is accepted if one of several configured certificates matches', async () => {
    await server.close();
    server = await withFederation({ certificates: [newCertificate().certificate, federation.certificate] });
    expect((await signIn()).headers.location).toBe('/onboarding');
  });

  it('is accepted once, in the browser that requested it, within ten minutes', async () => {
    const first = await leave();
    const handed = String((await hand(first.SAMLResponse)).headers.location);
    expect(handed).toMatch(/^\/auth\/providers\/federation\/finish\?ticket=[\w-]{43}$/);
    expect((await hand(first.SAMLResponse)).headers.location).toBe(EXPIRED);
    const other = await leave();
    for (const cookies of [{}, other.cookies, { 'quad-sign-in': 'junk' }]) {
      expect((await server.app.inject({ url: handed, cookies })).headers.location).toBe(EXPIRED);
    }
    expect((await server.app.inject({ url: `${handed}x`, cookies: first.cookies })).headers.location).toBe(EXPIRED);
    expect((await server.app.inject({ url: handed, cookies: first.cookies })).headers.location).toBe('/onboarding');
    expect((await server.app.inject({ url: handed, cookies: first.cookies })).headers.location).toBe(EXPIRED);
    server.setNow(new Date(TEST_NOW.getTime() + 601_000));
    expect((await hand(other.SAMLResponse)).headers.location).toBe(EXPIRED);
    await cleanUp(server.context, []);
    expect(await server.context.db.select().from(samlRequests)).toEqual([]);
  });

  it('cannot be requested more than 300 times from one network', async () => {
    const visit = (remoteAddress: string) => server.app.inject({ url: '/auth/providers/federation', remoteAddress });
    const count = () => server.context.db.$count(samlRequests, eq(samlRequests.instituteId, server.context.instituteId));
    for (let visits = 0; visits < 300; visits += 1) expect((await visit('192.0.2.7')).headers.location).toContain('SAMLRequest=');
    const refused = await visit('192.0.2.7');
    expect([refused.statusCode, refused.headers.location, refused.cookies]).toEqual([302, EXPIRED, []]);
    expect(await count()).toBe(300);
    expect((await visit('192.0.2.8')).headers.location).toContain('SAMLRequest=');
    expect(await count()).toBe(301);
  });

  it('is rejected without an address of the institute', async () => {
    federation.attributes['urn:oid:0.9.2342.19200300.100.1.3'] = ['asha@mail.example'];
    expect((await signIn()).headers.location).toBe('/login?error=provider-domain');
    expect(await server.context.db.select().from(users).where(eq(users.instituteId, server.context.instituteId))).toEqual([]);
  });

  it('is rejected if it is not a form with a SAMLResponse field', async () => {
    const send = (type: string, payload: string) =>
      server.app.inject({ method: 'POST', url: '/auth/providers/federation/acs', headers: { 'content-type': type }, payload });
    expect((await send('application/json', '{}')).statusCode).toBe(415);
    expect((await send('application/x-www-form-urlencoded', 'RelayState=x')).headers.location).toBe(EXPIRED);
  });
});

describe('SAML single logout', () => {
  const LOGOUT = 'http://localhost:4000/auth/providers/federation/logout';
  const PATH = '/auth/providers/federation/logout';
  const own = newCertificate();
  const shared = (changes: Partial<SignInProvider> = {}) =>
    withFederation({
      ...{ singleLogout: true, logoutAddress: federation.logoutAddress, clientSecret: own.key, signingCertificate: own.certificate },
      ...changes,
    });
  beforeEach(async () => {
    await server.close();
    server = await shared();
  });

  /** Signs Asha in and returns the session's cookies. The default session index is `_session`. */
  async function openSession(SessionIndex?: string): Promise<Cookies> {
    federation.values = SessionIndex === undefined ? {} : { SessionIndex };
    return cookiesOf(await signIn());
  }

  const byQuery = (query: string) => server.app.inject({ url: `${PATH}?${query}` });
  const byForm = (fields: Record<string, string>) =>
    server.app.inject({
      method: 'POST',
      url: PATH,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://idp.example', 'sec-fetch-site': 'cross-site' },
      payload: new URLSearchParams(fields).toString(),
    });
  const isSignedIn = async (cookies: Cookies) => (await whoIs(cookies)) !== null;

  /** The message in a URL, and whether it is signed with the portal's key. */
  function messageOf(location: unknown, name: 'SAMLRequest' | 'SAMLResponse') {
    const address = new URL(String(location));
    const [signed = '', signature = ''] = address.search.slice(1).split('&Signature=');
    const isSigned = createVerify('RSA-SHA256').update(signed).verify(own.certificate, decodeURIComponent(signature), 'base64');
    const xml = inflateRawSync(Buffer.from(address.searchParams.get(name) ?? '', 'base64')).toString();
    return { place: `${address.origin}${address.pathname}`, isSigned, xml, relayState: address.searchParams.get('RelayState') };
  }

  it('sends a signed logout request with the session index to the federation', async () => {
    const cookies = await openSession('_of-this-browser');
    const { continue_at } = (await server.app.inject({ url: '/auth/leaving', cookies })).json();
    const { place, isSigned, xml } = messageOf(continue_at, 'SAMLRequest');
    expect([place, isSigned]).toEqual([federation.logoutAddress, true]);
    expect(xml).toContain(
      '<saml:NameID Format="urn:oasis:names:tc:SAML:2.0:nameid-format:persistent">asha-at-the-federation</saml:NameID>',
    );
    expect(xml).toMatch(/SessionIndex[^>]*>_of-this-browser</);
    expect((await byQuery('SAMLResponse=junk')).headers.location).toBe('/login');
    const { cookies: others } = { cookies: cookiesOf(await server.app.inject({ url: '/auth/leaving' })) };
    expect((await server.app.inject({ url: '/auth/leaving', cookies: others })).json()).toEqual({ continue_at: null });
  });

  it.each(['redirect', 'form'] as const)(
    'by %s from the federation, ends all sessions of the user and returns a signed response',
    async (by) => {
      const [one, other] = [await openSession('_one'), await openSession('_other')];
      const { query, form } = federation.logoutRequest(LOGOUT);
      const response = by === 'redirect' ? await byQuery(query) : await byForm({ SAMLRequest: form, RelayState: 'kept as it is' });
      const { place, isSigned, xml, relayState } = messageOf(response.headers.location, 'SAMLResponse');
      expect([place, isSigned, relayState]).toEqual([federation.logoutAddress, true, 'kept as it is']);
      expect(xml).toMatch(/InResponseTo="_logout\d+"/);
      expect(xml).toContain('urn:oasis:names:tc:SAML:2.0:status:Success');
      expect([await isSignedIn(one), await isSignedIn(other)]).toEqual([false, false]);
      const log = await server.context.db.select().from(auditLog).where(eq(auditLog.instituteId, server.context.instituteId));
      expect(log.filter(({ action }) => action === 'session.end-by-provider')).toMatchObject([
        { detail: { provider: 'federation', sessions: 2 } },
      ]);
    },
  );

  it('ends only the session that is named in the request', async () => {
    const [one, other] = [await openSession('_one'), await openSession('_other')];
    const byPassword = await server.signIn({ email: 'binoy@campus.example' });
    await byQuery(federation.logoutRequest(LOGOUT, { sessionIndex: '_one' }).query);
    expect([await isSignedIn(one), await isSignedIn(other), await isSignedIn(byPassword.cookies)]).toEqual([false, true, true]);
    await byQuery(federation.logoutRequest(LOGOUT, { nameId: 'somebody-else' }).query);
    expect(await isSignedIn(other)).toBe(true);
  });

  it.each<[string, Parameters<FederationProvider['logoutRequest']>[1]]>([
    ['signed with another key', { key: newCertificate().key }],
    ['from another issuer', { values: { Issuer: 'https://evil.example' } }],
    ['with the destination of another institute', { values: { Destination: 'https://other.example/auth/providers/federation/logout' } }],
    ['with an empty destination', { values: { Destination: '' } }],
    ['that was issued too long ago', { values: { IssueInstant: '2020-01-01T00:00:00Z' } }],
    ['with an issue time in the future', { values: { IssueInstant: '2099-01-01T00:00:00Z' } }],
    ['with an invalid issue time', { values: { IssueInstant: 'soon' } }],
  ])('rejects a request %s', async (_name, options) => {
    const cookies = await openSession();
    const { query, form } = federation.logoutRequest(LOGOUT, options);
    for (const response of [await byQuery(query), await byForm({ SAMLRequest: form })]) expect(response.headers.location).toBe('/login');
    expect(await isSignedIn(cookies)).toBe(true);
  });

  it('rejects a request that is unsigned or only partly signed', async () => {
    const cookies = await openSession();
    const { query, form } = federation.logoutRequest(LOGOUT);
    const unsigned = query.replace(/&SigAlg=.*/, '');
    const weak = federation.logoutRequest(LOGOUT, { algorithm: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1' }).query;
    const other = federation.logoutRequest(LOGOUT, { nameId: 'dean', key: newCertificate().key }).query;
    const [, otherRequest = ''] = /(?:^|&)SAMLRequest=([^&]+)/.exec(other) ?? [];
    for (const forged of [
      unsigned,
      weak,
      query.replace(/SAMLRequest=[^&]+/, `SAMLRequest=${otherRequest}`),
      `${query}&SAMLRequest=${otherRequest}`,
      `xSAMLRequest=${otherRequest}&${query}`,
      query.replace('SAMLRequest=', 'SAMLResponse='),
      '',
    ])
      expect((await byQuery(forged)).headers.location).toBe('/login');
    const xml = Buffer.from(form, 'base64').toString();
    const changed = (text: string) => byForm({ SAMLRequest: Buffer.from(text).toString('base64') });
    for (const response of [
      await changed(xml.replace(/<ds:Signature[\s\S]*<\/ds:Signature>/, '')),
      await changed(xml.replace('asha-at-the-federation', 'dean-at-the-federation')),
      await changed(`<!DOCTYPE x [<!ENTITY e "boom">]>${xml}`),
      await byForm({ SAMLRequest: form, SAMLResponse: form }),
      await byForm({}),
    ])
      expect(response.headers.location).toBe('/login');
    expect(await isSignedIn(cookies)).toBe(true);
  });

  it('accepts a request only once', async () => {
    const { query } = federation.logoutRequest(LOGOUT);
    expect(String((await byQuery(query)).headers.location)).toContain(federation.logoutAddress);
    const cookies = await openSession();
    expect((await byQuery(query)).headers.location).toBe('/login');
    expect(await isSignedIn(cookies)).toBe(true);
  });

  it('does not end sessions of another institute with the same federation', async () => {
    const cookies = await openSession();
    const theirs = await shared();
    const { query } = federation.logoutRequest(LOGOUT);
    const response = await theirs.app.inject({ url: `${PATH}?${query}` });
    expect(String(response.headers.location)).toContain(federation.logoutAddress);
    expect(await isSignedIn(cookies)).toBe(true);
    await theirs.close();
  });

  it('is listed in the metadata with the signing certificate, and can be turned off', async () => {
    const metadata = async () => (await server.app.inject({ url: '/auth/providers/federation/metadata' })).body;
    for (const binding of ['HTTP-Redirect', 'HTTP-POST'])
      expect(await metadata()).toContain(
        `<SingleLogoutService Binding="urn:oasis:names:tc:SAML:2.0:bindings:${binding}" Location="${LOGOUT}"/>`,
      );
    expect(await metadata()).toContain(own.certificate.split('\n')[1]);
    expect(await metadata()).not.toContain('PRIVATE');
    await server.close();
    server = await shared({ singleLogout: false });
    expect(await metadata()).not.toContain('SingleLogoutService');
    const cookies = await openSession();
    expect((await server.app.inject({ url: '/auth/leaving', cookies })).json()).toEqual({ continue_at: null });
    expect((await byQuery(federation.logoutRequest(LOGOUT).query)).headers.location).toBe('/login');
    expect(await isSignedIn(cookies)).toBe(true);
  });
});

/** A forged assertion: unsigned, and for the president. */
function forged(xml: string): string {
  const assertion = /<saml:Assertion[\s\S]*<\/saml:Assertion>/.exec(xml)?.[0] ?? '';
  return assertion
    .replace(/<ds:Signature[\s\S]*?<\/ds:Signature>/, '')
    .replace(/ID="_assertion/, 'ID="_forged')
    .replaceAll('asha@campus.example', 'dean@campus.example');
}
