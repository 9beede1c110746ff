import { stringify } from 'node:querystring';
import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import type { Profile } from '@node-saml/node-saml';
import type { SignInProvider } from '../../config.ts';
import type { Context } from '../../context.ts';
import { endSessionsAt, providerSessionOf, type Session } from '../../plugins/session.ts';
import { recordAll } from '../audit/audit.service.ts';
import { noteSamlRequest } from './identities.repo.ts';
import { checkMarkup, REQUEST_SECONDS, samlAddresses, samlOptions, takesLogout } from './samlClient.ts';

/** By how much the clocks of the provider and of this server may differ. */
const SKEW_MS = 60_000;
/** Hashes that a signature may be over; the library would take any that the machine knows. */
const SIGNED_BY = /^http:\/\/www\.w3\.org\/2001\/04\/xmldsig-more#rsa-sha(256|384|512)$/;
/** The most bytes of a message, unpacked: an address of a few kilobytes can stand for many megabytes, and anybody may send one. */
const LONGEST_MESSAGE = 16 * 1024;
const PARAMETERS = ['SAMLRequest', 'SAMLResponse', 'RelayState', 'SigAlg', 'Signature'];

/** Where a browser goes on to that has signed out here, with the request that its provider end its own session; null for nowhere. */
export async function samlLeavingAddress(
  context: Context,
  provider: SignInProvider,
  { tokenHash }: Pick<Session, 'tokenHash'>,
): Promise<string | null> {
  const session = takesLogout(provider) ? await providerSessionOf(context, tokenHash) : undefined;
  if (!session) return null;
  const { SAML } = await import('@node-saml/node-saml');
  const saml = new SAML(await samlOptions(context, provider, { purpose: 'sign-out' }));
  const { nameId, nameIdFormat, ...qualifiers } = session;
  const asked = { issuer: provider.issuer, nameID: nameId, nameIDFormat: nameIdFormat ?? '', ...qualifiers };
  return asSigned(await saml.getLogoutUrlAsync(asked as Profile, '', {}));
}

/** The address as its signature has it: the library signs values as `querystring` writes them, and then writes blanks in another way. */
function asSigned(address: string): string {
  const { origin, pathname, searchParams } = new URL(address);
  return `${origin}${pathname}?${stringify(Object.fromEntries(searchParams))}`;
}

/** What a provider sent: the query of an address as it stands, whose bytes are signed, or the fields of a form. */
export type LogoutMessage = { readonly query: string } | { readonly form: Readonly<Record<string, unknown>> };

/**
 * Does what a provider's message about signing out asks for: ends the sessions that it names, and gives where the browser takes the answer;
 * null for an answer to what was asked here. Throws where anything about the message is not right.
 */
export async function answerLogout(context: Context, provider: SignInProvider, message: LogoutMessage): Promise<string | undefined> {
  if (!takesLogout(provider)) throw new Error('Signing out is not shared with the provider.');
  const reader = await readerOf(context, provider);
  const { profile, relayState } = 'query' in message ? await readQuery(reader, message.query) : await readForm(reader, message.form);
  if (!profile) return undefined;
  const { request } = reader;
  if (!request || profile.issuer !== provider.issuer) throw new Error('The request is another provider’s.');
  checkFresh(request, { address: samlAddresses(context, provider).logoutUrl, now: new Date() });
  const key = { instituteId: context.instituteId, provider: provider.name, id: request.id, purpose: 'asked-to-sign-out' as const };
  const keptUntil = new Date(context.clock().getTime() + REQUEST_SECONDS * 1000 + 2 * SKEW_MS);
  await context.db.transaction(async (tx) => {
    if (!(await noteSamlRequest(tx, { ...key, expiresAt: keptUntil }))) throw new Error('The request was answered before.');
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

/** What of a request the library does not hand on. */
interface LogoutRequest {
  readonly id: string;
  readonly destination: string;
  readonly issuedAt: string;
  readonly notOnOrAfter: string | undefined;
  readonly sessionIndexes: readonly string[];
}

interface Reader {
  readonly saml: InstanceType<typeof import('@node-saml/node-saml')['SAML']>;
  /** The request whose signature held. */
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
  /** LogoutRequest once the signature was found to hold. */
  class NotingSaml extends SAML {
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
  reader.saml = new NotingSaml(await samlOptions(context, provider, { purpose: 'sign-out' }));
  return reader as Reader;
}

interface Read {
  /** Null for an answer. */
  readonly profile: Profile | null;
  readonly relayState: string;
}

/** Reads a message that came by redirect. What is signed are the bytes of the query, so nothing else may stand in it, and nothing twice. */
async function readQuery({ saml }: Reader, query: string): Promise<Read> {
  const said = new URLSearchParams(query);
  const names = [...said.keys()];
  if (names.some((name) => !PARAMETERS.includes(name)) || new Set(names).size !== names.length)
    throw new Error('The query has what is no part of a message.');
  if (said.has('SAMLRequest') === said.has('SAMLResponse')) throw new Error('The query is no message.');
  if (!said.get('Signature') || !SIGNED_BY.test(said.get('SigAlg') ?? '')) throw new Error('The message is not signed.');
  // The library reads all of it before it looks at the signature.
  const unpacked = await promisify(inflateRaw)(Buffer.from(said.get('SAMLRequest') ?? said.get('SAMLResponse') ?? '', 'base64'), {
    maxOutputLength: LONGEST_MESSAGE,
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
  // Somebody is signed in where that was asked for, and not here.
  if (SAMLRequest === undefined && profile) throw new Error('The answer is none to signing out.');
  return { profile, relayState };
}

/** A request is for this very address and of these minutes: what is older may be forgotten by now, and come twice. */
function checkFresh({ id, destination, issuedAt, notOnOrAfter }: LogoutRequest, { address, now }: { address: string; now: Date }): void {
  const age = now.getTime() - Date.parse(issuedAt);
  if (id === '' || destination !== address) throw new Error('The request is for somebody else.');
  if (!(age >= -SKEW_MS && age <= REQUEST_SECONDS * 1000 + SKEW_MS)) throw new Error('The request is of another time.');
  if (notOnOrAfter !== undefined && !(now.getTime() < Date.parse(notOnOrAfter) + SKEW_MS)) throw new Error('The request is over.');
}
