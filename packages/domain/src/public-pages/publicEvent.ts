import * as v from 'valibot';
import { EventMode, EventStatus } from '../events/event.ts';
import { eventStatus } from '../events/status.ts';
import { hasPlace } from '../registrations/capacity.ts';
import { REGISTRATION_PHASES, registrationPhase } from '../registrations/phase.ts';

/** Places left, in steps that do not reveal individual registrations. */
export const PUBLIC_PLACES = ['many', 'few', 'full'] as const;
export type PublicPlaces = (typeof PUBLIC_PLACES)[number];

/** The organizing unit of a public event. */
const PublicOrganizer = v.object({
  name: v.string(),
  /** Mail address of its contact, the only public data about a person. */
  contact: v.string(),
  /** Slug of its own page; null if that is not public. */
  slug: v.nullable(v.string()),
});

/** The public data of an event. */
export const PublicEvent = v.object({
  title: v.string(),
  description: v.string(),
  /** Free text, such as Competition or Workshop. */
  type: v.string(),
  starts_at: v.nullable(v.string()),
  ends_at: v.nullable(v.string()),
  venue: v.string(),
  mode: v.nullable(EventMode),
  organizer: PublicOrganizer,
  /** In rupees; 0 if it is free. */
  fees: v.number(),
  status: EventStatus,
  registration: v.picklist(REGISTRATION_PHASES),
  registration_starts_at: v.nullable(v.string()),
  /** Null if there is no registration or it has ended. */
  places: v.nullable(v.picklist(PUBLIC_PLACES)),
});
export type PublicEvent = v.InferOutput<typeof PublicEvent>;

/** The stored event, with the fields that the public data is derived from. */
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

/** Number of registered and of waiting people. */
export interface TakenPlaces {
  readonly registered: number;
  readonly waiting: number;
}

/** Places left from which on they are 'few': a fifth of all, with a minimum of three. */
const FEW = { part: 1 / 5, least: 3 };

/** Returns the places left in steps. While anybody is on the waiting list, the event is full. */
export function placesLeft(maximum: number | null, { registered, waiting }: TakenPlaces): PublicPlaces {
  if (!hasPlace({ maximum, registered, waiting })) return 'full';
  if (maximum === null) return 'many';
  return maximum - registered <= Math.max(FEW.least, maximum * FEW.part) ? 'few' : 'many';
}

/** Returns the public data of an event; everything else stays private. */
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
