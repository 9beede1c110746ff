import { createPrivateKey, X509Certificate } from 'node:crypto';
import { type GroupRole, GroupRole as GroupRoleSchema, ProviderName, type SignInOffer } from '@quad/domain/access';
import { ACCOUNT_TEXTS, sentence } from '@quad/domain/messages';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import * as v from 'valibot';
import type { SignInProvider } from '../../config.ts';
import type { Context } from '../../context.ts';
import { errorCode } from '../../db/errors.ts';
import type { Session } from '../../plugins/session.ts';
import { auditedTransaction, record } from '../audit/audit.service.ts';
import { sealSecret } from '../institutes/institutes.service.ts';
import { saveRole } from './administration.service.ts';
import { checkIssuer, type OidcClient, oidcClient } from './oidcClient.ts';
import { deleteProvider, insertProvider, lockProvider, savePasswordSignIn, updateProvider, usersWithRoleFrom } from './providers.repo.ts';
import { samlSignOutUrl } from './samlLogout.service.ts';

/** The refusal when password sign-in is off. */
export const PASSWORDS_OFF = refuse('FORBIDDEN', ACCOUNT_TEXTS.passwordsOff);

/** The institute's provider with a name, optionally of one kind only. */
export function findProvider({ config }: Context, name: string, kind?: SignInProvider['kind']): SignInProvider | undefined {
  return config.providers.find((provider) => provider.name === name && (kind === undefined || provider.kind === kind));
}

/** What the sign-in page offers besides or instead of passwords and Google. Undefined when it is just these two. */
export function signInOffer({ config: { providers, google, passwordSignIn: hasPassword } }: Context): SignInOffer | undefined {
  if (hasPassword && providers.length === 0) return undefined;
  const ways = providers.map(({ label, name }) => ({ label, path: `providers/${name}` }));
  // The button for Google is part of the password form, so without the form Google is listed here.
  return { ways: !hasPassword && google ? [...ways, { label: 'Google', path: 'google' }] : ways, hasPassword };
}

const clients = new WeakMap<SignInProvider, OidcClient>();

/** The OIDC client of a provider, which discovers it once. */
export function clientOf({ config }: Context, provider: SignInProvider): OidcClient {
  const { name, issuer, clientId, clientSecret, scope } = provider;
  const redirectUri = `${config.serverUrl}/auth/providers/${name}/callback`;
  const client =
    clients.get(provider) ?? oidcClient({ issuer, clientId: clientId ?? '', clientSecret, scope, redirectUri, queriesUserInfo: true });
  clients.set(provider, client);
  return client;
}

/** Where the browser continues after the sign-out, so that the provider of the session ends its own one. Null for nowhere. */
export async function signOutUrl(context: Context, session: Pick<Session, 'provider' | 'tokenHash'> | undefined): Promise<string | null> {
  const provider = session?.provider ? findProvider(context, session.provider) : undefined;
  if (!session || !provider?.singleLogout) return null;
  if (provider.kind === 'saml') return samlSignOutUrl(context, provider, session);
  return (await clientOf(context, provider).signOutUrl(`${context.config.portalUrl}/login`))?.href ?? null;
}

/** The settings of a new provider. */
export type NewProvider = Omit<SignInProvider, 'groupRoles'>;

const address = v.pipe(
  v.string(),
  v.check(
    (text) => URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol),
    'must be an address such as https://id.campus.example',
  ),
);
const certificate = v.pipe(v.string(), v.check(isCertificate, 'must be a certificate in PEM'));
const label = v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be blank'), v.maxLength(60, 'must have at most 60 characters'));

const Checked = v.variant('kind', [
  v.object({
    kind: v.literal('oidc'),
    name: ProviderName,
    label,
    issuer: address,
    clientId: v.pipe(v.string('is required'), v.minLength(1, 'is required')),
    scope: v.pipe(v.string(), v.regex(/(^|\s)openid(\s|$)/, 'must contain openid')),
  }),
  v.object({
    kind: v.literal('saml'),
    name: ProviderName,
    label,
    issuer: v.pipe(v.string(), v.minLength(1, 'is required')),
    entryPoint: address,
    logoutAddress: v.nullable(address),
    certificates: v.pipe(v.array(certificate), v.minLength(1, 'are required')),
  }),
]);

function isCertificate(pem: string): boolean {
  try {
    return new X509Certificate(pem).subject !== undefined;
  } catch {
    return false;
  }
}

/** Invalid settings of a provider, each with the reason. */
export function faultsOf(provider: NewProvider): string[] {
  const checked = v.safeParse(Checked, provider);
  const faults = checked.success ? [] : checked.issues.map((issue) => `${v.getDotPath(issue)?.split('.')[0]} ${issue.message}`);
  const { kind, singleLogout, logoutAddress, clientSecret, signingCertificate } = provider;
  if (kind === 'saml' && singleLogout && logoutAddress === null) faults.push('logoutAddress is required for single logout');
  if (kind === 'saml' && !isPair(clientSecret, signingCertificate))
    faults.push('signingFile must have a private key without a password, and its certificate, in PEM');
  return faults;
}

/** Whether a key belongs to a certificate. True when both are left out. */
function isPair(key: string | undefined, pem: string | null): boolean {
  if (key === undefined && pem === null) return true;
  try {
    return new X509Certificate(pem ?? '').checkPrivateKey(createPrivateKey(key ?? ''));
  } catch {
    return false;
  }
}

