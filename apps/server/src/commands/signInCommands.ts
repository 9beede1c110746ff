import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { ClaimNames } from '@quad/domain/access';
import type { SignInProvider } from '../config.ts';
import { errorCode } from '../db/errors.ts';
import {
  faultsOf,
  type NewProvider,
  removeProvider,
  saveGroupRole,
  saveProvider,
  switchPasswords,
} from '../features/accounts/providers.service.ts';
import { samlAddresses } from '../features/accounts/samlClient.ts';
import { FriendlyError } from '../friendlyError.ts';
import { type Command, type Options, withContext } from './command.ts';

/** Adds a sign-in provider or replaces its settings. */
export const addProvider: Command = {
  summary: 'Adds a sign-in provider, or replaces its settings.',
  operands: { name: 'Permanent name in addresses, such as campus' },
  options: {
    label: { type: 'string', about: 'Name on the sign-in page, after "Continue with"', isRequired: true },
    issuer: { type: 'string', about: 'Issuer of OpenID Connect, or entity ID of a SAML provider', isRequired: true },
    'client-id': { type: 'string', about: 'OpenID Connect: client id of this portal' },
    'secret-stdin': { type: 'boolean', about: 'OpenID Connect: reads the client secret from standard input; it is stored encrypted' },
    scope: { type: 'string', about: 'OpenID Connect: requested scope (default: openid email profile)' },
    'entry-point': { type: 'string', about: 'SAML: address for sign-in requests by redirect' },
    'logout-address': { type: 'string', about: 'SAML: address for sign-out messages by redirect; required for --single-logout' },
    'signing-file': {
      type: 'string',
      about: 'SAML: PEM file with a private key, stored encrypted, and its certificate to sign requests with',
    },
    'certificate-stdin': { type: 'boolean', about: 'SAML: reads its certificates from standard input, in PEM; two during a change' },
    'subject-claim': { type: 'string', about: 'SAML: attribute that permanently identifies a person (default: NameID)' },
    'email-claim': { type: 'string', about: 'Claim or attribute with the e-mail address' },
    'name-claim': { type: 'string', about: 'Claim or attribute with the full name' },
    'roll-number-claim': { type: 'string', about: 'Claim or attribute with the roll number (default: none)' },
    'program-claim': { type: 'string', about: 'Claim or attribute with the program (default: none)' },
    'groups-claim': { type: 'string', about: 'Claim or attribute with the groups, for quad sign-in group' },
    'single-logout': { type: 'boolean', about: 'Signing out of the portal signs out of the provider; with SAML, also the other way round' },
  },
  async run(config, options) {
    const provider = await readProvider(options);
    return withContext(config, options, async (context) => {
      const { portalUrl, serverUrl } = context.config;
      const saved = await saveProvider(context, provider);
      if (!saved.ok) throw new FriendlyError(saved.refusal.message, [], 'Choose another name, or remove it with quad sign-in remove.');
      const back =
        provider.kind === 'saml'
          ? `The metadata of this portal is at ${samlAddresses(context, provider).entityId}.`
          : `Register ${serverUrl}/auth/providers/${provider.name}/callback there as the redirect address${provider.singleLogout ? `, and ${portalUrl}/login as the address after sign-out` : ''}.`;
      return `${saved.value.isNew ? 'Added' : 'Changed'} ${provider.label}. ${back}`;
    });
  },
};

async function readProvider(options: Options): Promise<NewProvider> {
  const said = (name: string) => (options[name] === undefined ? undefined : String(options[name]).trim());
  const [clientId, entryPoint] = [said('client-id'), said('entry-point')];
  if ((clientId === undefined) === (entryPoint === undefined)) {
    throw new FriendlyError(
      'The protocol of the provider is missing.',
      [],
      'Pass --client-id for OpenID Connect, or --entry-point and --certificate-stdin for SAML.',
    );
  }
  const read = options['secret-stdin'] || options['certificate-stdin'] ? (await text(process.stdin)).trim() : '';
  const signingFile = said('signing-file');
  const signing = signingFile === undefined ? undefined : await readSigningFile(signingFile);
  const claims: Record<keyof ClaimNames, string | undefined> = {
    subject: said('subject-claim'),
    email: said('email-claim'),
    name: said('name-claim'),
    rollNumber: said('roll-number-claim'),
    program: said('program-claim'),
    groups: said('groups-claim'),
  };
  const provider: NewProvider = {
    name: String(options.name).trim(),
    kind: clientId === undefined ? 'saml' : 'oidc',
    label: said('label') ?? '',
    issuer: said('issuer') ?? '',
    clientId: clientId ?? null,
    clientSecret:
      clientId === undefined
        ? signing?.match(/-----BEGIN (?:RSA )?PRIVATE KEY-----[\s\S]*?-----END (?:RSA )?PRIVATE KEY-----/)?.[0]
        : read || undefined,
    scope: said('scope') ?? 'openid email profile',
    entryPoint: entryPoint ?? null,
    logoutAddress: said('logout-address') ?? null,
    signingCertificate: signing?.match(/-----BEGIN CERTIFICATE-----[\s\S]*?-----END CERTIFICATE-----/)?.[0] ?? null,
    certificates: entryPoint === undefined ? [] : (read.match(/-----BEGIN CERTIFICATE-----[\s\S]*?-----END CERTIFICATE-----/g) ?? []),
    claims: Object.fromEntries(Object.entries(claims).filter(([, claim]) => claim !== undefined)),
    singleLogout: options['single-logout'] === true,
  };
  const faults = faultsOf(provider);
  if (faults.length > 0) throw new FriendlyError('The settings of the provider are not valid.', faults, 'Correct these values.');
  return provider;
}

