import type { EventFormField } from '@quad/domain/events';
import { EVENT_TEXTS } from '@quad/domain/messages';

/** What each field of the form is called. */
export const EVENT_LABELS = {
  title: 'Title',
  description: 'Description',
  category: 'Category',
  type: 'Type',
  organizing_unit_id: 'Organizing unit',
  organizers: 'Organizers',
  'schedule.startDate': 'Start date',
  'schedule.startTime': 'Start time',
  'schedule.endDate': 'End date',
  'schedule.endTime': 'End time',
  'schedule.venue': 'Venue',
  'schedule.mode': 'Mode',
  'registration.required': EVENT_TEXTS.registrationRequired,
  'registration.startDate': 'Registration start date',
  'registration.startTime': 'Registration start time',
  'registration.endDate': 'Registration end date',
  'registration.endTime': 'Registration end time',
  'registration.fees': 'Registration fees',
  'registration.max_participants': 'Max participants',
  'budget.allocated': 'Allocated budget',
  'budget.sponsors': 'Sponsors',
} as const satisfies Record<EventFormField, string>;
