import type { PublicPageKind } from '@quad/domain/public-pages';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { newId } from '../../db/ids.ts';
import { takeAddress } from './addresses.service.ts';
import { findNextOfUnit, findUnitNamed, insertPage, savePage } from './publicPages.repo.ts';

/** Number of public demo events. */
const EVENTS = 4;

/** Demo data: publishes a unit with its next events. */
export async function publishDemonstration(
  tx: Database,
  { clock, instituteId }: Pick<Context, 'clock' | 'instituteId'>,
  unitName: string,
): Promise<void> {
  const unit = await findUnitNamed(tx, instituteId, unitName);
  if (!unit) return;
  const now = clock();
  const publish = async (kind: PublicPageKind, { id, title }: { id: string; title: string }) => {
    const subject = { eventId: kind === 'event' ? id : null, unitId: kind === 'unit' ? id : null };
    const page = { instituteId, id: newId(now), ...subject, slug: '', isPublic: true, version: 1, changedAt: now };
    await insertPage(tx, page);
    await savePage(tx, page, { slug: await takeAddress(tx, page, { kind, title }) });
  };
  await publish('unit', unit);
  const next = await findNextOfUnit(tx, { instituteId, unitId: unit.id }, { now, limit: EVENTS });
  for (const event of next) await publish('event', event);
}
