import * as v from 'valibot';

// Also read by the worker, which has nothing of the server but this and the libraries.

/** The contexts of a credential, in their order. */
export const CONTEXTS = ['https://www.w3.org/ns/credentials/v2', 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'] as const;

/** As long as a text of a credential can be that fits into what a check takes. */
const Text = v.pipe(v.string(), v.maxLength(4096));
const Urn = v.pipe(v.string(), v.regex(/^urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));
const Moment = v.pipe(v.string(), v.maxLength(30), v.isoTimestamp());
const Base58 = v.pipe(v.string(), v.regex(/^z[1-9A-HJ-NP-Za-km-z]{1,120}$/));

/** What a credential says before it is signed: exactly these keys, each once and of one type. */
export const Unsigned = v.strictObject({
  '@context': v.strictTuple([v.literal(CONTEXTS[0]), v.literal(CONTEXTS[1])]),
  id: Urn,
  type: v.strictTuple([v.literal('VerifiableCredential'), v.literal('AchievementCredential')]),
  name: Text,
  issuer: v.strictObject({ id: Text, type: v.strictTuple([v.literal('Profile')]), name: Text, url: Text }),
  validFrom: Moment,
  awardedDate: v.optional(Moment),
  credentialSubject: v.strictObject({
    type: v.strictTuple([v.literal('AchievementSubject')]),
    identifier: v.strictTuple([
      v.strictObject({
        type: v.literal('IdentityObject'),
        hashed: v.literal(false),
        identityHash: Text,
        identityType: v.literal('name'),
      }),
    ]),
    achievement: v.strictObject({
      id: Urn,
      type: v.strictTuple([v.literal('Achievement')]),
      achievementType: v.picklist(['Competency', 'Award', 'Membership', 'Achievement']),
      name: Text,
      description: Text,
      criteria: v.strictObject({ narrative: Text }),
    }),
  }),
  credentialStatus: v.strictObject({
    id: Text,
    type: v.literal('BitstringStatusListEntry'),
    statusPurpose: v.literal('revocation'),
    statusListIndex: v.pipe(v.string(), v.regex(/^\d{1,15}$/)),
    statusListCredential: Text,
  }),
});
export type Unsigned = v.InferOutput<typeof Unsigned>;

/**
 * A credential as this server writes them. What is anything else it has not signed, and nothing of it reaches the library that verifies:
 * there the work grows with what is nested in it, and faster than its bytes.
 */
export const Signed = v.strictObject({
  ...Unsigned.entries,
  proof: v.strictObject({
    type: v.literal('DataIntegrityProof'),
    cryptosuite: v.literal('eddsa-rdfc-2022'),
    created: Moment,
    verificationMethod: Text,
    proofPurpose: v.literal('assertionMethod'),
    proofValue: Base58,
  }),
});
export type Signed = v.InferOutput<typeof Signed>;
