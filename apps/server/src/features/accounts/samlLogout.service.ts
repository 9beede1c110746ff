import { stringify } from 'node:querystring';
import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import type { Profile } from '@node-saml/node-saml';
import type { SignInProvider } from '../../config.ts';
import type { Context } from '../../context.ts';
import { endSessionsAt, providerSessionOf, type Session } from '../../plugins/session.ts';
import { recordAll } from '../audit/audit.service.ts';
import { recordSamlRequest } from './identities.repo.ts';
import { checkMarkup, REQUEST_SECONDS, samlAddresses, samlOptions, supportsSingleLogout } from './samlClient.ts';

/** Maximum clock skew between the provider and this server. */
const SKEW_MS = 60_000;
/** Accepted signature algorithms. The library would accept any that the machine supports. */
const SIGNED_BY = /^http:\/\/www\.w3\.org\/2001\/04\/xmldsig-more#rsa-sha(256|384|512)$/;
/** Maximum size of an inflated message in bytes: a URL of a few kilobytes can expand to many megabytes, and anybody can send one. */
const MAX_MESSAGE_LENGTH = 16 * 1024;
const PARAMETERS = ['SAMLRequest', 'SAMLResponse', 'RelayState', 'SigAlg', 'Signature'];

/** Where the browser continues after signing out here, with a request that the provider ends its session. Null for nowhere. */
export async function samlSignOutUrl(
  context: Context,
  provider: SignInProvider,
  { tokenHash }: Pick<Session, 'tokenHash'>,
): Promise<string | null> {
  const session = supportsSingleLogout(provider) ? await providerSessionOf(context, tokenHash) : undefined;
  if (!session) return null;
  const { SAML } = await import('@node-saml/node-saml');
  const saml = new SAML(await samlOptions(context, provider, { purpose: 'sign-out' }));
  const { nameId, nameIdFormat, ...qualifiers } = session;
  const profile = { issuer: provider.issuer, nameID: nameId, nameIDFormat: nameIdFormat ?? '', ...qualifiers };
  return asSigned(await saml.getLogoutUrlAsync(profile as Profile, '', {}));
}

/**
 * Rewrites the URL in the form that was signed: the library signs values in the encoding of `querystring` but then encodes spaces
 * differently.
 */
function asSigned(address: string): string {
  const { origin, pathname, searchParams } = new URL(address);
  return `${origin}${pathname}?${stringify(Object.fromEntries(searchParams))}`;
}

/** A message of a provider: the raw query, whose bytes are signed, or the fields of a form. */
export type LogoutMessage = { readonly query: string } | { readonly form: Readonly<Record<string, unknown>> };

/**
 * Handles a provider's sign-out message: ends the sessions that it names and returns the URL with our response. Undefined for a response to
 * our own request. Throws when anything is invalid.
 */
export async function answerLogout(context: Context, provider: SignInProvider, message: LogoutMessage): Promise<string | undefined> {
  if (!supportsSingleLogout(provider)) throw new Error('Signing out is not shared with the provider.');
  const reader = await readerOf(context, provider);
  const { profile, relayState } = 'query' in message ? await readQuery(reader, message.query) : await readForm(reader, message.form);
  if (!profile) return undefined;
  const { request } = reader;
  if (!request || profile.issuer !== provider.issuer) throw new Error('The request is another provider’s.');
  checkFresh(request, { address: samlAddresses(context, provider).logoutUrl, now: new Date() });
  const key = { instituteId: context.instituteId, provider: provider.name, id: request.id, purpose: 'asked-to-sign-out' as const };
  const expiresAt = new Date(context.clock().getTime() + REQUEST_SECONDS * 1000 + 2 * SKEW_MS);
  await context.db.transaction(async (tx) => {
    if (!(await recordSamlRequest(tx, { ...key, expiresAt }))) throw new Error('The request was answered before.');
    const named = { provider: provider.name, nameId: profile.nameID, sessionIndexes: request.sessionIndexes };
    const ended = await endSessionsAt(tx, context, named);
    const entries = [...ended].map(([userId, sessions]) => ({
      action: 'session.end-by-provider' as const,
      subjectId: userId,
      detail: { provider: provider.name, sessions },
    }));
    for (const entry of entries) await recordAll(tx, context, entry.subjectId, [entry]);
  });
  return asSigned(await reader.saml.getLogoutResponseUrlAsync(profile, relayState, {}, true));
}

