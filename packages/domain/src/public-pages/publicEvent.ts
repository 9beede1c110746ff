import * as v from 'valibot';
import { EventMode, EventStatus } from '../events/event.ts';
import { eventStatus } from '../events/status.ts';
import { hasPlace } from '../registrations/capacity.ts';
import { REGISTRATION_PHASES, registrationPhase } from '../registrations/phase.ts';

/** How many places are left, in steps that tell nobody's registration. */
export const PUBLIC_PLACES = ['many', 'few', 'full'] as const;
export type PublicPlaces = (typeof PUBLIC_PLACES)[number];

/** The unit that organizes a public event. */
const PublicOrganizer = v.object({
  name: v.string(),
  /** The address of its contact, which is all that is public of any person. */
  contact: v.string(),
  /** What its own page is called; null where it is not public. */
  slug: v.nullable(v.string()),
});

/** All that is public of an event. */
export const PublicEvent = v.object({
  title: v.string(),
  description: v.string(),
  /** Free text, for example Competition or Workshop. */
  type: v.string(),
  starts_at: v.nullable(v.string()),
  ends_at: v.nullable(v.string()),
  venue: v.string(),
  mode: v.nullable(EventMode),
  organizer: PublicOrganizer,
  /** In rupees; 0 where it is free. */
  fees: v.number(),
  status: EventStatus,
  registration: v.picklist(REGISTRATION_PHASES),
  registration_starts_at: v.nullable(v.string()),
  /** Null where nobody registers any more, or ever did. */
  places: v.nullable(v.picklist(PUBLIC_PLACES)),
});
export type PublicEvent = v.InferOutput<typeof PublicEvent>;

/** An event as it is stored, as far as anything of it is public. */
export interface StoredEvent {
  readonly title: string;
  readonly description: string;
  readonly type: string;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly venue: string;
  readonly mode: EventMode | null;
  readonly status: EventStatus;
  readonly fees: number | null;
  readonly registrationRequired: boolean;
  readonly registrationStartsAt: Date | null;
  readonly registrationEndsAt: Date | null;
  readonly maxParticipants: number | null;
}

/** How many hold a place of an event, and how many wait for one. */
export interface TakenPlaces {
  readonly registered: number;
  readonly waiting: number;
}

/** From where on the places left are few: a fifth of all, or as many as are gone in a moment. */
const FEW = { part: 1 / 5, least: 3 };

/** How many places are left, in steps. Somebody who waits goes first: as long as anybody does, it is full for who comes now. */
export function placesLeft(maximum: number | null, { registered, waiting }: TakenPlaces): PublicPlaces {
  if (!hasPlace({ maximum, registered, waiting })) return 'full';
  if (maximum === null) return 'many';
  return maximum - registered <= Math.max(FEW.least, maximum * FEW.part) ? 'few' : 'many';
}

/** All that anybody sees of an event: what is not named here is not public. */
export function publicEvent(
  event: StoredEvent,
  { organizer, taken, now }: { organizer: v.InferOutput<typeof PublicOrganizer>; taken: TakenPlaces; now: Date },
): PublicEvent {
  const { title, description, type, startsAt, endsAt, venue, mode, fees, maxParticipants } = event;
  const schedule = { start: startsAt, end: endsAt };
  const registration = registrationPhase(
    {
      status: event.status,
      schedule,
      registration: { required: event.registrationRequired, start: event.registrationStartsAt, end: event.registrationEndsAt },
    },
    now,
  );
  return {
    ...{ title, description, type, venue, mode },
    starts_at: startsAt?.toISOString() ?? null,
    ends_at: endsAt?.toISOString() ?? null,
    organizer: { name: organizer.name, contact: organizer.contact, slug: organizer.slug },
    fees: fees ?? 0,
    status: eventStatus({ stored: event.status, ...schedule, now }),
    registration,
    registration_starts_at: event.registrationStartsAt?.toISOString() ?? null,
    places: registration === 'open' || registration === 'upcoming' ? placesLeft(maxParticipants, taken) : null,
  };
}
