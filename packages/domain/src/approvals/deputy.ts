import * as v from 'valibot';
import { PersonReference } from '../accounts/person.ts';
import { body } from '../fields/body.ts';
import { CalendarDay } from '../fields/dates.ts';
import { requiredId } from '../fields/text.ts';
import type { Id } from '../identity/id.ts';
import { accept, type Result, refuse } from '../refusals/refusal.ts';
import { dayAfter, isCalendarDay } from '../time/campusTime.ts';
import type { Decider } from './approver.ts';
import { officesOf } from './office.ts';
import { DEPUTY_TEXTS } from './texts.ts';

/** Maximum length of a deputy's term, from the first day to the last. */
const MAX_DAYS = 366;

/** Body that names a deputy: the person, and the first and last day. */
export const DeputyInput = v.pipe(
  body({ deputy_id: requiredId(DEPUTY_TEXTS.deputy), from: CalendarDay, until: CalendarDay }),
  v.forward(
    v.check(({ from, until }) => from <= until, DEPUTY_TEXTS.order),
    ['until'],
  ),
  v.forward(
    v.check(({ from, until }) => !isCalendarDay(from) || from > until || until < dayAfter(from, MAX_DAYS), DEPUTY_TEXTS.longest),
    ['until'],
  ),
);
export type DeputyInput = v.InferOutput<typeof DeputyInput>;

/** A deputy with the person deputised for and the days. */
export const NamedDeputy = v.object({ principal: PersonReference, deputy: PersonReference, from: v.string(), until: v.string() });
export type NamedDeputy = v.InferOutput<typeof NamedDeputy>;

/** A person's deputies: the one they named, those whom they deputise for, and whether they may name one. */
export const OwnDeputies = v.object({ own: v.nullable(NamedDeputy), others: v.array(NamedDeputy), may_name: v.boolean() });
export type OwnDeputies = v.InferOutput<typeof OwnDeputies>;

/** Whether a person holds an office that a flow could name; a student's role does not count. */
export function holdsOffice(decider: Decider): boolean {
  return officesOf(decider).some((office) => office !== 'role STUDENT');
}

interface Naming {
  readonly principal: Decider;
  readonly input: DeputyInput;
  /** The current campus day. */
  readonly today: string;
  /** Whether the deputy can have rights: the account is confirmed and not disabled. */
  readonly isCapable: boolean;
  /** Whether the deputy has a request waiting for the principal's decision. */
  readonly hasPendingRequest: boolean;
}

/**
 * Checks whether a person may name another as their deputy: somebody else, without a request waiting for their decision, and not for the
 * past.
 */
export function checkDeputy({ principal, input, today, isCapable, hasPendingRequest }: Naming): Result<Id> {
  const { deputy_id, until } = input;
  if (!holdsOffice(principal)) return refuse('FORBIDDEN', DEPUTY_TEXTS.noOffice);
  if (deputy_id === principal._id) return refuse('SELF_APPOINTMENT', DEPUTY_TEXTS.oneself, { deputy_id: DEPUTY_TEXTS.oneself });
  if (!isCapable) return refuse('NOT_FOUND', DEPUTY_TEXTS.nobody, { deputy_id: DEPUTY_TEXTS.nobody });
  if (until < today) return refuse('INVALID', DEPUTY_TEXTS.over, { until: DEPUTY_TEXTS.over });
  if (hasPendingRequest) return refuse('CONFLICT', DEPUTY_TEXTS.asked, { deputy_id: DEPUTY_TEXTS.asked });
  return accept(deputy_id);
}
