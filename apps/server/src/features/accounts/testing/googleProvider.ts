import { Events, OAuth2Server } from 'oauth2-mock-server';

/** The default identity. */
const ASHA = { sub: 'google-1', email: 'asha@campus.example', email_verified: true, hd: 'campus.example', name: 'Asha Patil' };

/** A local replacement for Google that redirects back at once. */
export interface GoogleProvider {
  /** Claims of the following ID tokens. */
  claims: Record<string, unknown>;
  /** Whether the person cancels. */
  isCancelled: boolean;
  /** Changes an ID token after it was signed. */
  alterToken: (idToken: string) => string;
  /** Environment variables that configure the server to use it. */
  readonly environment: Readonly<Record<'GOOGLE_ISSUER' | 'GOOGLE_CLIENT_ID' | 'GOOGLE_CLIENT_SECRET', string>>;
  /** Restores the default identity and an unmodified token. */
  reset(): void;
  close(): Promise<void>;
}

function unaltered(idToken: string): string {
  return idToken;
}

/** Starts a provider on a free port. */
export async function startGoogleProvider(): Promise<GoogleProvider> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(0, '127.0.0.1');
  const provider: GoogleProvider = {
    claims: { ...ASHA },
    isCancelled: false,
    alterToken: unaltered,
    environment: { GOOGLE_ISSUER: server.issuer.url ?? '', GOOGLE_CLIENT_ID: 'quad', GOOGLE_CLIENT_SECRET: 'a secret' },
    reset() {
      Object.assign(provider, { claims: { ...ASHA }, isCancelled: false, alterToken: unaltered });
    },
    close: () => server.stop(),
  };
  server.service.on(Events.BeforeTokenSigning, (token: { payload: object }) => Object.assign(token.payload, provider.claims));
  server.service.on(Events.BeforeAuthorizeRedirect, ({ url }: { url: URL }) => {
    if (!provider.isCancelled) return;
    url.searchParams.delete('code');
    url.searchParams.set('error', 'access_denied');
  });
  server.service.on(Events.BeforeResponse, ({ body }: { body: { id_token?: string } }) => {
    if (body.id_token) body.id_token = provider.alterToken(body.id_token);
  });
  return provider;
}
