import * as v from 'valibot';

const TIMEOUT_SECONDS = 10;

/** What has to be the same when somebody comes back from a provider as when they left. */
export const OidcTransaction = v.object({ state: v.string(), nonce: v.string(), verifier: v.string(), returnTo: v.string() });
export type OidcTransaction = v.InferOutput<typeof OidcTransaction>;

/** Who we are at a provider, and what we ask it. */
export interface OidcSettings {
  readonly issuer: string;
  readonly clientId: string;
  /** Undefined for a client that has none, which PKCE alone protects. */
  readonly clientSecret: string | undefined;
  /** Where the provider sends the browser back to. */
  readonly redirectUri: string;
  readonly scope: string;
  /** What else the address says that the browser is sent to. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** Whether a provider is asked for what its tokens leave out. */
  readonly asksUserInfo?: boolean;
}

/** What a provider says of somebody. */
export interface OidcClaims {
  readonly subject: string;
  readonly claims: Readonly<Record<string, unknown>>;
}

export interface OidcClient {
  /** Where to send the browser, and what to remember until it comes back. */
  begin(returnTo: string): Promise<{ address: URL; transaction: OidcTransaction }>;
  /** Trades the answer that the browser brought back; throws where anything about it is not right. */
  finish(answer: URLSearchParams, transaction: OidcTransaction): Promise<OidcClaims>;
  /** Where the browser signs out at the provider, which leads it back to an address of ours; undefined where it offers no such place. */
  leave(backTo: string): Promise<URL | undefined>;
}

const Subject = v.pipe(v.string(), v.minLength(1), v.maxLength(255));

/** Signing in with a provider that speaks OpenID Connect: code flow with PKCE, state and nonce. */
export function oidcClient(settings: OidcSettings): OidcClient {
  const { redirectUri } = settings;
  let discovered: ReturnType<typeof discover> | undefined;

  /** Asks the provider once; a failure is not kept. */
  const provider = () => {
    discovered ??= discover(settings).catch((error) => {
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
        scope: settings.scope,
        state: transaction.state,
        nonce: transaction.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(transaction.verifier),
        code_challenge_method: 'S256',
        ...settings.parameters,
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
      const claims = { ...tokens.claims() };
      const subject = v.parse(Subject, claims.sub);
      const isAsked = settings.asksUserInfo && configuration.serverMetadata().userinfo_endpoint !== undefined;
      // Many keep the token short. The answer counts for this very subject only, and never against what is signed.
      const more = isAsked ? await client.fetchUserInfo(configuration, tokens.access_token, subject) : {};
      return { subject, claims: { ...more, ...claims } };
    },
    async leave(backTo) {
      const { client, configuration } = await provider();
      if (!configuration.serverMetadata().end_session_endpoint) return undefined;
      return client.buildEndSessionUrl(configuration, { post_logout_redirect_uri: backTo });
    },
  };
}

async function discover({ issuer, clientId, clientSecret }: Pick<OidcSettings, 'issuer' | 'clientId' | 'clientSecret'>) {
  const client = await import('openid-client');
  const server = new URL(issuer);
  // Without TLS only where the configuration itself says so: a provider on the same machine.
  const execute = [client.enableNonRepudiationChecks, ...(server.protocol === 'http:' ? [client.allowInsecureRequests] : [])];
  const authentication = clientSecret === undefined ? client.None() : undefined;
  const configuration = await client.discovery(server, clientId, clientSecret, authentication, { execute, timeout: TIMEOUT_SECONDS });
  return { client, configuration };
}

/** Asks whether a provider is there and is who it is said to be; throws where not. */
export async function reachIssuer(issuer: string): Promise<void> {
  await discover({ issuer, clientId: 'quad', clientSecret: undefined });
}
