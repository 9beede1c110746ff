import type { PolicyTable } from './policyRow.ts';
import { OFFICE_BEARER_ROLES } from './roles.ts';

const ANYBODY = { part: 'series', who: 'signed-in' } as const;
const EDITOR = { part: 'series', who: OFFICE_BEARER_ROLES } as const;

/** Series of events. */
export const SERIES_POLICY: PolicyTable = {
  'GET /api/events/{eventId}/series': {
    ...ANYBODY,
    row: 'J1',
    rule: 'The meetings, and of registrations and attendance the own; nobody is named.',
  },
  'GET /api/series/{seriesId}/calendar.ics': { ...ANYBODY, row: 'J1', rule: 'Title, description, time, place and unit only.' },
  'POST /api/series/preview': { ...EDITOR, row: 'J2', rule: 'As for creating; it changes nothing. Sixty a minute.' },
  'POST /api/series': {
    ...EDITOR,
    row: 'J2',
    rule: 'As for creating each of its events and asking for each room; 60 meetings at most, all of them or none. Twenty an hour.',
  },
  'PUT /api/events/{eventId}/series': {
    ...EDITOR,
    row: 'J3',
    rule: 'Of a meeting whose event the person may edit, as the series was seen; never a meeting that has begun.',
  },
  'POST /api/events/{eventId}/series/cancellation': {
    ...EDITOR,
    row: 'J3',
    rule: 'Of a meeting whose event the person may edit, as the series was seen; never a meeting that has begun.',
  },
  'POST /api/series/{seriesId}/registrations': {
    part: 'series',
    who: ['STUDENT'],
    row: 'J4',
    rule: 'For oneself, as for each of the events by itself; what is full puts them in line, and the others stand. Thirty an hour.',
  },
  'GET /api/series/{seriesId}/attendance': { ...EDITOR, row: 'J5', rule: 'For those who may edit the events of the series.' },
};
