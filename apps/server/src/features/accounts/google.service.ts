import { isInstituteEmail } from '@quad/domain/accounts';
import * as v from 'valibot';
import type { Config } from '../../config.ts';
import type { Context } from '../../context.ts';
import type { Identity } from './identity.ts';
import { type OidcClaims, type OidcClient, oidcClient } from './oidcClient.ts';

const GOOGLE = 'https://accounts.google.com';

/** A person's identity according to Google. */
export interface GoogleIdentity extends Identity {
  /** The organization (Workspace domain) of the account. Undefined for a private one. */
  readonly hostedDomain: string | undefined;
}

/** Why a provider's identity does not open an account. The sign-in page has a message for each. */
export type IdentityProblem = 'domain' | 'unverified';

/**
 * Why this identity may not sign in. Its address must be in the institute's domain. With Google itself the account must also belong to the
 * institute, because a private account may have any address.
 */
export function problemOf(context: Context, identity: GoogleIdentity): IdentityProblem | undefined {
  const { config } = context;
  const { hostedDomain } = identity;
  const { domain } = config.institute;
  const isHosted = hostedDomain === undefined ? config.google?.issuer !== GOOGLE : hostedDomain.toLowerCase() === domain.toLowerCase();
  return isHosted ? problemWith(context, identity) : 'domain';
}

/** Why an identity of any provider may not sign in: its address is in another domain, or is not verified by the provider. */
export function problemWith({ config }: Context, { email, isEmailVerified }: Identity): IdentityProblem | undefined {
  if (!isInstituteEmail({ email, domain: config.institute.domain })) return 'domain';
  return isEmailVerified ? undefined : 'unverified';
}

const clients = new WeakMap<Config, OidcClient>();

/** The institute's OIDC client for Google, which discovers the provider once. Undefined if the institute has none. */
export function googleOf({ config }: Context): OidcClient | undefined {
  const client = clients.get(config) ?? (config.google && googleClient(config.google, config));
  if (client) clients.set(config, client);
  return client;
}

function googleClient(google: NonNullable<Config['google']>, { serverUrl, institute }: Config): OidcClient {
  return oidcClient({
    ...google,
    redirectUri: `${serverUrl}/auth/google/verify`,
    scope: 'openid email profile',
    parameters: { hd: institute.domain, prompt: 'select_account' },
  });
}

const Claims = v.object({
  email: v.pipe(v.string(), v.maxLength(254)),
  email_verified: v.optional(v.union([v.boolean(), v.literal('true'), v.literal('false')]), false),
  hd: v.optional(v.string()),
  name: v.optional(v.string(), ''),
});

/** Reads the identity from Google's token. Throws when it has no address. */
export function googleIdentity({ subject, claims }: OidcClaims): GoogleIdentity {
  const { email, email_verified, hd, name } = v.parse(Claims, claims);
  return { subject, email, isEmailVerified: email_verified === true || email_verified === 'true', hostedDomain: hd, name, groups: [] };
}
