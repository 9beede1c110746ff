import type { Profile, SAML, SamlConfig } from '@node-saml/node-saml';
import type { SignInProvider } from '../../config.ts';
import type { Context } from '../../context.ts';
import { insertSamlRequest, isSamlRequestOpen } from './identities.repo.ts';
import type { ProviderAnswer, ProviderSession } from './identity.ts';

/** How long somebody may take at the provider. */
export const REQUEST_SECONDS = 600;
/** By how much the clocks of the provider and of this server may differ. */
const SKEW_MS = 60_000;
const TRANSIENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient';

/** The addresses that a provider of ours is told, under which it knows us. */
export function samlAddresses({ config: { serverUrl } }: Pick<Context, 'config'>, { name }: Pick<SignInProvider, 'name'>) {
  const base = `${serverUrl}/auth/providers/${name}`;
  return { entityId: `${base}/metadata`, callbackUrl: `${base}/acs`, logoutUrl: `${base}/logout` };
}

/** An answer that was found to be signed, fresh, for us and to the request of this id. */
export interface SamlAnswer extends ProviderAnswer {
  readonly requestId: string;
}

/** Where to send the browser, and the id of the request that it carries. Requests wait in the database, so that any node takes the answer. */
export async function beginSaml(context: Context, provider: SignInProvider): Promise<{ address: string; requestId: string }> {
  let requestId = '';
  const saml = await samlOf(context, provider, (id) => {
    requestId = id;
  });
  const address = await saml.getAuthorizeUrlAsync('', undefined, {});
  return { address, requestId };
}

/** More than any message has that is as long as one may be: parsing takes its number by itself. */
const MAX_TAGS = 700;

/** Refuses what is not worth being parsed, before anybody's signature is looked at. */
export function checkMarkup(xml: Buffer): void {
  // SAML has none, and what they define is nothing that anybody signed.
  if (xml.includes('<!DOCTYPE')) throw new Error('The message defines entities.');
  if (xml.toString('latin1').split('<', MAX_TAGS + 2).length > MAX_TAGS + 1) throw new Error('The message has too many elements.');
}

/** Checks an answer; throws where anything about it is not right. */
export async function readSamlAnswer(context: Context, provider: SignInProvider, response: string): Promise<SamlAnswer> {
  checkMarkup(Buffer.from(response, 'base64'));
  const saml = await samlOf(context, provider);
  const { profile } = await saml.validatePostResponseAsync({ SAMLResponse: response });
  if (!profile) throw new Error('The answer says nothing of anybody.');
  if (profile.issuer !== provider.issuer) throw new Error('The answer is another provider’s.');
  const requestId = String(profile.inResponseTo ?? '');
  // What the library compares may stand outside of what is signed: an assertion that names no request could be anybody's.
  if (requestId === '' || !signedRequestIds(profile).includes(requestId)) throw new Error('The answer is to no request.');
  const claims = (profile.attributes ?? {}) as Readonly<Record<string, unknown>>;
  return { requestId, subject: subjectOf(profile, claims, provider), claims, isEmailVerified: true, session: sessionOf(profile) };
}

/** What the provider reads of us. */
export async function samlMetadata(context: Context, provider: SignInProvider): Promise<string> {
  const { generateServiceProviderMetadata } = await import('@node-saml/node-saml');
  const { entityId: issuer, callbackUrl, logoutUrl } = samlAddresses(context, provider);
  const signing = signingOf(provider);
  // The same for everybody who reads it, so that it has a version.
  const metadata = generateServiceProviderMetadata({
    issuer,
    callbackUrl,
    ...(signing && { ...signing, publicCerts: provider.signingCertificate ?? '' }),
    ...(takesLogout(provider) && { logoutCallbackUrl: logoutUrl }),
    identifierFormat: null,
    wantAssertionsSigned: false,
    generateUniqueId: () => `_${provider.name}`,
  });
  // The library names the binding by form alone; what comes by redirect is taken as well.
  return metadata.replace(/<SingleLogoutService [^>]*\/>/, (byForm) => `${byForm.replace('HTTP-POST', 'HTTP-Redirect')}${byForm}`);
}

/** Whether signing out is told to a provider, and taken from it. */
export function takesLogout({ kind, singleLogout, logoutAddress }: SignInProvider): boolean {
  return kind === 'saml' && singleLogout && logoutAddress !== null;
}

