import * as v from 'valibot';
import { isWithinDates, OUT_OF_DATES } from '../fields/dates.ts';
import { numberOr } from '../fields/number.ts';
import { ruleMessage } from '../fields/ruleMessage.ts';
import { isCalendarDay } from '../time/campusTime.ts';

/** Name of a room as typed. */
export const RoomName = v.pipe(
  v.string('Enter a room or venue.'),
  v.trim(),
  v.nonEmpty('Enter a room or venue.'),
  v.maxLength(120, 'Keep the room name within 120 characters.'),
);

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Maximum number of weeks of a series: a semester. */
export const MAX_WEEKS = 20;

const Fields = v.object({
  room: RoomName,
  date: v.pipe(
    v.string('Choose a date.'),
    v.nonEmpty('Choose a date.'),
    v.isoDate('Enter the date as YYYY-MM-DD.'),
    v.check(isCalendarDay, 'The calendar has no such day.'),
    v.check((day) => !isCalendarDay(day) || isWithinDates(day), OUT_OF_DATES),
  ),
  time: v.pipe(v.string('Choose a time.'), v.nonEmpty('Choose a time.'), v.regex(TIME, 'Enter the time as HH:MM.')),
  description: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(2000, 'Keep the description within 2,000 characters.')), ''),
  /** End on the same day; blank if it follows from the event. */
  until: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => text === '' || TIME.test(text), 'Enter the time as HH:MM.'),
    ),
    '',
  ),
  /** Number of consecutive weeks, each of which becomes a separate request. */
  weeks: numberOr(1, {
    min: 1,
    max: MAX_WEEKS,
    step: 1,
    message: ruleMessage('Enter how many weeks, as a whole number up to {1}.', { 1: MAX_WEEKS }),
  }),
});

/** Form values of 'Request a Room'. */
export const RoomRequestInput = v.pipe(
  Fields,
  v.forward(
    v.partialCheck([['time'], ['until']], ({ time, until }) => until === '' || until > time, 'The end must come after the beginning.'),
    ['until'],
  ),
);
export type RoomRequestInput = v.InferOutput<typeof RoomRequestInput>;
