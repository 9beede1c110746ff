import type { FeatureFlag } from './featureFlags.ts';
import { RECOGNITION_DESCRIPTION } from './recognition.ts';

/** Name of each feature in the settings, and what remains while it is disabled. The policy table assigns calls to features. */
export const FEATURE_FLAG_DESCRIPTIONS = {
  registrations: {
    name: 'Registering for events',
    about: 'Places, the waiting list and checking in. Events keep what their form says of registration.',
  },
  rooms: {
    name: 'Rooms on a timeline',
    about: 'The catalogue, and the timeline at /rooms. Rooms can still be requested by name and decided.',
  },
  records: {
    name: 'Records and credentials',
    about: 'What somebody has earned, shared by an address or as credentials. Those that were issued can still be checked.',
  },
  feeds: {
    name: 'Addresses for other calendars',
    about: 'What calendar programs subscribe to. The calendar of the portal stays.',
  },
  push: {
    name: 'Messages on devices',
    about: 'What a browser shows while the portal is closed. The inbox and mails stay.',
  },
  recognition: RECOGNITION_DESCRIPTION,
  'public-pages': {
    name: 'Public pages of events and units',
    about: 'Who may edit an event or a unit can show it to anybody who has the address. Without it nothing is public.',
  },
  money: {
    name: 'Money',
    about:
      'A ledger of what units are given, commit and spend, which the figures of units and events follow. Without it they are as typed. It needs the part Activity points.',
  },
  questions: {
    name: 'Questions at registration',
    about: 'What an event asks those who register. Answers that were given stay until their time is over.',
  },
  series: {
    name: 'Series of events',
    about: 'Events that repeat, with one registration for all meetings. Without it each meeting stays an event of its own.',
  },
  surveys: {
    name: 'Surveys after an event',
    about: 'What those who were checked in are asked afterwards, with or without names. It needs the part Questions at registration.',
  },
} as const satisfies Record<FeatureFlag, { readonly name: string; readonly about: string }>;