/** What messages to a provider are signed with; undefined where they are not. */
function signingOf({ clientSecret: privateKey, signingCertificate }: SignInProvider) {
  return privateKey !== undefined && signingCertificate !== null ? { privateKey, signatureAlgorithm: 'sha256' as const } : undefined;
}

/** Whoever speaks to a provider: which of its messages are answered waits in the database. */
async function samlOf(context: Context, provider: SignInProvider, onRequest: (id: string) => void = () => {}): Promise<SAML> {
  const { SAML } = await import('@node-saml/node-saml');
  return new SAML(await samlOptions(context, provider, { purpose: 'sign-in', onRequest }));
}

interface SamlClientOptions {
  readonly purpose: 'sign-in' | 'sign-out';
  readonly onRequest?: (id: string) => void;
}

/** How a provider is spoken to. Requests for one purpose are not answered by what is said of the other. */
export async function samlOptions(
  context: Context,
  provider: SignInProvider,
  { purpose, onRequest = () => {} }: SamlClientOptions,
): Promise<SamlConfig> {
  const { ValidateInResponseTo } = await import('@node-saml/node-saml');
  const { entityId, callbackUrl } = samlAddresses(context, provider);
  const key = (id: string) => ({ instituteId: context.instituteId, provider: provider.name, id, purpose });
  return {
    issuer: entityId,
    audience: entityId,
    callbackUrl,
    idpCert: [...provider.certificates],
    idpIssuer: provider.issuer,
    ...(provider.entryPoint && { entryPoint: provider.entryPoint }),
    ...(provider.logoutAddress && { logoutUrl: provider.logoutAddress }),
    ...signingOf(provider),
    identifierFormat: null,
    disableRequestedAuthnContext: true,
    // One signature that covers the assertion: some sign it, others the whole answer.
    wantAssertionsSigned: false,
    wantAuthnResponseSigned: false,
    acceptedClockSkewMs: SKEW_MS,
    maxAssertionAgeMs: REQUEST_SECONDS * 1000,
    validateInResponseTo: ValidateInResponseTo.always,
    requestIdExpirationPeriodMs: REQUEST_SECONDS * 1000,
    cacheProvider: {
      async saveAsync(id, value) {
        onRequest(id);
        const now = context.clock();
        await insertSamlRequest(context.db, { ...key(id), expiresAt: new Date(now.getTime() + REQUEST_SECONDS * 1000) });
        return { value, createdAt: now.getTime() };
      },
      async getAsync(id) {
        return (await isSamlRequestOpen(context.db, key(id), context.clock())) ? new Date().toISOString() : null;
      },
      // A request is spent by its answer, in one statement with keeping that.
      removeAsync: async (id) => id,
    },
  };
}

/** What the provider calls the session that it has for the person; undefined where it does not name the person. */
function sessionOf({ nameID, nameIDFormat, nameQualifier, spNameQualifier, sessionIndex }: Profile): ProviderSession | undefined {
  if (typeof nameID !== 'string' || nameID === '') return undefined;
  return {
    nameId: nameID,
    nameIdFormat: nameIDFormat,
    ...(nameQualifier !== undefined && { nameQualifier }),
    ...(spNameQualifier !== undefined && { spNameQualifier }),
    ...(sessionIndex !== undefined && { sessionIndex }),
  };
}

/** The requests that the signed part says it answers. */
function signedRequestIds(profile: Profile): readonly unknown[] {
  const { Assertion } = (profile.getAssertion?.() ?? {}) as { Assertion?: Confirmed };
  return (Assertion?.Subject ?? []).flatMap(({ SubjectConfirmation = [] }) =>
    SubjectConfirmation.flatMap(({ SubjectConfirmationData = [] }) => SubjectConfirmationData.map(({ $ }) => $?.InResponseTo)),
  );
}

interface Confirmed {
  readonly Subject?: readonly {
    readonly SubjectConfirmation?: readonly { readonly SubjectConfirmationData?: readonly { readonly $?: { InResponseTo?: string } }[] }[];
  }[];
}

/** Who it is at the provider: the attribute that the institute names, else the name in the assertion, unless that is another each time. */
function subjectOf(
  { nameID, nameIDFormat }: Profile,
  claims: Readonly<Record<string, unknown>>,
  { claims: names }: SignInProvider,
): string {
  const subject = names.subject === undefined ? nameIDFormat !== TRANSIENT && nameID : claims[names.subject];
  if (typeof subject !== 'string' || subject === '' || subject.length > 255) throw new Error('The answer does not say who it is.');
  return subject;
}
