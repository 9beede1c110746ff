import * as v from 'valibot';
import { isWithinDates } from '../fields/dates.ts';
import { EVENT_TEXTS } from '../messages/events.ts';
import { campusDay, campusTimeOfDay, instantAt, isCalendarDay } from '../time/campusTime.ts';
import type { Event } from './event.ts';
import { EventInput } from './eventInput.ts';
import { checkEventLength } from './length.ts';

const NO_MOMENTS = { startDate: '', startTime: '', endDate: '', endTime: '' };
const BLANK_SCHEDULE = { ...NO_MOMENTS, venue: '', mode: '' };

/** Every field of a blank part, as text. */
/* @__NO_SIDE_EFFECTS__ */
function textsOf<Part extends object>(blank: Part) {
  return v.entriesFromList(Object.keys(blank) as (keyof Part)[], v.string());
}

/** State of the event form: timestamps as separate campus days and times, numbers as typed. */
export const EventFormState = v.object({
  title: v.string(),
  description: v.string(),
  category: v.string(),
  type: v.string(),
  organizing_unit_id: v.string(),
  /** With names, so that people found by search are shown by name when the form is opened again. */
  organizers: v.array(v.object({ _id: v.string(), name: v.string() })),
  schedule: v.object(textsOf(BLANK_SCHEDULE)),
  registration: v.object({ required: v.boolean(), ...textsOf(NO_MOMENTS), fees: v.string(), max_participants: v.string() }),
  budget: v.object({ allocated: v.string(), sponsors: v.array(v.string()) }),
});
export type EventFormState = v.InferOutput<typeof EventFormState>;

/** The blank form. */
export const BLANK_EVENT_FORM: EventFormState = {
  title: '',
  description: '',
  category: '',
  type: '',
  organizing_unit_id: '',
  organizers: [],
  schedule: BLANK_SCHEDULE,
  registration: { required: false, ...NO_MOMENTS, fees: '', max_participants: '' },
  budget: { allocated: '', sponsors: [''] },
};

/** Hint beside the typed budget if the institute uses the ledger. */
export const WISHED_BUDGET =
  'This is only a planned amount. The approved budget is what counts: request it under "Money" on the page of the event.';

/** Labels of the form's fields by path, in reading order. */
export const EVENT_FORM_LABELS = {
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
} as const;
export type EventFormField = keyof typeof EVENT_FORM_LABELS;

function momentsOf({ start, end }: { start?: string | null; end?: string | null }, timeZone: string) {
  return {
    startDate: campusDay(start, timeZone),
    startTime: campusTimeOfDay(start, timeZone),
    endDate: campusDay(end, timeZone),
    endTime: campusTimeOfDay(end, timeZone),
  };
}

function typed(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value);
}

/** Converts an event to its form, with days and times in the given zone. */
export function toEventForm(event: Event, timeZone: string): EventFormState {
  const { schedule, registration, budget } = event;
  return {
    title: event.title,
    description: event.description ?? '',
    category: event.category ?? '',
    type: event.type ?? '',
    organizing_unit_id: event.organizing_unit_id?._id ?? '',
    organizers: event.organizers.map(({ _id, personal_info: { name } }) => ({ _id, name })),
    schedule: { ...momentsOf(schedule, timeZone), venue: schedule.venue ?? '', mode: schedule.mode ?? '' },
    registration: {
      required: registration.required,
      ...momentsOf(registration, timeZone),
      fees: typed(registration.fees),
      max_participants: typed(registration.max_participants),
    },
    budget: { allocated: typed(budget?.allocated), sponsors: budget?.sponsors.length ? budget.sponsors : [''] },
  };
}

/**
 * Combines a campus day and time to an ISO timestamp; null if one is blank. Invalid text is returned as is, so that validation rejects it.
 */
function combine(day: string, time: string, timeZone: string): string | null {
  if (day === '' || time === '') return null;
  // Skips the time zone conversion for a day outside the valid dates; validation rejects the day.
  if (isCalendarDay(day) && !isWithinDates(day)) return `${day}T${time}:00.000Z`;
  const moment = instantAt(day, time, timeZone);
  return Number.isNaN(moment.getTime()) ? `${day} ${time}` : moment.toISOString();
}

