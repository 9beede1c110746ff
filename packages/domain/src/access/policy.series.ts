import type { PolicyTable } from './policyRow.ts';
import { OFFICE_BEARER_ROLES } from './roles.ts';

const ANYBODY = { part: 'series', who: 'signed-in' } as const;
const EDITOR = { part: 'series', who: OFFICE_BEARER_ROLES } as const;

/** Series of events. */
export const SERIES_POLICY: PolicyTable = {
  'GET /api/events/{eventId}/series': {
    ...ANYBODY,
    row: 'J1',
    rule: "The meetings, with one's own registrations and attendance only; names nobody.",
  },
  'GET /api/series/{seriesId}/calendar.ics': { ...ANYBODY, row: 'J1', rule: 'Title, description, time, place and unit only.' },
  'POST /api/series/preview': { ...EDITOR, row: 'J2', rule: 'As for creating; read-only, at most 60 a minute.' },
  'POST /api/series': {
    ...EDITOR,
    row: 'J2',
    rule: 'As for creating each event and requesting each room; at most 60 meetings, all of them or none. At most 20 an hour.',
  },
  'PUT /api/events/{eventId}/series': {
    ...EDITOR,
    row: 'J3',
    rule: 'For a meeting whose event the person may edit, on the current version of the series; never a meeting that has begun.',
  },
  'POST /api/events/{eventId}/series/cancellation': {
    ...EDITOR,
    row: 'J3',
    rule: 'For a meeting whose event the person may edit, on the current version of the series; never a meeting that has begun.',
  },
  'POST /api/series/{seriesId}/registrations': {
    part: 'series',
    who: ['STUDENT'],
    row: 'J4',
    rule: 'For oneself, as for each single event; full meetings put the person on the waiting list and do not affect the others. At most 30 an hour.',
  },
  'GET /api/series/{seriesId}/attendance': { ...EDITOR, row: 'J5', rule: 'For those who may edit the events of the series.' },
};
