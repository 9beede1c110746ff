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

/** For how long somebody may stand in at most, from the first day to the last. */
const LONGEST_DAYS = 366;

/** What naming a deputy sends: who, and from which day to which. */
export const DeputyInput = v.pipe(
  body({ deputy_id: requiredId(DEPUTY_TEXTS.deputy), from: CalendarDay, until: CalendarDay }),
  v.forward(
    v.check(({ from, until }) => from <= until, DEPUTY_TEXTS.order),
    ['until'],
  ),
  v.forward(
    v.check(({ from, until }) => !isCalendarDay(from) || from > until || until < dayAfter(from, LONGEST_DAYS), DEPUTY_TEXTS.longest),
    ['until'],
  ),
);
export type DeputyInput = v.InferOutput<typeof DeputyInput>;

/** Somebody who stands in for somebody, with the days. */
export const NamedDeputy = v.object({ principal: PersonReference, deputy: PersonReference, from: v.string(), until: v.string() });
export type NamedDeputy = v.InferOutput<typeof NamedDeputy>;

/** The deputies that concern somebody: whom they named, for whom they stand in, and whether they may name one. */
export const OwnDeputies = v.object({ own: v.nullable(NamedDeputy), others: v.array(NamedDeputy), may_name: v.boolean() });
export type OwnDeputies = v.InferOutput<typeof OwnDeputies>;

/** Whether somebody holds an office that a flow could name: a student's role alone is none. */
export function holdsOffice(decider: Decider): boolean {
  return officesOf(decider).some((office) => office !== 'role STUDENT');
}

interface Naming {
  readonly principal: Decider;
  readonly input: DeputyInput;
  /** The campus's day. */
  readonly today: string;
  /** Whether the deputy could be given a right: the account is theirs, and open. */
  readonly isCapable: boolean;
  /** Whether the deputy waits for a decision of the principal's. */
  readonly hasAsked: boolean;
}

/** Whether somebody may name somebody as their deputy: another person, who waits for none of their decisions, and not for the past. */
export function checkDeputy({ principal, input, today, isCapable, hasAsked }: Naming): Result<Id> {
  const { deputy_id, until } = input;
  if (!holdsOffice(principal)) return refuse('FORBIDDEN', DEPUTY_TEXTS.noOffice);
  if (deputy_id === principal._id) return refuse('SELF_APPOINTMENT', DEPUTY_TEXTS.oneself, { deputy_id: DEPUTY_TEXTS.oneself });
  if (!isCapable) return refuse('NOT_FOUND', DEPUTY_TEXTS.nobody, { deputy_id: DEPUTY_TEXTS.nobody });
  if (until < today) return refuse('INVALID', DEPUTY_TEXTS.over, { until: DEPUTY_TEXTS.over });
  if (hasAsked) return refuse('CONFLICT', DEPUTY_TEXTS.asked, { deputy_id: DEPUTY_TEXTS.asked });
  return accept(deputy_id);
}
