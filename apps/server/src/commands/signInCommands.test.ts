import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { newCertificate } from '../features/accounts/testing/samlProvider.ts';
import { ENGINE, newTestDatabase, type TestDatabase } from '../testing/database.ts';
import { runCommand } from './runCommand.ts';

/** The commands open the database themselves, and the embedded one belongs to a single process. */
describe.runIf(ENGINE === 'postgres')('sign-in provider commands', () => {
  let database: TestDatabase;
  let folder: string;
  beforeAll(async () => {
    database = await newTestDatabase();
    folder = await mkdtemp(path.join(os.tmpdir(), 'quad-sign-in-'));
  });
  afterAll(async () => {
    await database.close();
    await rm(folder, { recursive: true });
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });

  const quad = (words: string[], input = '') => {
    vi.stubEnv('DATABASE_URL', database.url ?? '');
    vi.stubEnv('DATA_DIR', folder);
    vi.stubEnv('PORTAL_URL', 'https://portal.campus.example');
    vi.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from([input]) as never);
    return runCommand(['sign-in', ...words]);
  };
  const oidc = ['add', 'campus', '--label', 'Campus', '--issuer', 'https://id.campus.example', '--client-id', 'quad'];
  const saml = ['add', 'fed', '--label', 'Fed', '--issuer', 'https://idp.example', '--entry-point', 'https://idp.example/sso'];
  const rows = async (query: ReturnType<typeof sql>) => (await database.acrossInstitutes.execute(query)).rows;

  it('add an OIDC provider with a sealed secret, and print the addresses to register', async () => {
    expect(await quad([...oidc, '--secret-stdin', '--single-logout'], 'open sesame\n')).toBe(
      'Added Campus. Register https://portal.campus.example/auth/providers/campus/callback there as the redirect address, and https://portal.campus.example/login as the address after sign-out.',
    );
    const [row] = await rows(sql`select client_secret, claims from sign_in_providers`);
    expect(row).toEqual({ client_secret: expect.stringMatching(/^[\w-]{50,}$/), claims: {} });
    expect(await quad([...oidc, '--roll-number-claim', 'student_number'])).toBe(
      'Changed Campus. Register https://portal.campus.example/auth/providers/campus/callback there as the redirect address.',
    );
    expect(await rows(sql`select client_secret, claims from sign_in_providers`)).toEqual([
      { client_secret: null, claims: { rollNumber: 'student_number' } },
    ]);
  });

  it('add a SAML provider with certificates, and print its metadata address', async () => {
    expect(await quad([...saml, '--certificate-stdin'], newCertificate().certificate + newCertificate().certificate)).toBe(
      'Added Fed. The metadata of this portal is at https://portal.campus.example/auth/providers/fed/metadata.',
    );
    expect(await rows(sql`select cardinality(certificates) as count from sign_in_providers where name = 'fed'`)).toEqual([{ count: 2 }]);
  });

  it('add a SAML provider with a sealed signing key and a logout address, and reject faulty settings', async () => {
    const { key, certificate } = newCertificate();
    const file = path.join(folder, 'signing.pem');
    await writeFile(file, `${key}${certificate}`);
    const shared = ['--certificate-stdin', '--single-logout', '--logout-address', 'https://idp.example/slo'];
    expect(await quad([...saml, ...shared, '--signing-file', file], certificate)).toContain('The metadata of this portal is at');
    const [row] = await rows(sql`select client_secret, signing_certificate, logout_address from sign_in_providers where name = 'fed'`);
    expect(row).toEqual({
      client_secret: expect.stringMatching(/^[\w-]{500,}$/),
      signing_certificate: certificate.trim(),
      logout_address: 'https://idp.example/slo',
    });
    const refused = (words: string[]) => quad([...saml, ...words], certificate).catch((error: unknown) => error);
    expect(await refused(['--certificate-stdin', '--single-logout'])).toMatchObject({
      details: ['logoutAddress is required for single logout'],
    });
    await writeFile(file, `${newCertificate().key}${certificate}`);
    expect(await refused([...shared, '--signing-file', file])).toMatchObject({
      details: ['signingFile must have a private key without a password, and its certificate, in PEM'],
    });
    expect(await refused([...shared, '--signing-file', `${file}.gone`])).toMatchObject({
      message: `${file}.gone cannot be read (ENOENT).`,
    });
  });

  it.each<[string, string[], string, object]>([
    ['a provider without a protocol', oidc.slice(0, -2), '', { message: 'The protocol of the provider is missing.' }],
    [
      'an invalid provider name',
      ['add', 'Campus!', ...oidc.slice(2)],
      '',
      { details: ['name must be up to 32 letters, digits and hyphens, in lower case'] },
    ],
    [
      'an issuer that is not a URL',
      [...oidc.slice(0, 5), 'campus', ...oidc.slice(6)],
      '',
      { details: ['issuer must be an address such as https://id.campus.example'] },
    ],
    ['a scope without openid', [...oidc, '--scope', 'email'], '', { details: ['scope must contain openid'] }],
    ['a SAML provider without a certificate', [...saml, '--certificate-stdin'], 'nothing', { details: ['certificates are required'] }],
    [
      'a SAML provider with the name of an OIDC provider',
      ['add', 'campus', ...saml.slice(2), '--certificate-stdin'],
      newCertificate().certificate,
      { message: 'campus is a provider of another kind. Remove it first.' },
    ],
    ['the president role for a group', ['group', 'campus', 'x', 'president'], '', { message: 'No group gives the role PRESIDENT.' }],
    ['a group of an unknown provider', ['group', 'nobody', 'x', 'GENSEC_SPORTS'], '', { message: 'There is no provider nobody.' }],
    ['the removal of an unknown provider', ['remove', 'nobody'], '', { message: 'There is no provider nobody.' }],
    ['an unknown state of password sign-in', ['passwords', 'maybe'], '', { message: '"maybe" is neither on nor off.' }],
  ])('reject with an explanation: %s', async (_name, words, input, refusal) => {
    await expect(quad(words, input)).rejects.toMatchObject({ name: 'FriendlyError', ...refusal });
  });

  it('map groups to roles, and revoke those roles when the provider is removed', async () => {
    expect(await quad(['group', 'campus', 'cn=sports, ou=offices', 'gensec_sports'])).toBe(
      'cn=sports, ou=offices of campus grants GENSEC_SPORTS.',
    );
    expect((await quad(['list'])).split('\n')).toEqual([
      'campus  oidc  Campus  https://id.campus.example',
      '  cn=sports, ou=offices grants GENSEC_SPORTS',
      'fed  saml  Fed  https://idp.example',
      'Password sign-in is on.',
    ]);
    await database.acrossInstitutes.execute(sql`
      insert into users (institute_id, id, email, name, role, role_from, email_verified)
      select id, gen_random_uuid(), 'asha@campus.example', 'Asha', 'GENSEC_SPORTS', 'campus', true from institutes`);
    expect(await quad(['remove', 'campus'])).toBe('Removed campus. 1 person lost a role.');
    expect(await rows(sql`select role, role_from from users`)).toEqual([{ role: 'STUDENT', role_from: null }]);
    expect(await quad(['group', 'fed', 'x', 'STUDENT'])).toBe('x of fed grants no role.');
  });

  it('turn password sign-in off and on, and keep a provider while it is off', async () => {
    expect(await quad(['passwords', 'off'])).toBe(
      'Password sign-in and password resets are off. Sessions continue. quad sign-in passwords on turns both on again.',
    );
    expect(await quad(['list'])).toMatch(/Password sign-in is off\.$/);
    await expect(quad(['remove', 'fed'])).rejects.toMatchObject({
      message: 'Nobody could sign in: there is neither a provider nor a client at Google.',
      advice: 'Turn passwords on first with quad sign-in passwords on.',
    });
    expect(await quad(['passwords', 'on'])).toBe('Password sign-in is on.');
    await quad(['remove', 'fed']);
    await expect(quad(['passwords', 'off'])).rejects.toThrow('Nobody could sign in: there is neither a provider nor a client at Google.');
    const actions = await rows(sql`select action from audit_log where action like 'sign-in.%' order by at, action`);
    expect(new Set(actions.map(({ action }) => action))).toEqual(
      new Set([
        'sign-in.add-provider',
        'sign-in.change-provider',
        'sign-in.map-group',
        'sign-in.remove-provider',
        'sign-in.switch-passwords',
      ]),
    );
  });
});