/** Parts of a request that the library does not return. */
interface LogoutRequest {
  readonly id: string;
  readonly destination: string;
  readonly issuedAt: string;
  readonly notOnOrAfter: string | undefined;
  readonly sessionIndexes: readonly string[];
}

interface Reader {
  readonly saml: InstanceType<typeof import('@node-saml/node-saml')['SAML']>;
  /** The request, after its signature was verified. */
  request?: LogoutRequest;
}

interface SignedRequest {
  readonly LogoutRequest?: {
    readonly $: Readonly<Record<string, string | undefined>>;
    readonly SessionIndex?: readonly (string | { readonly _?: string })[];
  };
}

async function readerOf(context: Context, provider: SignInProvider): Promise<Reader> {
  const { SAML } = await import('@node-saml/node-saml');
  const reader: { -readonly [Key in keyof Reader]?: Reader[Key] } = {};
  /** Captures the LogoutRequest after its signature was verified. */
  class RecordingSaml extends SAML {
    protected override processValidlySignedPostRequestAsync(doc: Record<string, unknown>, dom: Document) {
      const { $: said = {}, SessionIndex = [] } = (doc as SignedRequest).LogoutRequest ?? {};
      reader.request = {
        id: said.ID ?? '',
        destination: said.Destination ?? '',
        issuedAt: said.IssueInstant ?? '',
        notOnOrAfter: said.NotOnOrAfter,
        sessionIndexes: SessionIndex.flatMap((index) => (typeof index === 'string' ? index : (index._ ?? []))),
      };
      return super.processValidlySignedPostRequestAsync(doc, dom);
    }
  }
  reader.saml = new RecordingSaml(await samlOptions(context, provider, { purpose: 'sign-out' }));
  return reader as Reader;
}

interface Read {
  /** Null for a response. */
  readonly profile: Profile | null;
  readonly relayState: string;
}

/** Reads a message sent by redirect. The signature covers the bytes of the query, so other or repeated parameters are refused. */
async function readQuery({ saml }: Reader, query: string): Promise<Read> {
  const said = new URLSearchParams(query);
  const names = [...said.keys()];
  if (names.some((name) => !PARAMETERS.includes(name)) || new Set(names).size !== names.length)
    throw new Error('The query has what is no part of a message.');
  if (said.has('SAMLRequest') === said.has('SAMLResponse')) throw new Error('The query is no message.');
  if (!said.get('Signature') || !SIGNED_BY.test(said.get('SigAlg') ?? '')) throw new Error('The message is not signed.');
  // Limits inflation, because the library inflates everything before it checks the signature.
  const unpacked = await promisify(inflateRaw)(Buffer.from(said.get('SAMLRequest') ?? said.get('SAMLResponse') ?? '', 'base64'), {
    maxOutputLength: MAX_MESSAGE_LENGTH,
  });
  checkMarkup(unpacked);
  const { profile } = await saml.validateRedirectAsync(Object.fromEntries(said), query);
  return { profile, relayState: said.get('RelayState') ?? '' };
}

async function readForm({ saml }: Reader, { SAMLRequest, SAMLResponse, RelayState }: Readonly<Record<string, unknown>>): Promise<Read> {
  const relayState = typeof RelayState === 'string' ? RelayState : '';
  const sent = SAMLRequest ?? SAMLResponse;
  if (typeof sent !== 'string' || (SAMLRequest !== undefined && SAMLResponse !== undefined)) throw new Error('The form is no message.');
  checkMarkup(Buffer.from(sent, 'base64'));
  const read =
    SAMLRequest === undefined
      ? saml.validatePostResponseAsync({ SAMLResponse: sent })
      : saml.validatePostRequestAsync({ SAMLRequest: sent });
  const { profile } = await read;
  // A response with a profile belongs to a sign-in, not to a sign-out.
  if (SAMLRequest === undefined && profile) throw new Error('The answer is none to signing out.');
  return { profile, relayState };
}

/** Checks that a request is addressed to this URL and recent. An older one may be forgotten already and be replayed. */
function checkFresh({ id, destination, issuedAt, notOnOrAfter }: LogoutRequest, { address, now }: { address: string; now: Date }): void {
  const age = now.getTime() - Date.parse(issuedAt);
  if (id === '' || destination !== address) throw new Error('The request is for somebody else.');
  if (!(age >= -SKEW_MS && age <= REQUEST_SECONDS * 1000 + SKEW_MS)) throw new Error('The request is of another time.');
  if (notOnOrAfter !== undefined && !(now.getTime() < Date.parse(notOnOrAfter) + SKEW_MS)) throw new Error('The request is over.');
}
