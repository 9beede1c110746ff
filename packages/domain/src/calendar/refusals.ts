import { sentence } from '../messages/sentence.ts';
import { MAX_CALENDAR_DAYS } from './calendarEvent.ts';

/** Reasons why a calendar or feed is refused. */
export const CALENDAR_REFUSALS = {
  backwards: 'The last day is before the first.',
  tooLong: sentence`Ask for at most ${MAX_CALENDAR_DAYS} days at once.`,
  noFeed: 'You have no address for this calendar.',
  noUnit: 'This unit does not exist.',
  undated: 'This event has no date yet.',
  deadFeed: 'This calendar address does not work any more.',
} as const;
