import * as v from 'valibot';

// Also imported by the worker, which contains only this module and the libraries.

/** The JSON-LD contexts of a credential, in order. */
export const CONTEXTS = ['https://www.w3.org/ns/credentials/v2', 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'] as const;

/** Maximum length of a text, so that a credential fits the size limit of verification. */
const Text = v.pipe(v.string(), v.maxLength(4096));
const Urn = v.pipe(v.string(), v.regex(/^urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));
const Moment = v.pipe(v.string(), v.maxLength(30), v.isoTimestamp());
const Base58 = v.pipe(v.string(), v.regex(/^z[1-9A-HJ-NP-Za-km-z]{1,120}$/));

/** A credential before it is signed: exactly these keys, each of one type. */
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
 * A credential as this server creates it. Anything else was not signed here and must not reach the verification library, whose work grows
 * with nesting, and faster than the input size.
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
