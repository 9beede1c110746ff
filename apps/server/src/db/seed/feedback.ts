import {
  FEEDBACK_TARGET_TYPES,
  FEEDBACK_TYPES,
  type FeedbackTargetType,
  type FeedbackType,
  feedbackCreatedAt,
} from '@quad/domain/feedback';
import type { feedback, feedbackAuthors } from '../schema.ts';
import type { Calendar } from './calendar.ts';
import type { PlannedEvent } from './events.ts';
import { ACTIONS_TAKEN, FEEDBACK_COMMENTS } from './feedbackTexts.ts';
import { type Person, thereBy } from './people.ts';
import type { Random } from './random.ts';

/** Feedback of the demonstration. */
export type PlannedFeedback = Omit<typeof feedback.$inferInsert, 'instituteId'>;
/** The author of a piece of feedback. */
export type PlannedAuthor = Omit<typeof feedbackAuthors.$inferInsert, 'instituteId'>;

interface OwnedByUnit {
  readonly id: string;
  readonly unitId: string;
}

export interface FeedbackPlan {
  readonly random: Random;
  readonly calendar: Calendar;
  readonly students: readonly Person[];
  /** The student of the demonstration, whose account is public. */
  readonly student: Person;
  readonly units: readonly { readonly id: string }[];
  readonly events: readonly PlannedEvent[];
  readonly positions: readonly OwnedByUnit[];
  /** The unit of the coordinator whose account is public. */
  readonly ownUnitId: string;
  readonly resolverId: string;
}

/**
 * Each round has feedback of each type about each kind of target. The first is unresolved, recent and, where possible, about the
 * coordinator's own unit; the next are resolved or soon will be; the older ones are all resolved.
 */
const ROUNDS = ['open', 'resolved', 'either', 'resolved', 'resolved', 'resolved', 'resolved', 'resolved'] as const;
type Round = (typeof ROUNDS)[number];

/** Total number of pieces of feedback. */
const COUNT = 200;

const HOUR_MS = 60 * 60 * 1000;
/** Maximum age in days, by round. */
const MAX_AGE_DAYS: Readonly<Record<Round, number>> = { open: 40, either: 60, resolved: 400 };
const RECENT_DAYS = 120;
/** Star ratings to choose from; often none. */
const RATINGS: Readonly<Record<FeedbackType, readonly (number | null)[]>> = {
  Suggestion: [null, 3, 4],
  Complaint: [null, 1, 2],
  'General Feedback': [null, 3, 4, 5],
  Query: [null, null, 4],
  Appreciation: [null, 4, 5, 5],
  Report: [null, 1, 2, 3],
  Other: [null],
};
/** Every third piece is anonymous. The student's own ones follow another interval. */
const ANONYMOUS_EVERY = 3;
const OWN_EVERY = 14;

/** Feedback of every type about people, events, units and positions, with its authors separately. */
export function plannedFeedback(plan: FeedbackPlan): { feedback: PlannedFeedback[]; feedbackAuthors: PlannedAuthor[] } {
  const { random, students, student } = plan;
  const outlines = ROUNDS.flatMap((round, turn) =>
    FEEDBACK_TYPES.flatMap((type) => FEEDBACK_TARGET_TYPES.map((targetType) => ({ round, turn, type, targetType }))),
  ).slice(0, COUNT);
  const rows = outlines.map(({ round, turn, type, targetType }, index): PlannedFeedback => {
    const target = targetOf(plan, round, targetType);
    const isAnonymous = index % ANONYMOUS_EVERY === 2;
    const givenAt = feedbackCreatedAt({ isAnonymous, now: momentAfter(plan, round, target) });
    const comments = FEEDBACK_COMMENTS[targetType][type];
    return {
      id: random.string.uuid(),
      type,
      targetType,
      targetId: target.id,
      rating: random.helpers.arrayElement(RATINGS[type]),
      comments: comments[turn % comments.length] ?? comments[0],
      isAnonymous,
      createdAt: givenAt,
      ...resolution(plan, round, givenAt),
    };
  });
  const authorOf = ({ targetId, createdAt }: PlannedFeedback, index: number) => {
    if (index % OWN_EVERY === 0 && targetId !== student.id) return student.id;
    return random.helpers.arrayElement(thereBy(students, createdAt).filter(({ id }) => id !== targetId)).id;
  };
  return { feedback: rows, feedbackAuthors: rows.map((row, index) => ({ feedbackId: row.id, userId: authorOf(row, index) })) };
}

interface Target {
  readonly id: string;
  /** For an event, its end: feedback follows soon after. */
  readonly over?: Date;
  /** Earliest time of feedback about the target. */
  readonly since?: Date;
}

function targetOf(
  { random, calendar, students, units, events, positions, ownUnitId }: FeedbackPlan,
  round: Round,
  type: FeedbackTargetType,
): Target {
  const own = <Owned extends { readonly unitId: string }>(all: readonly Owned[]) =>
    round === 'open' ? all.filter(({ unitId }) => unitId === ownUnitId) : all;
  switch (type) {
    case 'User':
      return sinceJoining(random.helpers.arrayElement(students));
    case 'Event': {
      const past = events.filter(({ endsAt, status, mode }) => endsAt < calendar.now && status !== 'cancelled' && mode !== 'online');
      const recent = past.filter(({ endsAt }) => endsAt > calendar.at(-RECENT_DAYS, '00:00'));
      const ownPast = own(recent);
      const { id, endsAt } = random.helpers.arrayElement(ownPast.length > 0 ? ownPast : round === 'resolved' ? past : recent);
      return { id, over: endsAt };
    }
    case 'Club/Organization':
      return { id: round === 'open' ? ownUnitId : random.helpers.arrayElement(units).id };
    case 'POR':
      return { id: random.helpers.arrayElement(own(positions)).id };
  }
}

function sinceJoining({ id, createdAt }: Person): Target {
  return { id, since: createdAt };
}

/** A time soon after the event that the feedback is about, otherwise in the last weeks or months; never in the future. */
function momentAfter({ random, calendar }: FeedbackPlan, round: Round, { over, since }: Target): Date {
  const hours = random.number.int({ min: 2, max: over ? 48 : MAX_AGE_DAYS[round] * 24 });
  const moment = over ? over.getTime() + hours * HOUR_MS : calendar.now.getTime() - hours * HOUR_MS;
  const earliest = since ? since.getTime() + HOUR_MS : moment;
  return new Date(Math.min(Math.max(moment, earliest), calendar.now.getTime() - HOUR_MS));
}

function resolution({ random, calendar, resolverId }: FeedbackPlan, round: Round, givenAt: Date) {
  const isResolved = round === 'resolved' || (round === 'either' && random.helpers.arrayElement([true, false]));
  if (!isResolved) return {};
  const hours = random.number.int({ min: 1, max: 72 });
  const resolvedAt = new Date(Math.min(givenAt.getTime() + hours * HOUR_MS, calendar.now.getTime()));
  return { actionsTaken: random.helpers.arrayElement(ACTIONS_TAKEN), resolvedBy: resolverId, resolvedAt };
}
