import { isInstituteEmail } from '@quad/domain/accounts';
import * as v from 'valibot';
import type { Config } from '../../config.ts';
import type { Context } from '../../context.ts';
import type { Identity } from './identity.ts';
import { type OidcClaims, type OidcClient, oidcClient } from './oidcClient.ts';

const GOOGLE = 'https://accounts.google.com';

/** What Google says about somebody. */
export interface GoogleIdentity extends Identity {
  /** The organization that the account belongs to; undefined for a private one. */
  readonly hostedDomain: string | undefined;
}

/** Why a provider's word does not open an account; the sign-in page has a sentence for each. */
export type IdentityProblem = 'domain' | 'unverified';

/**
 * Why this identity may not sign in. The address has to be the institute's; from Google itself the account has to belong
 * to the institute too, because a private account may carry any address.
 */
export function problemOf(context: Context, identity: GoogleIdentity): IdentityProblem | undefined {
  const { config } = context;
  const { hostedDomain } = identity;
  const { domain } = config.institute;
  const isHosted = hostedDomain === undefined ? config.google?.issuer !== GOOGLE : hostedDomain.toLowerCase() === domain.toLowerCase();
  return isHosted ? problemWith(context, identity) : 'domain';
}

/** Why an identity of any provider may not: its address is another domain's, or nobody vouches for it. */
export function problemWith({ config }: Context, { email, isEmailVerified }: Identity): IdentityProblem | undefined {
  if (!isInstituteEmail({ email, domain: config.institute.domain })) return 'domain';
  return isEmailVerified ? undefined : 'unverified';
}

const clients = new WeakMap<Config, OidcClient>();

/** The client of an institute, which asks its provider once; undefined for one that has none. */
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

/** What Google's token says; throws where it says no address. */
export function googleIdentity({ subject, claims }: OidcClaims): GoogleIdentity {
  const { email, email_verified, hd, name } = v.parse(Claims, claims);
  return { subject, email, isEmailVerified: email_verified === true || email_verified === 'true', hostedDomain: hd, name, groups: [] };
}
