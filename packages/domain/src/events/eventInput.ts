import * as v from 'valibot';
import { body } from '../fields/body.ts';
import { OptionalInstant } from '../fields/dates.ts';
import { optionalChoice, TextList } from '../fields/list.ts';
import { OptionalAmount, optionalNumber } from '../fields/number.ts';
import { MAX_TITLE_LENGTH, optionalText, requiredId, requiredText } from '../fields/text.ts';
import { EVENT_OPTIONS } from './event.ts';

/** An edit form sends a reference as its id or as the whole object that it received. */
/* @__NO_SIDE_EFFECTS__ */
function idOrObject(message: string) {
  return v.pipe(
    v.union([v.string(), v.object({ _id: v.string() })], message),
    v.transform((chosen) => (typeof chosen === 'string' ? chosen : chosen._id)),
    requiredId(message),
  );
}

/** Returns true unless both timestamps are given and the second is not after the first. */
function isInOrder(start: string | null | undefined, end: string | null | undefined): boolean {
  return !start || !end || start < end;
}

export const EventSchedule = v.pipe(
  body({
    start: OptionalInstant,
    end: OptionalInstant,
    venue: optionalText(MAX_TITLE_LENGTH),
    mode: optionalChoice(EVENT_OPTIONS.mode, 'The mode must be online, offline or hybrid.'),
  }),
  v.forward(
    v.partialCheck([['start'], ['end']], ({ start, end }) => isInOrder(start, end), 'The event must end after it starts.'),
    ['end'],
  ),
);

const MaxParticipants = optionalNumber({
  min: 1,
  max: 1_000_000,
  step: 1,
  message: 'Enter how many may take part, as a whole number from 1.',
});

/** The fields under 'Registration Required'; their values are dropped if it is not ticked. */
const Registration = v.pipe(
  body({
    required: v.optional(v.boolean(), false),
    start: OptionalInstant,
    end: OptionalInstant,
    fees: OptionalAmount,
    max_participants: MaxParticipants,
  }),
  v.forward(
    v.partialCheck(
      [['required'], ['start'], ['end']],
      ({ required, start, end }) => !required || isInOrder(start, end),
      'Registration must end after it starts.',
    ),
    ['end'],
  ),
  v.transform((registration) =>
    registration.required ? registration : { required: false, start: null, end: null, fees: null, max_participants: null },
  ),
);

const Budget = body({ allocated: OptionalAmount, sponsors: TextList });

/**
 * Body of the event form, for creating and editing. Accepts what browsers send: numbers as text, '' for an empty number or choice, null for
 * a blank date, one blank sponsor. Returns ISO timestamps in UTC or null, numbers or null. An omitted part stays undefined, so that an
 * update leaves it unchanged. `schedule.date`, `schedule.time` and the like are dropped in favour of start and end.
 */
export const EventInput = v.pipe(
  body({
    title: requiredText('Enter a title.'),
    description: v.optional(optionalText()),
    category: v.picklist(EVENT_OPTIONS.category, 'Choose a category.'),
    type: v.optional(optionalText(MAX_TITLE_LENGTH)),
    organizing_unit_id: idOrObject('Choose the organizing unit.'),
    organizers: v.optional(
      v.pipe(
        v.array(idOrObject('Choose organizers from the list.')),
        v.maxLength(100, 'Keep the organizers within 100.'),
        v.transform((ids) => [...new Set(ids)]),
      ),
    ),
    schedule: v.optional(EventSchedule),
    registration: v.optional(Registration),
    budget: v.optional(Budget),
  }),
  v.forward(
    v.partialCheck(
      [['schedule'], ['registration']],
      ({ schedule, registration }) => !schedule?.start || !registration?.end || registration.end <= schedule.start,
      'Registration must end before the event starts.',
    ),
    ['registration', 'end'],
  ),
);
export type EventInput = v.InferOutput<typeof EventInput>;
/** Input values of the schema, before normalization. */
export type EventFormValues = v.InferInput<typeof EventInput>;
