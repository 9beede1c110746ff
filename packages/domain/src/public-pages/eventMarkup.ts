import type { PublicEvent } from './publicEvent.ts';

/** Addresses of an event and its related pages. */
export interface MarkupAddresses {
  readonly page: string;
  readonly picture: string;
  /** Page of its unit; undefined if that is not public. */
  readonly unit: string | undefined;
}

const SCHEMA = 'https://schema.org';

const ATTENDANCE = {
  online: `${SCHEMA}/OnlineEventAttendanceMode`,
  offline: `${SCHEMA}/OfflineEventAttendanceMode`,
  hybrid: `${SCHEMA}/MixedEventAttendanceMode`,
} as const;

function availabilityOf({ status, registration, places }: PublicEvent): string {
  if (status === 'cancelled' || registration === 'closed') return `${SCHEMA}/OutOfStock`;
  if (places === 'full') return `${SCHEMA}/SoldOut`;
  return registration === 'upcoming' ? `${SCHEMA}/PreOrder` : `${SCHEMA}/InStock`;
}

/**
 * Returns the schema.org markup of a public event for search engines; undefined without a date, because they require one.
 *
 * @param institute where its venues are
 */
export function eventMarkup(
  event: PublicEvent,
  { addresses, institute }: { addresses: MarkupAddresses; institute: string },
): Record<string, unknown> | undefined {
  const { title, description, starts_at, ends_at, venue, organizer, fees, status, registration_starts_at } = event;
  if (starts_at === null) return undefined;
  const mode = event.mode ?? 'offline';
  const online = { '@type': 'VirtualLocation', url: addresses.page };
  const place = { '@type': 'Place', name: venue || institute, address: institute };
  return {
    '@context': SCHEMA,
    '@type': 'Event',
    name: title,
    ...(description && { description }),
    url: addresses.page,
    image: [addresses.picture],
    startDate: starts_at,
    ...(ends_at !== null && { endDate: ends_at }),
    eventStatus: `${SCHEMA}/${status === 'cancelled' ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: ATTENDANCE[mode],
    location: { online, offline: place, hybrid: [place, online] }[mode],
    organizer: { '@type': 'Organization', name: organizer.name, url: addresses.unit ?? addresses.page },
    offers: {
      '@type': 'Offer',
      url: addresses.page,
      price: fees,
      priceCurrency: 'INR',
      availability: availabilityOf(event),
      ...(registration_starts_at !== null && { validFrom: registration_starts_at }),
    },
  };
}
