import { execFileSync } from 'node:child_process';
import { createSign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deflateRawSync } from 'node:zlib';
import samlify from 'samlify';

const { IdentityProvider, SamlLib, ServiceProvider, setSchemaValidator } = samlify;
const RSA_SHA256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';
const PERSISTENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent';
const REDIRECT = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';
const MAIL = 'urn:oid:0.9.2342.19200300.100.1.3';
const NAME = 'urn:oid:2.16.840.1.113730.3.1.241';
const GROUPS = 'urn:oid:1.3.6.1.4.1.5923.1.5.1.1';

/** The default identity. */
const ASHA = { [MAIL]: ['asha@campus.example'], [NAME]: ['Asha Patil'], [GROUPS]: ['students'], studentNumber: ['230042'] };

/** A local SAML provider with a one-click sign-in page. */
export interface FederationProvider {
  readonly entityId: string;
  readonly entryPoint: string;
  /** Its signing certificate in PEM. */
  readonly certificate: string;
  /** The subject that signs in, and its attributes. */
  subject: string;
  attributes: Record<string, readonly string[]>;
  /** Values that replace the default ones of a response. */
  values: Record<string, string>;
  /** Whether the assertion is signed or the whole response. */
  signs: 'assertion' | 'answer';
  /** Changes a response after it was signed. */
  alter: (xml: string) => string;
  /** Restores the default identity. */
  reset(): void;
  /** URL that receives sign-out messages. */
  readonly logoutAddress: string;
  /** Creates a request to end sessions, as a query and as a form. */
  logoutRequest(place: string, options?: LogoutRequestOptions): { readonly query: string; readonly form: string };
  /** The form that a browser would post in response to a request's URL. */
  answer(address: URL): Promise<{ action: string; SAMLResponse: string }>;
  close(): Promise<void>;
}

/** The content of a request to end sessions. Defaults to valid values. */
export interface LogoutRequestOptions {
  readonly nameId?: string;
  readonly sessionIndex?: string;
  readonly values?: Readonly<Record<string, string>>;
  /** Another signing key. */
  readonly key?: string;
  readonly algorithm?: string;
}

/** A new key with a self-signed certificate. */
export function newCertificate(days = 2): { key: string; certificate: string } {
  const words = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', String(days), '-subj', '/CN=idp.campus.example'];
  const pem = execFileSync('openssl', [...words, '-keyout', '-', '-out', '-'], { stdio: ['ignore', 'pipe', 'ignore'] }).toString();
  const part = (label: string) => new RegExp(`-----BEGIN ${label}-----[^]*?-----END ${label}-----\n`).exec(pem)?.[0] ?? '';
  return { key: part('PRIVATE KEY'), certificate: part('CERTIFICATE') };
}

