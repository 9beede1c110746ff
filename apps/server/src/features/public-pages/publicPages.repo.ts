import type { PublicPageKind } from '@quad/domain/public-pages';
import { and, asc, desc, eq, gt, gte, isNull, like, lt, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isReferenced, matches } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { events, orgUnits, publicPageAddresses, publicPages, registrationCounts } from '../../db/schema.ts';
import { rawStatement, statement, type ValueOf } from '../../db/statement.ts';
import type { PublicPageRow } from './publicPages.table.ts';

interface Subject {
  readonly instituteId: string;
  readonly kind: PublicPageKind;
  readonly id: string;
}
type PageKey = Pick<PublicPageRow, 'instituteId' | 'id'>;

function isOfSubject({ instituteId, kind, id }: Subject) {
  const column = kind === 'event' ? publicPages.eventId : publicPages.unitId;
  return and(eq(publicPages.instituteId, instituteId), eq(column, id));
}

/** The page of an event or a unit, if it was ever public. */
export async function findPageOf(db: Database, subject: Subject): Promise<PublicPageRow | undefined> {
  const [row] = await db.select().from(publicPages).where(isOfSubject(subject));
  return row;
}

/** The same, locked until the transaction ends. */
export async function lockPageOf(tx: Database, subject: Subject): Promise<PublicPageRow | undefined> {
  const [row] = await tx.select().from(publicPages).where(isOfSubject(subject)).for('update');
  return row;
}

/**
 * Statement for the public pages with these current or former addresses. Each address is found by the index, whatever the planner expects
 * of so many. An address of a private page is looked up like one that does not exist.
 */
export function publicAtQuery({ instituteId, kind, slugs }: Readonly<Record<'instituteId' | 'kind' | 'slugs', unknown>>): SQL {
  return sql`
    select asked.slug as address, page.subject as "subjectId", page.slug
    from unnest(${slugs}::text[]) asked (slug)
    cross join lateral (
      select coalesce(p.event_id, p.unit_id) as subject, p.slug
      from ${publicPageAddresses} a join ${publicPages} p on p.institute_id = a.institute_id and p.id = a.page_id
      where a.institute_id = ${instituteId}::uuid and a.kind = ${kind}::text and a.slug = asked.slug and p.is_public
      offset 0
    ) page`;
}

export const findPublicAt = rawStatement<{ address: string; subjectId: string; slug: string }, 'instituteId' | 'kind' | 'slugs'>((value) =>
  publicAtQuery({ instituteId: value('instituteId'), kind: value('kind'), slugs: value('slugs') }),
);

/** Inserts a page; false if somebody else has just done so. */
export async function insertPage(tx: Database, row: PublicPageRow): Promise<boolean> {
  const rows = await tx.insert(publicPages).values(row).onConflictDoNothing().returning({ id: publicPages.id });
  return rows.length > 0;
}

export async function savePage(
  tx: Database,
  { instituteId, id }: PageKey,
  changes: Partial<Pick<PublicPageRow, 'slug' | 'isPublic' | 'version' | 'changedAt'>>,
): Promise<void> {
  await tx.update(publicPages).set(changes).where(matches(publicPages, { instituteId, id }));
}

/** Addresses with this prefix and their pages. */
export function findAddresses(db: Database, { instituteId, kind, base }: Omit<Subject, 'id'> & { readonly base: string }) {
  const { slug, pageId } = publicPageAddresses;
  return db
    .select({ slug, pageId })
    .from(publicPageAddresses)
    .where(
      and(
        eq(publicPageAddresses.instituteId, instituteId),
        eq(publicPageAddresses.kind, kind),
        // Slugs contain no wildcard characters.
        or(eq(slug, base), like(slug, `${base}-%`)),
      ),
    )
    .orderBy(asc(slug));
}

/** Inserts an address of a page; false if it is taken. */
export async function insertAddress(tx: Database, row: typeof publicPageAddresses.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(publicPageAddresses).values(row).onConflictDoNothing().returning({ slug: publicPageAddresses.slug });
  return rows.length > 0;
}

