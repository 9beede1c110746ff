import { FEEDBACK_TARGET_TYPES, FEEDBACK_TYPES, type FeedbackTargetType, feedbackGivenAt } from '@quad/domain/feedback';
import type { feedback, feedbackAuthors } from '../schema.ts';
import type { Calendar } from './calendar.ts';
import type { PlannedEvent } from './events.ts';
import { ACTIONS_TAKEN, FEEDBACK_COMMENTS } from './feedbackTexts.ts';
import type { Person } from './people.ts';
import type { Random } from './random.ts';

/** Feedback of the demonstration. */
export type PlannedFeedback = Omit<typeof feedback.$inferInsert, 'instituteId'>;
/** Who gave it. */
export type PlannedAuthor = Omit<typeof feedbackAuthors.$inferInsert, 'instituteId'>;

interface OwnedByUnit {
  readonly id: string;
  readonly unitId: string;
}

export interface FeedbackPlan {
  readonly random: Random;
  readonly calendar: Calendar;
  readonly students: readonly Person[];
  /** The student whose account anybody may try. */
  readonly student: Person;
  readonly units: readonly { readonly id: string }[];
  readonly events: readonly PlannedEvent[];
  readonly positions: readonly OwnedByUnit[];
  /** The unit whose coordinator's account anybody may try. */
  readonly ownUnitId: string;
  readonly resolverId: string;
}

/** Each type about each kind of thing as often: first not resolved and, where it can be, about the own unit; then resolved; then either. */
const ROUNDS = ['open', 'resolved', 'either'] as const;
type Round = (typeof ROUNDS)[number];

const HOUR_MS = 60 * 60 * 1000;
const LONGEST_AGO_DAYS = 50;
/** Every so many pieces are anonymous, and every so many are the student's own. */
const ANONYMOUS_EVERY = 3;
const OWN_EVERY = 14;

/** Feedback of every type about people, events, units and positions, with its authors apart. */
export function plannedFeedback(plan: FeedbackPlan): { feedback: PlannedFeedback[]; feedbackAuthors: PlannedAuthor[] } {
  const { random, students, student } = plan;
  const rows = ROUNDS.flatMap((round) =>
    FEEDBACK_TYPES.flatMap((type) => FEEDBACK_TARGET_TYPES.map((targetType) => ({ round, type, targetType }))),
  ).map(({ round, type, targetType }, index): PlannedFeedback => {
    const target = targetOf(plan, round, targetType);
    const isAnonymous = index % ANONYMOUS_EVERY === 2;
    const givenAt = feedbackGivenAt({ isAnonymous, now: momentAfter(plan, target.since) });
    return {
      id: random.string.uuid(),
      type,
      targetType,
      targetId: target.id,
      rating: random.helpers.arrayElement([null, 1, 2, 3, 4, 5]),
      comments: FEEDBACK_COMMENTS[targetType][type],
      isAnonymous,
      createdAt: givenAt,
      ...resolution(plan, round, givenAt),
    };
  });
  const authorOf = ({ targetId }: PlannedFeedback, index: number) => {
    if (index % OWN_EVERY === 0 && targetId !== student.id) return student.id;
    return random.helpers.arrayElement(students.filter(({ id }) => id !== targetId)).id;
  };
  return { feedback: rows, feedbackAuthors: rows.map((row, index) => ({ feedbackId: row.id, userId: authorOf(row, index) })) };
}

interface Target {
  readonly id: string;
  /** Nobody says anything about it before. */
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
      return { id: random.helpers.arrayElement(students).id };
    case 'Event': {
      const past = events.filter(({ endsAt, status }) => endsAt < calendar.now && status !== 'cancelled');
      const ownPast = own(past);
      const { id, endsAt } = random.helpers.arrayElement(ownPast.length > 0 ? ownPast : past);
      return { id, since: endsAt };
    }
    case 'Club/Organization':
      return { id: round === 'open' ? ownUnitId : random.helpers.arrayElement(units).id };
    case 'POR':
      return { id: random.helpers.arrayElement(own(positions)).id };
  }
}

/** Some time in the last weeks, or soon after what it is about; never in the future. */
function momentAfter({ random, calendar }: FeedbackPlan, since?: Date): Date {
  const hours = random.number.int({ min: 2, max: since ? 48 : LONGEST_AGO_DAYS * 24 });
  const moment = since ? since.getTime() + hours * HOUR_MS : calendar.now.getTime() - hours * HOUR_MS;
  return new Date(Math.min(moment, calendar.now.getTime() - HOUR_MS));
}

function resolution({ random, calendar, resolverId }: FeedbackPlan, round: Round, givenAt: Date) {
  const isResolved = round === 'resolved' || (round === 'either' && random.helpers.arrayElement([true, false]));
  if (!isResolved) return {};
  const hours = random.number.int({ min: 1, max: 72 });
  const resolvedAt = new Date(Math.min(givenAt.getTime() + hours * HOUR_MS, calendar.now.getTime()));
  return { actionsTaken: random.helpers.arrayElement(ACTIONS_TAKEN), resolvedBy: resolverId, resolvedAt };
}