/** Starts a provider on a free port, configured from the portal's metadata. */
export async function startFederationProvider(metadataOf: () => Promise<string>): Promise<FederationProvider> {
  // Schema validation of the portal's requests is out of scope.
  setSchemaValidator({ validate: async () => 'not looked at' });
  const { key, certificate } = newCertificate();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const [entityId, entryPoint] = [`${origin}/metadata`, `${origin}/sso`];
  const idp = IdentityProvider({
    entityID: entityId,
    privateKey: key,
    signingCert: certificate,
    isAssertionEncrypted: false,
    wantAuthnRequestsSigned: false,
    nameIDFormat: [PERSISTENT],
    singleSignOnService: [{ Binding: REDIRECT, Location: entryPoint }],
  });
  const provider: FederationProvider = {
    entityId,
    entryPoint,
    certificate,
    subject: 'asha-at-the-federation',
    attributes: { ...ASHA },
    values: {},
    signs: 'assertion',
    alter: (xml) => xml,
    logoutAddress: `${origin}/slo`,
    logoutRequest(place, { nameId = provider.subject, sessionIndex, values = {}, key: signedWith = key, algorithm = RSA_SHA256 } = {}) {
      counter += 1;
      const said = { ID: `_logout${counter}`, IssueInstant: new Date().toISOString(), Destination: place, Issuer: entityId, ...values };
      const index = sessionIndex === undefined ? '' : `<samlp:SessionIndex>${sessionIndex}</samlp:SessionIndex>`;
      const xml = `<samlp:LogoutRequest xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${said.ID}" Version="2.0" IssueInstant="${said.IssueInstant}" Destination="${said.Destination}"><saml:Issuer>${said.Issuer}</saml:Issuer><saml:NameID Format="${PERSISTENT}">${nameId}</saml:NameID>${index}</samlp:LogoutRequest>`;
      const parts = [
        ['SAMLRequest', deflateRawSync(xml).toString('base64')],
        ['RelayState', 'kept as it is'],
        ['SigAlg', algorithm],
      ];
      const signed = parts.map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`).join('&');
      const hash = algorithm.endsWith('sha1') ? 'RSA-SHA1' : 'RSA-SHA256';
      const signature = createSign(hash).update(signed).sign(signedWith, 'base64');
      const form = SamlLib.constructSAMLSignature({
        rawSamlMessage: xml,
        isMessageSigned: true,
        privateKey: signedWith,
        signingCert: certificate.replaceAll(/-----[^-]+-----|\s/g, ''),
        signatureAlgorithm: RSA_SHA256,
        signatureConfig: {
          prefix: 'ds',
          location: { reference: "/*[local-name(.)='LogoutRequest']/*[local-name(.)='Issuer']", action: 'after' },
        },
      });
      return { query: `${signed}&Signature=${encodeURIComponent(signature)}`, form };
    },
    reset() {
      const attributes = { ...ASHA };
      Object.assign(provider, {
        subject: 'asha-at-the-federation',
        attributes,
        values: {},
        signs: 'assertion',
        alter: (xml: string) => xml,
      });
    },
    async answer(address) {
      const isSigned = provider.signs === 'assertion';
      const metadata = (await metadataOf()).replace('WantAssertionsSigned="false"', `WantAssertionsSigned="${isSigned}"`);
      const portal = ServiceProvider({ metadata });
      const request = await idp.parseLoginRequest(portal, 'redirect', { query: Object.fromEntries(address.searchParams) });
      const place = portal.entityMeta.getAssertionConsumerService('post') as string;
      const values = valuesOf(provider, {
        requestId: String(request.extract.request?.id),
        place,
        audience: portal.entityMeta.getEntityID(),
      });
      const replaced = (template: string) => ({ id: values.ID, context: filled(template, values) });
      const { context } = await idp.createLoginResponse(portal, request as never, 'post', {}, replaced as never);
      const xml = provider.alter(Buffer.from(context, 'base64').toString());
      return { action: place, SAMLResponse: Buffer.from(xml).toString('base64') };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  server.on('request', async (request, response) => {
    const { action, SAMLResponse } = await provider.answer(new URL(request.url ?? '/', origin));
    response.setHeader('content-type', 'text/html');
    response.end(`<html lang="en"><title>Federation</title><link rel="icon" href="data:,"><main><h1>Federation sign-in</h1>
      <form method="post" action="${action}"><input type="hidden" name="SAMLResponse" value="${SAMLResponse}">
      <button>Continue as ${provider.subject}</button></form></main></html>`);
  });
  return provider;
}

let counter = 0;

function valuesOf(
  { entityId, subject, attributes, values }: FederationProvider,
  { requestId, place, audience }: { requestId: string; place: string; audience: string },
): Record<string, string> {
  counter += 1;
  const now = Date.now();
  const at = (seconds: number) => new Date(now + seconds * 1000).toISOString();
  const said = Object.entries(attributes).map(
    ([name, texts]) =>
      `<saml:Attribute Name="${name}">${texts.map((text) => `<saml:AttributeValue>${text}</saml:AttributeValue>`).join('')}</saml:Attribute>`,
  );
  return {
    ID: `_answer${counter}`,
    AssertionID: `_assertion${counter}`,
    Destination: place,
    SubjectRecipient: place,
    AssertionConsumerServiceURL: place,
    Audience: audience,
    Issuer: entityId,
    IssueInstant: at(0),
    StatusCode: 'urn:oasis:names:tc:SAML:2.0:status:Success',
    ConditionsNotBefore: at(0),
    ConditionsNotOnOrAfter: at(300),
    SubjectConfirmationDataNotOnOrAfter: at(300),
    NameIDFormat: PERSISTENT,
    NameID: subject,
    InResponseTo: requestId,
    AuthnStatement: `<saml:AuthnStatement AuthnInstant="${at(0)}" SessionIndex="${values.SessionIndex ?? '_session'}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:unspecified</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>`,
    AttributeStatement: `<saml:AttributeStatement>${said.join('')}</saml:AttributeStatement>`,
    ...values,
  };
}

function filled(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
