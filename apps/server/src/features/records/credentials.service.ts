import {
  type CredentialCheck,
  entryId,
  type JsonDocument,
  RECORD_REFUSALS,
  RECORD_TEXTS,
  type RecordEntry,
  type RecordKind,
  sourceOf,
} from '@quad/domain/records';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import { isCalendarDay } from '@quad/domain/time';
import * as v from 'valibot';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { newId } from '../../db/ids.ts';
import { deriveKey, lockCurrentKey } from '../../keys/keys.ts';
import {
  findIssued,
  findLiveCredentials,
  findPublicKeys,
  findRevoked,
  forgetPublicKeys,
  insertCredentials,
  notePublicKey,
  type RecordOwner,
  revokeLaterAttendance,
} from './records.repo.ts';
import type { IssuedCredentialRow } from './records.table.ts';
import { CONTEXTS, Signed, type Unsigned } from './signedShape.ts';
import type { Signer } from './signing.ts';
import type { Verifier } from './verifying.ts';

type IssuerContext = Pick<Context, 'config' | 'instituteId' | 'keys'>;

const signing = () => import('./signing.ts');

/** The institute as the signer. Its DID uses did:web, because the issuer document is served at the institute's own host. */
export function signerOf({ config, instituteId, keys }: IssuerContext): Signer {
  const { host } = new URL(config.serverUrl);
  return { issuer: `did:web:${encodeURIComponent(host)}`, seed: deriveKey(keys.credentials, `credentials of ${instituteId}`) };
}

/** The institute's current public key. */
export async function publicKey(context: IssuerContext): Promise<string> {
  return (await signing()).publicKeyOf(signerOf(context));
}

/** The issuer document with all valid keys (access Q5). */
export async function readIssuer(context: Context): Promise<JsonDocument> {
  const { db, instituteId } = context;
  const current = await publicKey(context);
  const former = (await findPublicKeys(db, instituteId)).filter((key) => key !== current);
  return (await signing()).issuerDocument(signerOf(context).issuer, [...former, current]);
}

/** Invalidates all former keys and returns how many there were. */
export function forgetFormerKeys(tx: Database, { instituteId }: Pick<Context, 'instituteId'>): Promise<number> {
  return forgetPublicKeys(tx, instituteId);
}

/**
 * Issues a credential for each given entry that has none, in the caller's transaction, and returns the number. Refused on a server that
 * still has a replaced key.
 */
export async function issueFor(
  tx: Database,
  context: IssuerContext & Pick<Context, 'clock'>,
  owner: RecordOwner,
  entries: readonly string[],
): Promise<Result<number>> {
  const { clock, instituteId, keys } = context;
  if (!(await lockCurrentKey(tx, instituteId, 'credentials', keys.credentials))) return refuse('UNAVAILABLE', RECORD_REFUSALS.keyReplaced);
  const live = new Set((await findLiveCredentials(tx, owner)).map(({ kind, sourceId }) => entryId(kind, sourceId)));
  const missing = entries.flatMap((entry) => (live.has(entry) ? [] : (sourceOf(entry) ?? [])));
  if (missing.length === 0) return accept(0);
  const now = clock();
  await notePublicKey(tx, { instituteId, publicKey: await publicKey(context), firstUsedAt: now });
  await insertCredentials(
    tx,
    missing.map(({ kind, id }) => ({ ...owner, id: newId(now), kind, sourceId: id, issuedAt: now })),
  );
  return accept(missing.length);
}

/** Revokes the credentials of the remaining account whose content changes when another account is merged into it. */
export function revokeChangedByMerge(
  tx: Database,
  { clock }: Pick<Context, 'clock'>,
  merging: { instituteId: string; fromId: string; intoId: string },
): Promise<void> {
  return revokeLaterAttendance(tx, merging, clock());
}

/** The valid credentials of a person, by entry. */
export async function credentialsOf(db: Database, owner: RecordOwner): Promise<ReadonlyMap<string, IssuedCredentialRow>> {
  return new Map((await findLiveCredentials(db, owner)).map((row) => [entryId(row.kind, row.sourceId), row]));
}

/** Open Badges achievement type of each kind of entry. */
const ACHIEVEMENT_TYPES = {
  skill: 'Competency',
  achievement: 'Award',
  position: 'Membership',
  event: 'Achievement',
} as const satisfies Record<RecordKind, string>;

/** Criteria of each kind, for readers of the credential elsewhere. */
const CRITERIA: Readonly<Record<RecordKind, string>> = {
  skill: 'An office-bearer of the institute has endorsed this skill.',
  achievement: 'An office-bearer of the institute has verified this achievement.',
  position: 'The institute has appointed the person to this position.',
  event: 'The person was checked in at this event.',
};

