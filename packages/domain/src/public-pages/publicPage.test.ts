import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  changePage,
  eventMarkup,
  PUBLIC_PAGE_RULES,
  PublicEvent,
  PublicPageInput,
  PublicUnit,
  placesLeft,
  publicEvent,
  publicUnit,
  type StoredEvent,
} from './index.ts';

const NOW = new Date('2026-11-20T09:30:00.000Z');
const ORGANIZER = { name: 'Robotics Club', contact: 'robotics@campus.example', slug: null };
const ADDRESSES = {
  page: 'https://quad.campus.example/e/robo-night',
  picture: 'https://quad.campus.example/e/robo-night/picture.png',
  unit: 'https://quad.campus.example/u/robotics-club',
};

const STORED: StoredEvent = {
  title: 'Robo Night',
  description: 'Bring a robot.',
  type: 'Competition',
  startsAt: new Date('2026-11-27T12:30:00.000Z'),
  endsAt: new Date('2026-11-27T15:30:00.000Z'),
  venue: 'Hall 1',
  mode: 'offline',
  status: 'planned',
  fees: 150,
  registrationRequired: true,
  registrationStartsAt: new Date('2026-11-10T04:30:00.000Z'),
  registrationEndsAt: null,
  maxParticipants: 40,
};

function shown(event: Partial<StoredEvent> = {}, taken = { registered: 10, waiting: 0 }): PublicEvent {
  return publicEvent({ ...STORED, ...event }, { organizer: ORGANIZER, taken, now: NOW });
}

describe('placesLeft', () => {
  it.each([
    [null, 5000, 0, 'many'],
    [null, 0, 1, 'many'],
    [40, 31, 0, 'many'],
    [40, 32, 0, 'few'],
    [40, 40, 0, 'full'],
    [40, 41, 0, 'full'],
    [40, 39, 1, 'full'],
    [5, 1, 0, 'many'],
    [5, 2, 0, 'few'],
    [2, 0, 0, 'few'],
  ] as const)('returns for %s places with %i taken and %i waiting: %s', (maximum, registered, waiting, expected) =>
    expect(placesLeft(maximum, { registered, waiting })).toBe(expected),
  );
});

describe('publicEvent', () => {
  it('contains only the public fields', () => {
    const secret = { allocatedBudget: 5000, sponsors: ['Acme'], participantCount: 12, organizers: ['Asha Verma'] };
    const view = publicEvent(
      { ...STORED, ...secret },
      { organizer: { ...ORGANIZER, ...secret }, taken: { registered: 10, waiting: 0 }, now: NOW },
    );
    expect(view).toEqual({
      title: 'Robo Night',
      description: 'Bring a robot.',
      type: 'Competition',
      starts_at: '2026-11-27T12:30:00.000Z',
      ends_at: '2026-11-27T15:30:00.000Z',
      venue: 'Hall 1',
      mode: 'offline',
      organizer: ORGANIZER,
      fees: 150,
      status: 'planned',
      registration: 'open',
      registration_starts_at: '2026-11-10T04:30:00.000Z',
      places: 'many',
    });
    expect(v.parse(PublicEvent, view)).toEqual(view);
  });

  it('returns null or zero for missing dates, fees and places', () =>
    expect(shown({ startsAt: null, endsAt: null, fees: null, registrationRequired: false, registrationStartsAt: null })).toMatchObject({
      ...{ starts_at: null, ends_at: null, fees: 0, registration: 'none', registration_starts_at: null, places: null },
    }));

  it.each([
    [{ status: 'cancelled' }, { status: 'cancelled', registration: 'closed', places: null }],
    [{ startsAt: new Date('2026-11-20T08:30:00.000Z') }, { status: 'ongoing', registration: 'closed', places: null }],
    [
      { startsAt: new Date('2026-11-19T08:30:00.000Z'), endsAt: new Date('2026-11-19T09:30:00.000Z') },
      { status: 'completed', registration: 'closed', places: null },
    ],
    [{ registrationStartsAt: new Date('2026-11-21T08:30:00.000Z') }, { status: 'planned', registration: 'upcoming', places: 'many' }],
  ] as const)('returns for %j: %j', (event, expected) => expect(shown(event)).toMatchObject(expected));
});

