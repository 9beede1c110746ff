import type { CertificateFacts, CertificateKind, CertificateRecipient } from '@quad/domain/certificates';
import { and, asc, count, desc, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import { type EventKey, firstRow, isReferenced, matches } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { countWhere, isAfterName, type NameCursor, nameCursor, type Page, type PageRequest, readPage } from '../../db/pages.ts';
import { achievements, certificateRuns, certificates, checkIns, eventOrganizers, events, users } from '../../db/schema.ts';
import type { CertificateRow, CertificateRunRow } from './certificates.table.ts';

type CertificateKey = Pick<CertificateRow, 'instituteId' | 'id'>;
type RunKey = Pick<CertificateRunRow, 'instituteId' | 'id'>;

/** A certificate with its content and the title of its event. */
export interface CertificateRecord {
  readonly certificate: CertificateRow;
  readonly content: CertificateRunRow['content'];
  readonly eventTitle: string;
}

/**
 * The facts of an event from which certificates follow, besides its days, without erased people. Attendance counts for the given events.
 */
export async function findFacts(
  db: Database,
  { instituteId, eventId, attendedOf = [eventId] }: EventKey & { attendedOf?: readonly string[] },
): Promise<Pick<CertificateFacts, 'attended' | 'winners' | 'organizers'>> {
  const isThere = matches(users, { instituteId, erasedAt: null });
  const attended = await db
    .select({ userId: checkIns.userId, days: count() })
    .from(checkIns)
    .innerJoin(users, and(isThere, eq(users.id, checkIns.userId)))
    .where(matches(checkIns, { instituteId, eventId: attendedOf }))
    .groupBy(checkIns.userId)
    .orderBy(checkIns.userId);
  const winners = await db
    .select({ userId: achievements.userId, rank: achievements.position })
    .from(achievements)
    .innerJoin(users, and(isThere, eq(users.id, achievements.userId)))
    .where(
      and(
        ...[eq(achievements.instituteId, instituteId), eq(achievements.eventId, eventId)],
        ...[isNotNull(achievements.verifiedAt), ne(achievements.position, '')],
      ),
    )
    .orderBy(achievements.position, achievements.userId);
  const organizers = await db
    .select({ userId: eventOrganizers.userId })
    .from(eventOrganizers)
    .innerJoin(users, and(isThere, eq(users.id, eventOrganizers.userId)))
    .where(matches(eventOrganizers, { instituteId, eventId }))
    .orderBy(eventOrganizers.userId);
  return { attended, winners, organizers: organizers.map(({ userId }) => userId) };
}

function isOfEvent({ instituteId, eventId }: EventKey) {
  return matches(certificates, { instituteId, eventId });
}

function isCertificate({ instituteId, id }: CertificateKey) {
  return matches(certificates, { instituteId, id });
}

interface EventsKey extends Pick<EventKey, 'instituteId'> {
  readonly eventIds: readonly string[];
}

/** Owners of a valid certificate of a kind for any of these events. */
export function findIssued(db: Database, { instituteId, eventIds }: EventsKey, kind: CertificateKind): Promise<CertificateRecipient[]> {
  const isOfThem = matches(certificates, { instituteId, eventId: eventIds });
  return db
    .select({ userId: certificates.userId, rank: certificates.rank })
    .from(certificates)
    .where(and(isOfThem, matches(certificates, { kind, revokedAt: null })));
}

/** Names of people by id. */
export async function findNames(db: Database, instituteId: string, userIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(matches(users, { instituteId, id: userIds, erasedAt: null }));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/**
 * Names of people by id, who are neither renamed, erased nor merged until the transaction ends. Waits for whoever is doing so, and then has
 * the new names.
 */
export async function lockNames(tx: Database, instituteId: string, userIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(matches(users, { instituteId, id: userIds, erasedAt: null }))
    .orderBy(users.id)
    .for('share');
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export async function insertRun(tx: Database, row: typeof certificateRuns.$inferInsert): Promise<void> {
  await tx.insert(certificateRuns).values(row);
}

export function findRun(db: Database, { instituteId, id }: RunKey): Promise<CertificateRunRow | undefined> {
  return firstRow(db.select().from(certificateRuns).where(matches(certificateRuns, { instituteId, id })));
}

/** The latest runs, newest first. */
export function findRuns(db: Database, { instituteId, eventIds }: EventsKey, limit: number): Promise<CertificateRunRow[]> {
  return db
    .select()
    .from(certificateRuns)
    .where(matches(certificateRuns, { instituteId, eventId: eventIds }))
    .orderBy(desc(certificateRuns.createdAt), desc(certificateRuns.id))
    .limit(limit);
}

/** Locks the runs of events that wait for a decision or are being issued, until the transaction ends. */
export function lockOpenRuns(tx: Database, { instituteId, eventIds }: EventsKey): Promise<CertificateRunRow[]> {
  return tx
    .select()
    .from(certificateRuns)
    .where(matches(certificateRuns, { instituteId, eventId: eventIds, state: ['asked', 'issuing'] }))
    .orderBy(asc(certificateRuns.id))
    .for('update');
}

/** Locks a run until the transaction ends. */
export function lockRun(tx: Database, { instituteId, id }: RunKey): Promise<CertificateRunRow | undefined> {
  return firstRow(tx.select().from(certificateRuns).where(matches(certificateRuns, { instituteId, id })).for('update'));
}

/** Updates a run if its state is still the one that was read. */
export async function saveRun(
  tx: Database,
  { instituteId, id, state }: RunKey & Pick<CertificateRunRow, 'state'>,
  changes: Partial<CertificateRunRow>,
): Promise<void> {
  await tx.update(certificateRuns).set(changes).where(matches(certificateRuns, { instituteId, id, state }));
}

/** Inserts certificates, except for people who have a valid one; returns who got one. */
export function insertCertificates(tx: Database, rows: readonly (typeof certificates.$inferInsert)[]): Promise<{ userId: string }[]> {
  return tx
    .insert(certificates)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ userId: certificates.userId });
}

function selectRecords(db: Database) {
  return db
    .select({ certificate: certificates, content: certificateRuns.content, eventTitle: events.title })
    .from(certificates)
    .innerJoin(certificateRuns, isReferenced(certificateRuns, certificates.instituteId, certificates.runId))
    .innerJoin(events, isReferenced(events, certificates.instituteId, certificates.eventId));
}

/** The certificates of an event, by name. */
export function findPage(db: Database, event: EventKey, page: PageRequest<NameCursor>): Promise<Page<CertificateRecord, NameCursor>> {
  const { id, name } = certificates;
  return readPage(page, {
    read: (limit, after) =>
      selectRecords(db)
        .where(and(isOfEvent(event), isAfterName(name, id, after)))
        .orderBy(asc(name), asc(id))
        .limit(limit),
    cursorOf: ({ certificate }) => nameCursor(certificate),
    count: () => countWhere(db, certificates, isOfEvent(event)),
  });
}

/** The valid certificates of an event that contain a name, by name. */
export function findValid(db: Database, event: EventKey): Promise<CertificateRecord[]> {
  return selectRecords(db)
    .where(and(isOfEvent(event), isNull(certificates.revokedAt), ne(certificates.name, '')))
    .orderBy(asc(certificates.name), asc(certificates.id));
}

/** A user's certificates, latest first. */
export function findOwn(
  db: Database,
  { instituteId, userId }: Pick<CertificateRow, 'instituteId' | 'userId'>,
): Promise<CertificateRecord[]> {
  return selectRecords(db)
    .where(matches(certificates, { instituteId, userId }))
    .orderBy(desc(certificates.issuedAt), desc(certificates.id))
    .limit(1000);
}

export function findCertificate(db: Database, key: CertificateKey): Promise<CertificateRecord | undefined> {
  return firstRow(selectRecords(db).where(isCertificate(key)));
}

/** The certificate with this code. */
export function findByCode(db: Database, instituteId: string, code: string): Promise<CertificateRecord | undefined> {
  return firstRow(selectRecords(db).where(matches(certificates, { instituteId, code })));
}

/** Locks a certificate until the transaction ends. */
export function lockCertificate(tx: Database, key: CertificateKey): Promise<CertificateRow | undefined> {
  return firstRow(tx.select().from(certificates).where(isCertificate(key)).for('update'));
}

/** Locks a user's valid certificates until the transaction ends. */
export function lockValidOf(
  tx: Database,
  { instituteId, userId }: Pick<CertificateRow, 'instituteId' | 'userId'>,
): Promise<CertificateRow[]> {
  return tx
    .select()
    .from(certificates)
    .where(matches(certificates, { instituteId, userId, revokedAt: null }))
    .orderBy(asc(certificates.id))
    .for('update');
}

export async function saveCertificate(tx: Database, key: CertificateKey, changes: Partial<CertificateRow>): Promise<void> {
  await tx.update(certificates).set(changes).where(isCertificate(key));
}
