import type { PolicyTable } from './policyRow.ts';
import { GENSEC_ROLES, OFFICE_BEARER_ROLES } from './roles.ts';

/** Events and the rooms that they ask for. */
export const EVENT_POLICY: PolicyTable = {
  'GET /api/events/by-role/{role}': {
    row: 'E1',
    who: 'signed-in',
    rule: 'The role and the username are the own ones; students see neither room requests nor budgets, and others than managers not who takes part.',
  },
  'GET /api/events/latest': { row: 'E2', who: 'signed-in', rule: 'Title, date, venue and status only.' },
  'GET /api/events/events': {
    row: 'E2',
    who: 'signed-in',
    rule: 'Students see neither room requests nor budgets; who takes part is for those who manage the event, others see themselves at most.',
  },
  'GET /api/events/{id}': {
    row: 'E2',
    who: 'signed-in',
    rule: 'Students see neither room requests nor budget; organizers by name only; who takes part is for those who manage it.',
  },
  'GET /api/events/units': {
    row: 'E3',
    who: 'signed-in',
    rule: 'Id, name and type only; a GenSec sees the own category, a coordinator the own unit.',
  },
  'GET /api/events/users': {
    row: 'E4',
    who: OFFICE_BEARER_ROLES,
    rule: 'Id, username and name only, of students only; a search finds 20 at most.',
  },
  'POST /api/events/create': {
    row: 'E5',
    who: OFFICE_BEARER_ROLES,
    rule: 'A coordinator for the own unit, a GenSec for units of the own category, the president for any; it starts as planned.',
  },
  'PUT /api/events/{id}': {
    row: 'E6',
    who: OFFICE_BEARER_ROLES,
    rule: 'As for creating, for the unit it belongs to and for the unit it moves to; room requests stay as they are.',
  },
  'POST /api/events/{eventId}/room-requests': {
    row: 'E7',
    who: ['CLUB_COORDINATOR', ...GENSEC_ROLES],
    rule: "A coordinator for the own unit's events, a GenSec for events of the own category; for an event that is not over, at a time still to come.",
  },
  'PATCH /api/events/room-requests/{requestId}/status': {
    row: 'E8',
    who: ['PRESIDENT', ...GENSEC_ROLES],
    rule: 'The president, and the GenSec whom the catalogue names for the room; never by the person who asked; decided once; no two approved bookings of one room overlap.',
  },
  'PATCH /api/events/room-requests/series/{seriesId}/status': {
    row: 'R7',
    who: ['PRESIDENT', ...GENSEC_ROLES],
    rule: 'Each of the requests as by itself, and all of those that are pending or none.',
  },
  'POST /api/events/room-requests/{requestId}/release': {
    row: 'R8',
    who: OFFICE_BEARER_ROLES,
    rule: 'An approved booking that is not over, by whoever asked for it or decides about the room; those who wait for the room are told.',
  },
  'GET /api/rooms': { row: 'R5', part: 'rooms', who: 'signed-in', rule: 'The catalogue, of which nothing is secret.' },
  'GET /api/rooms/uses': {
    row: 'R5',
    part: 'rooms',
    who: 'signed-in',
    rule: 'That a room is taken for everybody; by what for those who look after the event or decide, and of bookings for all who plan events. Nobody is named.',
  },
  'POST /api/rooms': { row: 'R6', part: 'rooms', who: ['PRESIDENT'], rule: 'No two rooms have had the same name.' },
  'PUT /api/rooms/{roomId}': {
    row: 'R6',
    part: 'rooms',
    who: ['PRESIDENT'],
    rule: 'What was asked for and booked stays; so does the former name.',
  },
  'PUT /api/rooms/{roomId}/photo': {
    row: 'R6',
    part: 'rooms',
    who: ['PRESIDENT'],
    rule: 'A picture within the limits, of which nothing but the pixels is kept.',
  },
  'DELETE /api/rooms/{roomId}/photo': { row: 'R6', part: 'rooms', who: ['PRESIDENT'], rule: 'Any room of the catalogue.' },
  'GET /api/rooms/typed-names': {
    row: 'R9',
    part: 'rooms',
    who: ['PRESIDENT'],
    rule: 'Names and how often they were asked for; nobody is named.',
  },
  'POST /api/rooms/{roomId}/merge': {
    row: 'R9',
    part: 'rooms',
    who: ['PRESIDENT'],
    rule: 'Only where no two bookings would overlap; tried without changing anything where that is asked for.',
  },
  'GET /api/events/{eventId}/registration': {
    row: 'E9',
    part: 'registrations',
    who: 'signed-in',
    rule: 'The own registration and how many there are; nobody is named.',
  },
  'POST /api/events/{eventId}/registration': {
    row: 'E9',
    part: 'registrations',
    who: ['STUDENT'],
    rule: 'For oneself, while registration is open; never more than there are places, the others wait in the order in which they came.',
  },
  'DELETE /api/events/{eventId}/registration': {
    row: 'E9',
    part: 'registrations',
    who: ['STUDENT'],
    rule: 'The own one, until the event begins; the first who waits gets the place.',
  },
  'GET /api/events/{eventId}/registrations': {
    row: 'E10',
    part: 'registrations',
    who: OFFICE_BEARER_ROLES,
    rule: 'For those who may edit the event.',
  },
  'POST /api/events/{eventId}/registrations': {
    row: 'E10',
    part: 'registrations',
    who: OFFICE_BEARER_ROLES,
    rule: 'For those who may edit the event: students only, and a place only where there is one.',
  },
  'POST /api/events/{eventId}/registrations/{userId}/removal': {
    row: 'E10',
    part: 'registrations',
    who: OFFICE_BEARER_ROLES,
    rule: 'For those who may edit the event, with a reason that the student is told.',
  },
  'POST /api/events/{eventId}/registrations/mail': {
    row: 'E10',
    part: 'registrations',
    who: OFFICE_BEARER_ROLES,
    rule: 'For those who may edit the event; three times an hour.',
  },
  'GET /api/events/{eventId}/check-in-code': {
    row: 'E11',
    part: 'registrations',
    who: ['STUDENT'],
    rule: 'The own codes, of who has a place.',
  },
  'GET /api/check-in/{token}': {
    row: 'E11',
    part: 'registrations',
    who: 'signed-in',
    rule: 'The owner of the code, and those who may edit the event.',
  },
  'GET /api/events/{eventId}/check-ins': {
    row: 'E12',
    part: 'registrations',
    who: OFFICE_BEARER_ROLES,
    rule: 'For those who may edit the event; nobody is named.',
  },
  'POST /api/events/{eventId}/check-ins': {
    row: 'E12',
    part: 'registrations',
    who: OFFICE_BEARER_ROLES,
    rule: 'For those who may edit the event, on its days; each person once a day; beyond the maximum only where that is said.',
  },
  'POST /api/events/{eventId}/check-ins/{userId}/undo': {
    row: 'E12',
    part: 'registrations',
    who: OFFICE_BEARER_ROLES,
    rule: 'For those who may edit the event.',
  },
  'GET /api/events/{eventId}/questions': {
    row: 'E13',
    part: 'questions',
    who: 'signed-in',
    rule: "The questions, with the own answers and nobody else's.",
  },
  'PUT /api/events/{eventId}/answers': {
    row: 'E13',
    part: 'questions',
    who: ['STUDENT'],
    rule: 'The own ones, of who has a place, until registration closes or as long as the place waits for them; no choice beyond its places.',
  },
  'POST /api/events/{eventId}/questions/files': {
    row: 'E13',
    part: 'questions',
    who: ['STUDENT'],
    rule: 'A photo or a PDF within the limits, for an event that asks for one.',
  },
  'GET /api/answer-files/{fileId}': {
    row: 'E14',
    part: 'questions',
    who: 'signed-in',
    rule: 'The own one, and those that answers name for those who may edit the event.',
  },
  'PUT /api/events/{eventId}/questions': {
    row: 'E15',
    part: 'questions',
    who: OFFICE_BEARER_ROLES,
    rule: 'For those who may edit the event, as the questions were seen; nothing gets fewer places than are taken.',
  },
  'GET /api/events/{eventId}/answers': {
    row: 'E15',
    part: 'questions',
    who: OFFICE_BEARER_ROLES,
    rule: 'For those who may edit the event.',
  },
  'GET /api/events/{eventId}/answers/figures': {
    row: 'E15',
    part: 'questions',
    who: OFFICE_BEARER_ROLES,
    rule: 'For those who may edit the event; nobody is named.',
  },
};