type Moments = typeof NO_MOMENTS;

/** Combines the days and times of a part of the form; other fields stay as they are. */
function combineMoments<Part extends Moments>({ startDate, startTime, endDate, endTime, ...others }: Part, timeZone: string) {
  return {
    ...others,
    date: startDate,
    time: startTime,
    start: combine(startDate, startTime, timeZone),
    end: combine(endDate, endTime, timeZone),
  };
}

/**
 * Returns the form's values with combined days and times, in the campus time zone. Registration details count only if registration is
 * required.
 */
function combined({ schedule, registration, ...form }: EventFormState, timeZone: string) {
  const { required } = registration;
  return {
    ...form,
    schedule: combineMoments(schedule, timeZone),
    registration: required ? { ...combineMoments(registration, timeZone), required } : { required },
  };
}

interface FormIssue {
  readonly path: string;
  readonly message: string;
}

/** A day without a time, or a time without a day, is an error. */
function missingParts(part: string, moments: Moments): FormIssue[] {
  return (['start', 'end'] as const).flatMap((edge): FormIssue[] => {
    const day = moments[`${edge}Date`];
    const time = moments[`${edge}Time`];
    if (day === '' && time !== '') return [{ path: `${part}.${edge}Date`, message: 'Choose a date.' }];
    return day !== '' && time === '' ? [{ path: `${part}.${edge}Time`, message: 'Choose a time.' }] : [];
  });
}

/** Returns the form field for an error of the body: `schedule.end` maps to the end day, an error of one sponsor to all sponsors. */
export function eventFormPath(path: string): string {
  return path.replace(/^((?:schedule|registration)\.(?:start|end))$/, '$1Date').replace(/\.\d+$/, '');
}

function issuePath(input: EventFormState, path: string) {
  const items = path.split('.').map((key): v.IssuePathItem => ({ type: 'unknown', origin: 'value', input, key, value: undefined }));
  return items as [v.IssuePathItem, ...v.IssuePathItem[]];
}

/**
 * Schema that converts the form to the body (docs/specification/events.md#events-form-sent: `POST /api/events/create`). It uses the rules
 * of `EventInput` and maps their errors to the form's fields. `initial` is the form before editing: an event that already exceeds the
 * maximum length may stay as long.
 */
/* @__NO_SIDE_EFFECTS__ */
export function eventForm(timeZone: string, initial: EventFormState = BLANK_EVENT_FORM) {
  return v.pipe(
    EventFormState,
    v.rawTransform(({ dataset: { value: form }, addIssue, NEVER }) => {
      const { registration, schedule } = form;
      const said = combined(form, timeZone);
      const checked = v.safeParse(EventInput, said);
      const lasts = checkEventLength(said.schedule, combineMoments(initial.schedule, timeZone));
      const issues = [
        ...missingParts('schedule', schedule),
        ...(registration.required ? missingParts('registration', registration) : []),
        ...(checked.success
          ? []
          : checked.issues.map((issue) => ({ path: eventFormPath(`${v.getDotPath(issue)}`), message: issue.message }))),
        ...(lasts.ok ? [] : [{ path: eventFormPath('schedule.end'), message: lasts.refusal.message }]),
      ];
      for (const { path, message } of issues) addIssue({ message, path: issuePath(form, path) });
      return checked.success && issues.length === 0 ? sent(said, checked.output) : NEVER;
    }),
  );
}

/** Returns the validated body, with separate days and times for backends that read those. */
function sent(said: ReturnType<typeof combined>, { schedule, registration, ...input }: EventInput) {
  const { date, time } = said.schedule;
  return {
    ...input,
    schedule: { date, time, ...schedule },
    registration: said.registration.required ? { ...said.registration, ...registration } : said.registration,
  };
}

/** The body of the form. */
export type EventFormOutput = v.InferOutput<ReturnType<typeof eventForm>>;
