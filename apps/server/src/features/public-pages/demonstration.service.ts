import type { PublicPageKind } from '@quad/domain/public-pages';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { newId } from '../../db/ids.ts';
import { events, orgUnits } from '../../db/schema.ts';
import { takeAddress } from './addresses.service.ts';
import { insertPage, savePage } from './publicPages.repo.ts';

/** So many events of the demonstration are public. */
const EVENTS = 4;

/** Makes a unit of the demonstration public, with its next events. */
export async function publishDemonstration(
  tx: Database,
  { clock, instituteId }: Pick<Context, 'clock' | 'instituteId'>,
  unitName: string,
): Promise<void> {
  const isUnit = and(eq(orgUnits.instituteId, instituteId), eq(orgUnits.name, unitName));
  const [unit] = await tx.select({ id: orgUnits.id, title: orgUnits.name }).from(orgUnits).where(isUnit);
  if (!unit) return;
  const now = clock();
  const next = await tx
    .select({ id: events.id, title: events.title })
    .from(events)
    .where(and(eq(events.instituteId, instituteId), eq(events.unitId, unit.id), gt(events.startsAt, now)))
    .orderBy(asc(events.startsAt), asc(events.id))
    .limit(EVENTS);
  const publish = async (kind: PublicPageKind, { id, title }: { id: string; title: string }) => {
    const subject = { eventId: kind === 'event' ? id : null, unitId: kind === 'unit' ? id : null };
    const page = { instituteId, id: newId(now), ...subject, slug: '', isPublic: true, version: 1, changedAt: now };
    await insertPage(tx, page);
    await savePage(tx, page, { slug: await takeAddress(tx, page, { kind, title }) });
  };
  await publish('unit', unit);
  for (const event of next) await publish('event', event);
}
