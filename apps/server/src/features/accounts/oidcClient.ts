import * as v from 'valibot';

const TIMEOUT_SECONDS = 10;

/** What is stored between leaving for a provider and the callback, and compared there. */
export const OidcTransaction = v.object({ state: v.string(), nonce: v.string(), verifier: v.string(), returnTo: v.string() });
export type OidcTransaction = v.InferOutput<typeof OidcTransaction>;

/** Our registration at a provider, and what we request. */
export interface OidcSettings {
  readonly issuer: string;
  readonly clientId: string;
  /** Undefined for a public client, which only PKCE protects. */
  readonly clientSecret: string | undefined;
  /** Where the provider sends the browser back. */
  readonly redirectUri: string;
  readonly scope: string;
  /** Further parameters of the authorization URL. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** Whether to query the userinfo endpoint for claims that are missing in the ID token. */
  readonly queriesUserInfo?: boolean;
}

/** The claims about a person. */
export interface OidcClaims {
  readonly subject: string;
  readonly claims: Readonly<Record<string, unknown>>;
}

export interface OidcClient {
  /** Returns the URL to redirect to, and the transaction to store until the callback. */
  begin(returnTo: string): Promise<{ address: URL; transaction: OidcTransaction }>;
  /** Exchanges the callback's code. Throws when anything is invalid. */
  finish(answer: URLSearchParams, transaction: OidcTransaction): Promise<OidcClaims>;
  /** Returns the provider's sign-out URL, which redirects back to us. Undefined when the provider has none. */
  signOutUrl(backTo: string): Promise<URL | undefined>;
}

const Subject = v.pipe(v.string(), v.minLength(1), v.maxLength(255));

/** An OpenID Connect client: code flow with PKCE, state and nonce. */
export function oidcClient(settings: OidcSettings): OidcClient {
  const { redirectUri } = settings;
  let discovered: ReturnType<typeof discover> | undefined;

  /** Discovers the provider once. A failure is not cached. */
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
      const queriesUserInfo = settings.queriesUserInfo && configuration.serverMetadata().userinfo_endpoint !== undefined;
      // Many providers keep the ID token small. Userinfo counts for the same subject only and never overrides signed claims.
      const more = queriesUserInfo ? await client.fetchUserInfo(configuration, tokens.access_token, subject) : {};
      return { subject, claims: { ...more, ...claims } };
    },
    async signOutUrl(backTo) {
      const { client, configuration } = await provider();
      if (!configuration.serverMetadata().end_session_endpoint) return undefined;
      return client.buildEndSessionUrl(configuration, { post_logout_redirect_uri: backTo });
    },
  };
}

async function discover({ issuer, clientId, clientSecret }: Pick<OidcSettings, 'issuer' | 'clientId' | 'clientSecret'>) {
  const client = await import('openid-client');
  const server = new URL(issuer);
  // HTTP is allowed only if the configured issuer uses it, for a provider on the same machine.
  const execute = [client.enableNonRepudiationChecks, ...(server.protocol === 'http:' ? [client.allowInsecureRequests] : [])];
  const authentication = clientSecret === undefined ? client.None() : undefined;
  const configuration = await client.discovery(server, clientId, clientSecret, authentication, { execute, timeout: TIMEOUT_SECONDS });
  return { client, configuration };
}

/** Checks that a provider answers and reports the configured issuer. Throws otherwise. */
export async function checkIssuer(issuer: string): Promise<void> {
  await discover({ issuer, clientId: 'quad', clientSecret: undefined });
}
