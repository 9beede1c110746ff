import { Events, OAuth2Server } from 'oauth2-mock-server';

/** Whom the provider vouches for until a test says otherwise. */
const ASHA = { sub: 'google-1', email: 'asha@campus.example', email_verified: true, hd: 'campus.example', name: 'Asha Patil' };

/** A provider on this machine in the place of Google: whoever comes is sent back at once. */
export interface GoogleProvider {
  /** What the ID tokens say from now on. */
  claims: Record<string, unknown>;
  /** Whether the person goes through with it. */
  isCancelled: boolean;
  /** Changes an ID token after it was signed. */
  alterToken: (idToken: string) => string;
  /** Makes the server use it. */
  readonly environment: Readonly<Record<'GOOGLE_ISSUER' | 'GOOGLE_CLIENT_ID' | 'GOOGLE_CLIENT_SECRET', string>>;
  /** Says yes for Asha Patil again, with a token as it was signed. */
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
