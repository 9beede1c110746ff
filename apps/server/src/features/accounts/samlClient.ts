import type { Profile, SAML, SamlConfig } from '@node-saml/node-saml';
import type { SignInProvider } from '../../config.ts';
import type { Context } from '../../context.ts';
import { insertSamlRequest, isSamlRequestOpen } from './identities.repo.ts';
import type { ProviderAnswer, ProviderSession } from './identity.ts';

/** Time limit for a sign-in at the provider. */
export const REQUEST_SECONDS = 600;
/** Maximum clock skew between the provider and this server. */
const SKEW_MS = 60_000;
const TRANSIENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient';

/** Our URLs as registered at a provider. */
export function samlAddresses({ config: { serverUrl } }: Pick<Context, 'config'>, { name }: Pick<SignInProvider, 'name'>) {
  const base = `${serverUrl}/auth/providers/${name}`;
  return { entityId: `${base}/metadata`, callbackUrl: `${base}/acs`, logoutUrl: `${base}/logout` };
}

/** A validated response: signed, fresh, addressed to us and to the request with this id. */
export interface SamlAnswer extends ProviderAnswer {
  readonly requestId: string;
}

/**
 * Returns the URL to redirect to, and the id of its request. Requests are stored in the database, so that any node can receive the
 * response.
 */
export async function beginSaml(context: Context, provider: SignInProvider): Promise<{ address: string; requestId: string }> {
  let requestId = '';
  const saml = await samlOf(context, provider, (id) => {
    requestId = id;
  });
  const address = await saml.getAuthorizeUrlAsync('', undefined, {});
  return { address, requestId };
}

/** More tags than any message of the maximum length has. The time of parsing depends on their number. */
const MAX_TAGS = 700;

/** Refuses malicious markup before it is parsed and its signature is checked. */
export function checkMarkup(xml: Buffer): void {
  // SAML uses no DTDs, and the entities that they define are not covered by any signature.
  if (xml.includes('<!DOCTYPE')) throw new Error('The message defines entities.');
  if (xml.toString('latin1').split('<', MAX_TAGS + 2).length > MAX_TAGS + 1) throw new Error('The message has too many elements.');
}

/** Validates a response. Throws when anything is invalid. */
export async function readSamlAnswer(context: Context, provider: SignInProvider, response: string): Promise<SamlAnswer> {
  checkMarkup(Buffer.from(response, 'base64'));
  const saml = await samlOf(context, provider);
  const { profile } = await saml.validatePostResponseAsync({ SAMLResponse: response });
  if (!profile) throw new Error('The answer says nothing of anybody.');
  if (profile.issuer !== provider.issuer) throw new Error('The answer is another provider’s.');
  const requestId = String(profile.inResponseTo ?? '');
  // The library may compare an id outside of the signed part. An assertion without a request id could be anybody's.
  if (requestId === '' || !signedRequestIds(profile).includes(requestId)) throw new Error('The answer is to no request.');
  const claims = (profile.attributes ?? {}) as Readonly<Record<string, unknown>>;
  return { requestId, subject: subjectOf(profile, claims, provider), claims, isEmailVerified: true, session: sessionOf(profile) };
}

/** Our metadata for the provider. */
export async function samlMetadata(context: Context, provider: SignInProvider): Promise<string> {
  const { generateServiceProviderMetadata } = await import('@node-saml/node-saml');
  const { entityId: issuer, callbackUrl, logoutUrl } = samlAddresses(context, provider);
  const signing = signingOf(provider);
  // The metadata is the same for every reader, so that it has an ETag.
  const metadata = generateServiceProviderMetadata({
    issuer,
    callbackUrl,
    ...(signing && { ...signing, publicCerts: provider.signingCertificate ?? '' }),
    ...(supportsSingleLogout(provider) && { logoutCallbackUrl: logoutUrl }),
    identifierFormat: null,
    wantAssertionsSigned: false,
    generateUniqueId: () => `_${provider.name}`,
  });
  // The library lists the POST binding only; redirects are accepted as well.
  return metadata.replace(/<SingleLogoutService [^>]*\/>/, (byForm) => `${byForm.replace('HTTP-POST', 'HTTP-Redirect')}${byForm}`);
}

/** Whether sign-outs are exchanged with a provider. */
export function supportsSingleLogout({ kind, singleLogout, logoutAddress }: SignInProvider): boolean {
  return kind === 'saml' && singleLogout && logoutAddress !== null;
}

/** Key and certificate that messages to a provider are signed with. Undefined if they are not signed. */
function signingOf({ clientSecret: privateKey, signingCertificate }: SignInProvider) {
  return privateKey !== undefined && signingCertificate !== null ? { privateKey, signatureAlgorithm: 'sha256' as const } : undefined;
}

/** A SAML client for a provider. The requests that await a response are in the database. */
async function samlOf(context: Context, provider: SignInProvider, onRequest: (id: string) => void = () => {}): Promise<SAML> {
  const { SAML } = await import('@node-saml/node-saml');
  return new SAML(await samlOptions(context, provider, { purpose: 'sign-in', onRequest }));
}

interface SamlClientOptions {
  readonly purpose: 'sign-in' | 'sign-out';
  readonly onRequest?: (id: string) => void;
}

/** Options for the library. A request for one purpose cannot be answered by a response for another. */
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
    // A signature that covers the assertion is enough: some providers sign the assertion, others the whole response.
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
      // The response consumes its request in the statement that stores it.
      removeAsync: async (id) => id,
    },
  };
}

/** The person's session at the provider. Undefined when the provider does not name the person. */
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

/** The request ids in the signed part. */
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

/** The person's stable id at the provider: the configured attribute, otherwise the NameID unless it is transient. */
function subjectOf(
  { nameID, nameIDFormat }: Profile,
  claims: Readonly<Record<string, unknown>>,
  { claims: names }: SignInProvider,
): string {
  const subject = names.subject === undefined ? nameIDFormat !== TRANSIENT && nameID : claims[names.subject];
  if (typeof subject !== 'string' || subject === '' || subject.length > 255) throw new Error('The answer does not say who it is.');
  return subject;
}
