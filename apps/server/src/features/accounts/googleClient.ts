import * as v from 'valibot';
import type { Config } from '../../config.ts';

const CALLBACK = '/auth/google/verify';
const TIMEOUT_SECONDS = 10;

/** What has to be the same when somebody comes back from Google as when they left. */
export const GoogleTransaction = v.object({ state: v.string(), nonce: v.string(), verifier: v.string(), returnTo: v.string() });
export type GoogleTransaction = v.InferOutput<typeof GoogleTransaction>;

/** What Google says about somebody, after its signature and everything about it was checked. */
export interface GoogleIdentity {
  readonly subject: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  /** The organization that the account belongs to; undefined for a private one. */
  readonly hostedDomain: string | undefined;
  readonly name: string;
}

export interface GoogleClient {
  /** Where to send the browser, and what to remember until it comes back. */
  begin(returnTo: string): Promise<{ address: URL; transaction: GoogleTransaction }>;
  /** Trades the answer that the browser brought back; throws where anything about it is not right. */
  finish(answer: URLSearchParams, transaction: GoogleTransaction): Promise<GoogleIdentity>;
}

const Claims = v.object({
  sub: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  email: v.pipe(v.string(), v.maxLength(254)),
  email_verified: v.optional(v.union([v.boolean(), v.literal('true'), v.literal('false')]), false),
  hd: v.optional(v.string()),
  name: v.optional(v.string(), ''),
});

/** Signing in with Google, or with another provider that speaks OpenID Connect: code flow with PKCE, state and nonce. */
export function googleClient(
  google: NonNullable<Config['google']>,
  { serverUrl, institute }: Pick<Config, 'serverUrl' | 'institute'>,
): GoogleClient {
  const redirectUri = `${serverUrl}${CALLBACK}`;
  let discovered: ReturnType<typeof discover> | undefined;

  /** Asks the provider once; a failure is not kept. */
  const provider = () => {
    discovered ??= discover(google).catch((error) => {
      discovered = undefined;
      throw error;
    });
    return discovered;
  };

  return {
    async begin(returnTo) {
      const { client, configuration } = await provider();
      const transaction = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
        returnTo,
      };
      const address = client.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: transaction.state,
        nonce: transaction.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(transaction.verifier),
        code_challenge_method: 'S256',
        hd: institute.domain,
        prompt: 'select_account',
      });
      return { address, transaction };
    },
    async finish(answer, { state, nonce, verifier }) {
      const { client, configuration } = await provider();
      const tokens = await client.authorizationCodeGrant(configuration, new URL(`${redirectUri}?${answer}`), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      return identityOf(v.parse(Claims, tokens.claims()));
    },
  };
}

async function discover({ issuer, clientId, clientSecret }: NonNullable<Config['google']>) {
  const client = await import('openid-client');
  const server = new URL(issuer);
  // Without TLS only where the configuration itself says so: a provider on the own machine.
  const execute = [client.enableNonRepudiationChecks, ...(server.protocol === 'http:' ? [client.allowInsecureRequests] : [])];
  const configuration = await client.discovery(server, clientId, clientSecret, undefined, { execute, timeout: TIMEOUT_SECONDS });
  return { client, configuration };
}

function identityOf({ sub, email, email_verified, hd, name }: v.InferOutput<typeof Claims>): GoogleIdentity {
  return { subject: sub, email, isEmailVerified: email_verified === true || email_verified === 'true', hostedDomain: hd, name };
}