/** Builds and signs the credential of an entry. */
export async function signEntry(
  context: Context,
  { name, entry, issued }: { name: string; entry: RecordEntry; issued: IssuedCredentialRow },
): Promise<JsonDocument> {
  const { LIST_LENGTH, sign } = await signing();
  const { config } = context;
  const signer = signerOf(context);
  const list = listAddress(context, Math.floor(issued.statusIndex / LIST_LENGTH));
  const index = String(issued.statusIndex % LIST_LENGTH);
  const facts = [entry.level, entry.unit, entry.tenure, entry.day].filter(Boolean).join(', ');
  const credential: Unsigned = {
    '@context': [...CONTEXTS],
    id: `urn:uuid:${issued.id}`,
    type: ['VerifiableCredential', 'AchievementCredential'],
    name: entry.title,
    issuer: { id: signer.issuer, type: ['Profile'], name: config.institute.name, url: config.serverUrl },
    validFrom: issued.issuedAt.toISOString(),
    ...(isCalendarDay(entry.day) ? { awardedDate: `${entry.day}T00:00:00Z` } : {}),
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [{ type: 'IdentityObject', hashed: false, identityHash: name, identityType: 'name' }],
      achievement: {
        id: `urn:uuid:${issued.sourceId}`,
        type: ['Achievement'],
        achievementType: ACHIEVEMENT_TYPES[entry.kind],
        name: entry.title,
        description: [RECORD_TEXTS.kinds[entry.kind], facts].filter(Boolean).join(': '),
        criteria: { narrative: CRITERIA[entry.kind] },
      },
    },
    credentialStatus: {
      id: `${list}#${index}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: index,
      statusListCredential: list,
    },
  };
  return sign(credential, signer, issued.issuedAt);
}

function listAddress({ config }: Pick<Context, 'config'>, list: number): string {
  return `${config.serverUrl}/api/credentials/status/${list}`;
}

/** The signed revocation list with this number (access Q5). The first list exists before any credential does. */
export async function readStatusList(context: Context, list: string): Promise<Result<JsonDocument>> {
  const { clock, db, instituteId } = context;
  const { LIST_LENGTH, signStatusList } = await signing();
  if (!/^(0|[1-9]\d{0,8})$/.test(list)) return refuse('NOT_FOUND', RECORD_REFUSALS.noList);
  const from = Number(list) * LIST_LENGTH;
  const revoked = await findRevoked(db, instituteId, { from, until: from + LIST_LENGTH });
  if (!revoked && list !== '0') return refuse('NOT_FOUND', RECORD_REFUSALS.noList);
  const indexes = (revoked ?? []).map((index) => index - from);
  return accept(await signStatusList({ id: listAddress(context, Number(list)), revoked: indexes, at: clock() }, signerOf(context)));
}

/**
 * Verifies a credential (access Q5). The verdict is: another issuer, changed or never signed here, revoked, or valid. Sends no requests and
 * stores nothing. The structure is validated first, because the server has never signed anything of another structure.
 */
export async function checkCredential(context: Context, credential: JsonDocument, verifier: Verifier): Promise<Result<CredentialCheck>> {
  const { clock, db, instituteId } = context;
  if (idOf(credential.issuer) !== signerOf(context).issuer) return accept({ verdict: 'unknown-issuer', says: null });
  const written = v.safeParse(Signed, credential);
  const issued = written.success ? await findIssued(db, instituteId, written.output.id.replace(/^urn:uuid:/, '')) : undefined;
  // A credential that was never issued is not verified, so that arbitrary input causes little work.
  if (!written.success || !issued) return accept(CHANGED);
  const signed = await verifier.verify({ credential: written.output, issuer: await readIssuer(context), now: clock() });
  if (!signed.ok) return signed;
  if (!signed.value) return accept(CHANGED);
  const { credentialSubject, name: title } = written.output;
  const says = {
    name: credentialSubject.identifier[0].identityHash,
    title,
    kind: issued.kind,
    issued_at: issued.issuedAt.toISOString(),
    revoked_at: issued.revokedAt?.toISOString() ?? null,
  };
  return accept({ verdict: issued.revokedAt ? 'revoked' : 'valid', says });
}

const CHANGED: CredentialCheck = { verdict: 'changed', says: null };

function idOf(issuer: unknown): unknown {
  return typeof issuer === 'object' && issuer !== null ? Reflect.get(issuer, 'id') : issuer;
}