const unitPages = alias(publicPages, 'unit_pages');

/** The columns of an event that its page shows. */
export const findEventToShow = statement((db, value: ValueOf<'instituteId' | 'id'>) =>
  db
    .select({
      event: {
        id: events.id,
        title: events.title,
        description: events.description,
        category: events.category,
        type: events.type,
        startsAt: events.startsAt,
        endsAt: events.endsAt,
        venue: events.venue,
        mode: events.mode,
        status: events.status,
        fees: events.fees,
        registrationRequired: events.registrationRequired,
        registrationStartsAt: events.registrationStartsAt,
        registrationEndsAt: events.registrationEndsAt,
        maxParticipants: events.maxParticipants,
        updatedAt: events.updatedAt,
      },
      unit: { id: orgUnits.id, name: orgUnits.name, category: orgUnits.category, contactEmail: orgUnits.contactEmail },
      taken: { registered: registrationCounts.registered, waiting: registrationCounts.waiting },
      unitPage: { slug: unitPages.slug },
    })
    .from(events)
    .innerJoin(orgUnits, isReferenced(orgUnits, events.instituteId, events.unitId))
    .leftJoin(registrationCounts, matches(registrationCounts, { instituteId: events.instituteId, eventId: events.id }))
    .leftJoin(unitPages, and(eq(unitPages.instituteId, events.instituteId), eq(unitPages.unitId, events.unitId), unitPages.isPublic))
    .where(and(eq(events.instituteId, value('instituteId')), eq(events.id, value('id')))),
);

/** Public events of a unit: future ones, next first, or past ones, latest first. */
export function findEventsOfUnit(
  db: Database,
  { instituteId, unitId }: { readonly instituteId: string; readonly unitId: string },
  { now, which, limit }: { readonly now: Date; readonly which: 'upcoming' | 'past'; readonly limit: number },
) {
  const isPast = lt(events.finishesAt, now);
  const order = which === 'past' ? [desc(events.startsAt), desc(events.id)] : [asc(events.startsAt), asc(events.id)];
  return db
    .select({
      id: events.id,
      slug: publicPages.slug,
      title: events.title,
      description: events.description,
      startsAt: events.startsAt,
      endsAt: events.endsAt,
      venue: events.venue,
      status: events.status,
      updatedAt: events.updatedAt,
    })
    .from(publicPages)
    .innerJoin(events, isReferenced(events, publicPages.instituteId, publicPages.eventId))
    .where(
      and(
        eq(publicPages.instituteId, instituteId),
        publicPages.isPublic,
        eq(events.unitId, unitId),
        which === 'past' ? isPast : or(isNull(events.finishesAt), gte(events.finishesAt, now)),
      ),
    )
    .orderBy(...order)
    .limit(limit);
}

/** Addresses of all public pages, latest change first. */
export function findPublicPages(db: Database, instituteId: string, limit: number) {
  const { slug, eventId, changedAt } = publicPages;
  return db
    .select({ slug, eventId, changedAt })
    .from(publicPages)
    .where(and(eq(publicPages.instituteId, instituteId), publicPages.isPublic))
    .orderBy(desc(changedAt), desc(publicPages.id))
    .limit(limit);
}

/** A unit by name, for the demo data. */
export async function findUnitNamed(db: Database, instituteId: string, name: string): Promise<{ id: string; title: string } | undefined> {
  const [row] = await db.select({ id: orgUnits.id, title: orgUnits.name }).from(orgUnits).where(matches(orgUnits, { instituteId, name }));
  return row;
}

/** Events of a unit that start after a time, next first. */
export function findNextOfUnit(
  db: Database,
  { instituteId, unitId }: { readonly instituteId: string; readonly unitId: string },
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<{ id: string; title: string }[]> {
  return db
    .select({ id: events.id, title: events.title })
    .from(events)
    .where(and(eq(events.instituteId, instituteId), eq(events.unitId, unitId), gt(events.startsAt, now)))
    .orderBy(asc(events.startsAt), asc(events.id))
    .limit(limit);
}