/** Adds a provider, or changes the one of that name, which keeps its links and group roles. */
export function saveProvider(context: Context, provider: NewProvider): Promise<Result<{ isNew: boolean }>> {
  const { instituteId, keys } = context;
  return auditedTransaction(context, {}, async (tx) => {
    const { name, clientSecret, ...columns } = provider;
    const row = {
      ...columns,
      certificates: [...columns.certificates],
      clientSecret: clientSecret === undefined ? null : sealSecret(keys, instituteId, clientSecret),
    };
    const known = await lockProvider(tx, instituteId, name);
    if (known && known.kind !== provider.kind) return refuse('CONFLICT', sentence`${name} is a provider of another kind. Remove it first.`);
    if (known) await updateProvider(tx, { instituteId, name }, row);
    else await insertProvider(tx, { instituteId, name, ...row });
    const detail = { name, kind: provider.kind, issuer: provider.issuer };
    return accept({ value: { isNew: !known }, audit: { action: known ? 'sign-in.change-provider' : 'sign-in.add-provider', detail } });
  });
}

const NO_WAY_IN = refuse('CONFLICT', 'Nobody could sign in: there is neither a provider nor a client at Google.');

/**
 * Removes a provider: its links end, and so do the roles that its groups granted. Returns how many people had one. Refused if it is the last
 * way to sign in.
 */
export function removeProvider(context: Context, name: string): Promise<Result<{ roles: number }>> {
  const { config, instituteId } = context;
  return auditedTransaction(context, {}, async (tx) => {
    if (!(await lockProvider(tx, instituteId, name))) return unknownProvider(name);
    const hasOther = config.passwordSignIn || config.google || config.providers.some((provider) => provider.name !== name);
    if (!hasOther) return NO_WAY_IN;
    const holders = await usersWithRoleFrom(tx, instituteId, name);
    for (const user of holders) {
      const sessions = await saveRole(tx, context, user, { role: 'STUDENT', until: null });
      const detail = { from: user.role, to: 'STUDENT', provider: name, sessions };
      await record(tx, context, undefined, { action: 'account.grant', subjectId: user.id, detail });
    }
    await deleteProvider(tx, { instituteId, name });
    return accept({
      value: { roles: holders.length },
      audit: { action: 'sign-in.remove-provider', detail: { name, roles: holders.length } },
    });
  });
}

/** Sets the role that a group grants, from each person's next sign-in on. Undefined for none. */
export function saveGroupRole(
  context: Context,
  { name, group, role }: { name: string; group: string; role: string | undefined },
): Promise<Result<readonly GroupRole[]>> {
  const { instituteId } = context;
  return auditedTransaction(context, {}, async (tx) => {
    const known = await lockProvider(tx, instituteId, name);
    if (!known) return unknownProvider(name);
    const others = known.groupRoles.filter((row) => row.group !== group);
    const checked = role === undefined ? undefined : v.safeParse(GroupRoleSchema, { group, role });
    if (checked && !checked.success) return refuse('INVALID', sentence`No group gives the role ${role ?? ''}.`);
    const groupRoles = checked ? [...others, checked.output] : others;
    await updateProvider(tx, { instituteId, name }, { groupRoles });
    return accept({ value: groupRoles, audit: { action: 'sign-in.map-group', detail: { name, group, role: role ?? null } } });
  });
}

/** Turns password sign-in on or off. There must be another way to sign in before it is turned off. */
export function switchPasswords(context: Context, isEnabled: boolean): Promise<Result<undefined>> {
  const { config, instituteId } = context;
  return auditedTransaction(context, {}, async (tx) => {
    if (!isEnabled && config.providers.length === 0 && !config.google) return NO_WAY_IN;
    await savePasswordSignIn(tx, instituteId, isEnabled);
    return accept({ value: undefined, audit: { action: 'sign-in.switch-passwords', detail: { isOn: isEnabled } } });
  });
}

function unknownProvider(name: string): Result<never> {
  return refuse('NOT_FOUND', sentence`There is no provider ${name}.`);
}

/** A problem that prevents sign-in with a provider, now or soon. Undefined if there is none. */
export type ProviderFault = { readonly isSoon: boolean; readonly found: string } | undefined;

const DAY_MS = 86_400_000;
/** How many days before a provider's certificate expires its successor is requested. */
const NOTICE_DAYS = 30;

/** Checks whether a provider is reachable, or how long its signing certificate is valid. */
export async function examineProvider(
  { kind, name, issuer, certificates }: Pick<SignInProvider, 'kind' | 'name' | 'issuer' | 'certificates'>,
  now: Date,
): Promise<ProviderFault> {
  if (kind === 'oidc') {
    const code = await checkIssuer(issuer).then(
      () => undefined,
      (error: unknown) => errorCode(error) ?? 'unknown',
    );
    return code === undefined ? undefined : { isSoon: false, found: `discovery of ${name} at ${issuer} failed (${code})` };
  }
  const until = Math.max(...certificates.map((pem) => new X509Certificate(pem).validToDate.getTime()));
  const day = new Date(until).toISOString().slice(0, 10);
  if (until <= now.getTime()) return { isSoon: false, found: `the certificate of ${name} expired on ${day}` };
  return until - now.getTime() < NOTICE_DAYS * DAY_MS ? { isSoon: true, found: `the certificate of ${name} expires on ${day}` } : undefined;
}