describe('publicUnit', () => {
  it('contains only the public fields and safe links', () => {
    const entry = { slug: 'robo-night', title: 'Robo Night', starts_at: null, venue: '', status: 'planned' as const };
    const stored = {
      name: 'Robotics Club',
      type: 'Club',
      description: 'Robots.',
      contactEmail: 'robotics@campus.example',
      allocatedBudget: 5000,
      socialMedia: [
        { platform: 'Instagram', url: 'https://www.instagram.com/robots', secret: 1 },
        { platform: 'Odd', url: 'javascript:alert(1)' },
      ],
    };
    const view = publicUnit(stored, { upcoming: [entry], past: [] });
    expect(view).toEqual({
      ...{ name: 'Robotics Club', type: 'Club', description: 'Robots.', contact: 'robotics@campus.example' },
      links: [{ platform: 'Instagram', url: 'https://www.instagram.com/robots' }],
      ...{ upcoming: [entry], past: [] },
    });
    expect(v.parse(PublicUnit, view)).toEqual(view);
  });
});

describe('changePage', () => {
  const never = { isPublic: false, version: 0 };
  it('increments the version with each change', () => {
    expect(changePage(never, { is_public: true, version: 0 })).toEqual({ ok: true, value: { isPublic: true, version: 1 } });
    expect(changePage({ isPublic: true, version: 1 }, { is_public: false, version: 1 })).toEqual({
      ok: true,
      value: { isPublic: false, version: 2 },
    });
  });
  it('keeps the version when nothing changes', () =>
    expect(changePage(never, { is_public: false, version: 0 })).toEqual({ ok: true, value: never }));
  it('rejects a stale version', () =>
    expect(changePage({ isPublic: false, version: 2 }, { is_public: true, version: 0 })).toMatchObject({
      refusal: { code: 'STALE', message: PUBLIC_PAGE_RULES.stale },
    }));
  it.each([{}, { is_public: 'yes', version: 0 }, { is_public: true }, { is_public: true, version: -1 }, { is_public: true, version: 0.5 }])(
    'rejects the input %j',
    (input) => expect(v.is(PublicPageInput, input)).toBe(false),
  );
});

describe('eventMarkup', () => {
  const markup = (
    event: Partial<StoredEvent> = {},
    taken?: { registered: number; waiting: number },
    unit: string | undefined = ADDRESSES.unit,
  ) => eventMarkup(shown(event, taken), { addresses: { ...ADDRESSES, unit }, institute: 'Campus Institute' });

  it('contains date, place, organizer and offer', () =>
    expect(markup()).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Event',
      name: 'Robo Night',
      description: 'Bring a robot.',
      url: ADDRESSES.page,
      image: [ADDRESSES.picture],
      startDate: '2026-11-27T12:30:00.000Z',
      endDate: '2026-11-27T15:30:00.000Z',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { '@type': 'Place', name: 'Hall 1', address: 'Campus Institute' },
      organizer: { '@type': 'Organization', name: 'Robotics Club', url: ADDRESSES.unit },
      offers: {
        '@type': 'Offer',
        url: ADDRESSES.page,
        price: 150,
        priceCurrency: 'INR',
        availability: 'https://schema.org/InStock',
        validFrom: '2026-11-10T04:30:00.000Z',
      },
    }));

  it('returns undefined without a start date', () => expect(markup({ startsAt: null })).toBeUndefined());

  it('omits missing values', () => {
    const bare = markup({ endsAt: null, description: '', venue: '', mode: null, registrationStartsAt: null });
    expect(bare).not.toHaveProperty('endDate');
    expect(bare).not.toHaveProperty('description');
    expect(bare).toMatchObject({ location: { '@type': 'Place', name: 'Campus Institute' } });
    expect(bare?.offers).not.toHaveProperty('validFrom');
  });

  it('links the organizer to the event page when the unit has no page', () =>
    expect(eventMarkup(shown(), { addresses: { ...ADDRESSES, unit: undefined }, institute: 'Campus Institute' })).toMatchObject({
      organizer: { url: ADDRESSES.page },
    }));

  it('marks online and hybrid events', () => {
    expect(markup({ mode: 'online' })).toMatchObject({
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: ADDRESSES.page },
    });
    expect(markup({ mode: 'hybrid' })).toMatchObject({ location: [{ '@type': 'Place' }, { '@type': 'VirtualLocation' }] });
  });

  it.each([
    [{ status: 'cancelled' }, 10, 'OutOfStock'],
    [{ registrationEndsAt: new Date('2026-11-19T09:30:00.000Z') }, 10, 'OutOfStock'],
    [{}, 40, 'SoldOut'],
    [{ registrationStartsAt: new Date('2026-11-21T08:30:00.000Z') }, 10, 'PreOrder'],
  ] as const)('sets the offer for %j with %i taken to %s', (event, registered, availability) =>
    expect(markup(event, { registered, waiting: 0 })).toMatchObject({
      offers: { availability: `https://schema.org/${availability}` },
    }),
  );

  it('marks a canceled event', () =>
    expect(markup({ status: 'cancelled' })).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' }));
});
