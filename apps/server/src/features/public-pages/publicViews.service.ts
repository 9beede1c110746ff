import { eventStatus } from '@quad/domain/events';
import { type PublicEvent, type PublicEventEntry, type PublicUnit, publicEvent, publicUnit } from '@quad/domain/public-pages';
import type { Context } from '../../context.ts';
import { findUnit, type OrgUnitRow } from '../org-units/orgUnits.service.ts';
import { findEventsOfUnit, findEventToShow } from './publicPages.repo.ts';

/** Maximum number of events on the page of a unit. */
const MAX_EVENTS = { upcoming: 20, past: 10 } as const;

type ReadContext = Pick<Context, 'db' | 'clock' | 'instituteId'>;
type StoredEvent = NonNullable<Awaited<ReturnType<typeof findEventToShow>>[number]>;
type UnitEvent = Awaited<ReturnType<typeof findEventsOfUnit>>[number];

/** An event with its public data. */
export interface ShownEvent {
  readonly stored: StoredEvent['event'];
  readonly unit: StoredEvent['unit'];
  readonly view: PublicEvent;
}

/** A unit with its public data. */
export interface ShownUnit {
  readonly stored: OrgUnitRow;
  readonly view: PublicUnit;
  readonly events: readonly UnitEvent[];
}

/** The public data of an event; undefined if it does not exist. */
export async function readShownEvent({ db, clock, instituteId }: ReadContext, id: string): Promise<ShownEvent | undefined> {
  const [found] = await findEventToShow(db, { instituteId, id });
  if (!found) return undefined;
  const { event, unit, taken, unitPage } = found;
  const view = publicEvent(event, {
    organizer: { name: unit.name, contact: unit.contactEmail, slug: unitPage?.slug ?? null },
    taken: taken ?? { registered: 0, waiting: 0 },
    now: clock(),
  });
  return { stored: event, unit, view };
}

/** The public data of a unit; undefined if it does not exist. */
export async function readShownUnit({ db, clock, instituteId }: ReadContext, id: string): Promise<ShownUnit | undefined> {
  const stored = await findUnit(db, instituteId, id);
  if (!stored) return undefined;
  const now = clock();
  const unit = { instituteId, unitId: id };
  const upcoming = await findEventsOfUnit(db, unit, { now, which: 'upcoming', limit: MAX_EVENTS.upcoming });
  const past = await findEventsOfUnit(db, unit, { now, which: 'past', limit: MAX_EVENTS.past });
  const toEntry = ({ slug, title, startsAt, endsAt, venue, status }: UnitEvent): PublicEventEntry => ({
    ...{ slug, title, venue },
    starts_at: startsAt?.toISOString() ?? null,
    status: eventStatus({ stored: status, start: startsAt, end: endsAt, now }),
  });
  const view = publicUnit(stored, { upcoming: upcoming.map(toEntry), past: past.map(toEntry) });
  return { stored, view, events: [...upcoming, ...past] };
}
