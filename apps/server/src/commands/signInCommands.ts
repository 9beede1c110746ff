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
  summary: 'Offers a provider of the institute at sign-in, or says anew what one is.',
  operands: { name: 'What it is called in addresses, such as campus; it stays' },
  options: {
    label: { type: 'string', about: 'What the sign-in page calls it, after "Continue with"', isRequired: true },
    issuer: { type: 'string', about: 'Issuer of OpenID Connect, or entity ID of a SAML provider', isRequired: true },
    'client-id': { type: 'string', about: 'OpenID Connect: the client that it knows this portal as' },
    'secret-stdin': { type: 'boolean', about: "OpenID Connect: reads the client's secret from standard input; it is kept sealed" },
    scope: { type: 'string', about: 'OpenID Connect: what is asked for; openid email profile if left out' },
    'entry-point': { type: 'string', about: 'SAML: where it takes requests by redirect' },
    'logout-address': { type: 'string', about: 'SAML: where it takes what is said of signing out, by redirect; for --single-logout' },
    'signing-file': {
      type: 'string',
      about: 'SAML: file with a private key and its certificate, in PEM, to sign requests with; the key is kept sealed',
    },
    'certificate-stdin': { type: 'boolean', about: 'SAML: reads what it signs with from standard input, in PEM; two while it changes' },
    'subject-claim': { type: 'string', about: 'SAML: attribute that stays the same for a person; the NameID if left out' },
    'email-claim': { type: 'string', about: 'Claim or attribute of the mail address' },
    'name-claim': { type: 'string', about: 'Of the full name' },
    'roll-number-claim': { type: 'string', about: 'Of the roll number; not read if left out' },
    'program-claim': { type: 'string', about: 'Of the program; not read if left out' },
    'groups-claim': { type: 'string', about: 'Of the groups, for quad sign-in group' },
    'single-logout': { type: 'boolean', about: 'Signing out here leads to signing out there; with SAML, signing out there does so here' },
  },
  async run(config, options) {
    const provider = await readProvider(options);
    return withContext(config, options, async (context) => {
      const { portalUrl, serverUrl } = context.config;
      const saved = await saveProvider(context, provider);
      if (!saved.ok) throw new FriendlyError(saved.refusal.message, [], 'Choose another name, or see quad sign-in remove --help.');
      const back =
        provider.kind === 'saml'
          ? `Its metadata of this portal is at ${samlAddresses(context, provider).entityId}.`
          : `Register ${serverUrl}/auth/providers/${provider.name}/callback there${provider.singleLogout ? `, and ${portalUrl}/login for after signing out` : ''}.`;
      return `${provider.label} is ${saved.value.isNew ? 'offered at sign-in now' : 'changed'}. ${back}`;
    });
  },
};

async function readProvider(options: Options): Promise<NewProvider> {
  const said = (name: string) => (options[name] === undefined ? undefined : String(options[name]).trim());
  const [clientId, entryPoint] = [said('client-id'), said('entry-point')];
  if ((clientId === undefined) === (entryPoint === undefined)) {
    throw new FriendlyError(
      'It is not said how the provider is spoken to.',
      [],
      'Say --client-id for OpenID Connect, or --entry-point and --certificate-stdin for SAML.',
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
  if (faults.length > 0) throw new FriendlyError('The provider cannot be like this.', faults, 'Correct these values.');
  return provider;
}

async function readSigningFile(file: string): Promise<string> {
  try {
    return await readFile(path.resolve(file), 'utf8');
  } catch (error) {
    throw new FriendlyError(`${file} cannot be read (${errorCode(error) ?? 'unknown'}).`, [], 'Is it the right file?', { cause: error });
  }
}

/** Lists the providers with the roles of their groups. */
export const listProviders: Command = {
  summary: 'Lists the providers that are offered at sign-in, and says whether passwords are.',
  options: {},
  run: (config, options) =>
    withContext(config, options, async ({ config: { providers, passwordSignIn } }) => {
      const passwords = passwordSignIn ? 'Passwords open accounts.' : 'Passwords open no account.';
      return [...providers.map(describeProvider), passwords].join('\n');
    }),
};

function describeProvider({ name, kind, label, issuer, groupRoles }: SignInProvider): string {
  const groups = groupRoles.map(({ group, role }) => `\n  ${group} gives ${role}`).join('');
  return `${name}  ${kind}  ${label}  ${issuer}${groups}`;
}

/** Removes a provider. */
export const dropProvider: Command = {
  summary: 'Offers a provider no longer. Roles that its groups gave go with it.',
  operands: { name: 'Its name, as quad sign-in list has it' },
  options: {},
  async run(config, options) {
    const name = String(options.name).trim();
    const removed = await withContext(config, options, (context) => removeProvider(context, name));
    if (!removed.ok) throw new FriendlyError(removed.refusal.message, [], 'See quad sign-in list.');
    const { roles } = removed.value;
    return `${name} is offered no longer; ${roles} ${roles === 1 ? 'person has' : 'people have'} lost a role by it.`;
  },
};

/** Sets the role that a group of a provider grants. */
export const mapGroup: Command = {
  summary: 'Says which role a group of a provider gives, from the next sign-in of each person on.',
  operands: { name: 'Name of the provider', group: 'The group, as the provider writes it', role: 'The role; STUDENT for none' },
  options: {},
  async run(config, options) {
    const [name, group, roleName] = [options.name, options.group, options.role].map((word) => String(word).trim());
    const role = roleName?.toUpperCase() === 'STUDENT' ? undefined : roleName?.toUpperCase();
    const saved = await withContext(config, options, (context) => saveGroupRole(context, { name: name ?? '', group: group ?? '', role }));
    if (!saved.ok) throw new FriendlyError(saved.refusal.message, [], adviceOn(saved.refusal.code));
    return role ? `${group} of ${name} gives ${role}.` : `${group} of ${name} gives no role.`;
  },
};

function adviceOn(code: string): string {
  return code === 'NOT_FOUND'
    ? 'See quad sign-in list.'
    : 'A group gives CLUB_COORDINATOR or a GENSEC role; a president is made by quad grant.';
}

/** Turns password sign-in on or off. */
export const passwords: Command = {
  summary: 'Lets passwords open accounts, or only providers and Google.',
  operands: { state: 'on or off' },
  options: {},
  async run(config, options) {
    const state = String(options.state).trim();
    if (state !== 'on' && state !== 'off') throw new FriendlyError(`"${state}" is neither on nor off.`, [], 'Say one of them.');
    const switched = await withContext(config, options, (context) => switchPasswords(context, state === 'on'));
    if (!switched.ok) throw new FriendlyError(switched.refusal.message, [], 'Add a provider first: see quad sign-in add --help.');
    return state === 'on'
      ? 'Passwords open accounts again.'
      : 'Passwords open no account any more, and none is set by mail. Sessions go on; quad sign-in passwords on is the way back.';
  },
};
