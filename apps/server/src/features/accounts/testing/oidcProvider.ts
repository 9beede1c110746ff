import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type Configuration, type KoaContextWithOIDC } from 'oidc-provider';

/** The default identity. */
const ASHA = {
  email: 'asha@campus.example',
  email_verified: true,
  name: 'Asha Patil',
  student_number: '230042',
  course: 'B.Tech',
  groups: ['students'],
};

/** A local OpenID Connect provider with a one-click sign-in page. */
export interface CampusProvider {
  readonly issuer: string;
  /** The subject that signs in. */
  subject: string;
  /** The claims about the subject. */
  claims: Record<string, unknown>;
  /** Restores the default identity. */
  reset(): void;
  close(): Promise<void>;
}

/** The favicon is inline, because the server has none. */
function page(title: string, content: string): string {
  return `<html lang="en"><title>${title}</title><link rel="icon" href="data:,"><main><h1>${title}</h1>${content}</main></html>`;
}

const CLIENT = { client_id: 'quad', client_secret: 'a secret of the campus' };

/** Starts a provider on a free port for a portal at a URL. */
export async function startCampusProvider(portalUrl: () => string, names: readonly string[] = ['campus']): Promise<CampusProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const campus: CampusProvider = {
    issuer,
    subject: 'asha',
    claims: { ...ASHA },
    reset() {
      Object.assign(campus, { subject: 'asha', claims: { ...ASHA } });
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  let provider: Provider | undefined;
  // The redirect URLs are known once the portal has a port.
  const started = () => (provider ??= providerAt(issuer, campus, portalUrl(), names));
  server.on('request', (request, response) => {
    const uid = /^\/interaction\/([\w-]+)/.exec(request.url ?? '')?.[1];
    if (!uid) return started().callback()(request, response);
    if (request.method === 'POST') return started().interactionFinished(request, response, { login: { accountId: campus.subject } });
    response.setHeader('content-type', 'text/html');
    response.end(
      page('Campus sign-in', `<form method="post" action="/interaction/${uid}"><button>Continue as ${campus.subject}</button></form>`),
    );
  });
  return campus;
}

function providerAt(issuer: string, campus: CampusProvider, portalUrl: string, names: readonly string[]): Provider {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const configuration: Configuration = {
    clients: [
      {
        ...CLIENT,
        token_endpoint_auth_method: 'client_secret_post',
        redirect_uris: names.map((name) => `${portalUrl}/auth/providers/${name}/callback`),
        post_logout_redirect_uris: [`${portalUrl}/login`],
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] as never },
    cookies: { keys: ['a key for cookies'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'student_number', 'course', 'groups'] },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, accountId) => ({ accountId, claims: async () => ({ ...campus.claims, sub: accountId }) }),
    // No consent page for the portal of the same campus.
    async loadExistingGrant(context: KoaContextWithOIDC) {
      const { client, session } = context.oidc;
      const grant = new context.oidc.provider.Grant({
        ...(client && { clientId: client.clientId }),
        ...(session?.accountId && { accountId: session.accountId }),
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        logoutSource: (context, form) => {
          context.body = page(
            'Campus sign-out',
            `${form}<button form="op.logoutForm" name="logout" value="yes">Sign out here, too</button>`,
          );
        },
      },
    },
  };
  return new Provider(issuer, configuration);
}