async function readSigningFile(file: string): Promise<string> {
  try {
    return await readFile(path.resolve(file), 'utf8');
  } catch (error) {
    throw new FriendlyError(`${file} cannot be read (${errorCode(error) ?? 'unknown'}).`, [], 'Correct the path.', { cause: error });
  }
}

/** Lists the providers with the roles of their groups. */
export const listProviders: Command = {
  summary: 'Lists the sign-in providers, and whether password sign-in is on.',
  options: {},
  run: (config, options) =>
    withContext(config, options, async ({ config: { providers, passwordSignIn } }) => {
      const passwords = passwordSignIn ? 'Password sign-in is on.' : 'Password sign-in is off.';
      return [...providers.map(describeProvider), passwords].join('\n');
    }),
};

function describeProvider({ name, kind, label, issuer, groupRoles }: SignInProvider): string {
  const groups = groupRoles.map(({ group, role }) => `\n  ${group} grants ${role}`).join('');
  return `${name}  ${kind}  ${label}  ${issuer}${groups}`;
}

/** Removes a provider. */
export const dropProvider: Command = {
  summary: 'Removes a sign-in provider, and the roles that its groups granted.',
  operands: { name: 'Name of the provider, from quad sign-in list' },
  options: {},
  async run(config, options) {
    const name = String(options.name).trim();
    const removed = await withContext(config, options, (context) => removeProvider(context, name));
    if (!removed.ok) {
      const isLast = removed.refusal.code === 'CONFLICT';
      const advice = isLast ? 'Turn passwords on first with quad sign-in passwords on.' : 'List the providers with quad sign-in list.';
      throw new FriendlyError(removed.refusal.message, [], advice);
    }
    const { roles } = removed.value;
    return `Removed ${name}. ${roles} ${roles === 1 ? 'person' : 'people'} lost a role.`;
  },
};

/** Sets the role that a group of a provider grants. */
export const mapGroup: Command = {
  summary: 'Sets the role that a group of a provider grants, from the next sign-in on.',
  operands: { name: 'Name of the provider', group: 'Group, as the provider spells it', role: 'Role; STUDENT for none' },
  options: {},
  async run(config, options) {
    const [name, group, roleName] = [options.name, options.group, options.role].map((word) => String(word).trim());
    const role = roleName?.toUpperCase() === 'STUDENT' ? undefined : roleName?.toUpperCase();
    const saved = await withContext(config, options, (context) => saveGroupRole(context, { name: name ?? '', group: group ?? '', role }));
    if (!saved.ok) throw new FriendlyError(saved.refusal.message, [], adviceOn(saved.refusal.code));
    return role ? `${group} of ${name} grants ${role}.` : `${group} of ${name} grants no role.`;
  },
};

function adviceOn(code: string): string {
  return code === 'NOT_FOUND'
    ? 'List the providers with quad sign-in list.'
    : 'A group can grant CLUB_COORDINATOR or a GENSEC role. Use quad grant for a president.';
}

/** Turns password sign-in on or off. */
export const passwords: Command = {
  summary: 'Turns password sign-in on or off.',
  operands: { state: 'on or off' },
  options: {},
  async run(config, options) {
    const state = String(options.state).trim();
    if (state !== 'on' && state !== 'off') throw new FriendlyError(`"${state}" is neither on nor off.`, [], 'Pass on or off.');
    const switched = await withContext(config, options, (context) => switchPasswords(context, state === 'on'));
    if (!switched.ok) throw new FriendlyError(switched.refusal.message, [], 'Add a provider first with quad sign-in add.');
    return state === 'on'
      ? 'Password sign-in is on.'
      : 'Password sign-in and password resets are off. Sessions continue. quad sign-in passwords on turns both on again.';
  },
};
