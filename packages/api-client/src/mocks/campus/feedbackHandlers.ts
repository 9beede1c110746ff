import { roleOrStudent } from '@quad/domain/access';
import {
  checkResolveFeedback,
  FEEDBACK_RULE_TEXTS,
  type Feedback,
  type FeedbackRecord,
  type FeedbackTargets,
  feedbackAsSeenBy,
  feedbackGivenAt,
  type GiveFeedbackInput,
} from '@quad/domain/feedback';
import { isFound, SEARCH_LIMITS } from '@quad/domain/fields';
import { feedbackTargets, fixtureId, manyFeedbacks, studentReference, UNITS } from '@quad/domain/fixtures';
import { FEEDBACK_TEXTS } from '@quad/domain/messages';
import { accept, type Outcome, refuse } from '@quad/domain/refusals';
import type { HttpHandler } from 'msw';
import { feedback } from '../../contract/index.ts';
import { MockRefusal } from '../mockRefusal.ts';
import { type Campus, refused, serve, unitOf } from './campus.ts';
import { targetDataOf } from './feedbackTargetData.ts';

/** The units named in what feedback is about: the mock knows targets by their words only. */
function unitIdsOf({ target_data }: Feedback): string[] {
  const names = [target_data?.organizing_unit, target_data?.name, target_data?.unit];
  return UNITS.filter(({ name }) => names.includes(name)).map(({ _id }) => _id);
}

function resolve(campus: Campus, known: Feedback | undefined, actionsTaken: string): Outcome<Feedback> {
  const { session } = campus;
  if (!known || !session) return refuse('NOT_FOUND', FEEDBACK_RULE_TEXTS.missing);
  const isOwn = known.target_data?.username === session.username;
  const allowed = checkResolveFeedback({
    feedback: { is_resolved: known.is_resolved, unitIds: unitIdsOf(known), aboutUserId: isOwn ? session._id : undefined },
    actor: { userId: session._id, role: roleOrStudent(session.role), unit: unitOf(session) },
  });
  if (!allowed.ok) return allowed;
  return accept({ ...known, is_resolved: true, actions_taken: actionsTaken, resolved_by: studentReference(session) });
}

function given(campus: Campus, input: GiveFeedbackInput, id: string): Feedback | undefined {
  const { type, target_type, target_id, rating, comments, is_anonymous } = input;
  const target_data = targetDataOf(campus, target_type, target_id);
  return (
    target_data && {
      _id: id,
      type,
      comments,
      rating,
      is_anonymous,
      is_resolved: false,
      actions_taken: null,
      target_type,
      target_data,
      feedback_by: is_anonymous || !campus.session ? undefined : studentReference(campus.session),
      resolved_by: null,
      created_at: feedbackGivenAt({ isAnonymous: is_anonymous, now: campus.now }).toISOString(),
    }
  );
}

function toRecord({ target_data: _, ...record }: Feedback): FeedbackRecord {
  return { ...record, feedback_by: record.feedback_by ?? null };
}

/** What a search finds of everything that feedback can be about. */
function searchedTargets(search: string): FeedbackTargets {
  const { users, events, organizational_units, positions } = feedbackTargets();
  const found = <T>(all: readonly T[], textOf: (each: T) => string) =>
    all.filter((each) => isFound(textOf(each), search)).slice(0, SEARCH_LIMITS.answers);
  return {
    users: found(users, ({ name, user_id }) => `${name} ${user_id ?? ''}`),
    events: found(events, ({ title }) => title),
    organizational_units: found(organizational_units, ({ name }) => name),
    positions: found(positions, ({ title, unit }) => `${title} ${unit}`),
  };
}

/** Giving, reading and resolving feedback, by the domain's rules. */
export function feedbackHandlers(campus: Campus, list: readonly Feedback[] = manyFeedbacks(24)): HttpHandler[] {
  let feedbacks = [...list];
  /** Who gave what here, apart from it. */
  const authors = new Map<string, string>();
  return [
    serve(campus, feedback.list, () => feedbacks.map((each) => feedbackAsSeenBy(each, roleOrStudent(campus.session?.role)))),
    serve(campus, feedback.targets, ({ query }) => (query.search === undefined ? feedbackTargets() : searchedTargets(query.search))),
    serve(campus, feedback.byUser, ({ params }) => {
      if (params.userId !== campus.session?._id) return new MockRefusal(403, 'You can see your own feedback only.', 'FORBIDDEN');
      return feedbacks.filter(({ _id, feedback_by }) => (authors.get(_id) ?? feedback_by?._id) === params.userId).map(toRecord);
    }),
    serve(campus, feedback.give, ({ body }) => {
      const added = given(campus, body, fixtureId('feedback', 5000 + authors.size));
      if (!added)
        return refused({
          code: 'NOT_FOUND',
          message: FEEDBACK_RULE_TEXTS.targetMissing,
          fieldErrors: { target_id: FEEDBACK_RULE_TEXTS.targetMissing },
        });
      feedbacks = [added, ...feedbacks];
      authors.set(added._id, campus.session?._id ?? '');
      return { message: FEEDBACK_TEXTS.submitted, feedback: toRecord(added) };
    }),
    serve(campus, feedback.resolve, ({ params, body }) => {
      const outcome = resolve(
        campus,
        feedbacks.find(({ _id }) => _id === params.feedbackId),
        body.actions_taken,
      );
      if (!outcome.ok) return refused(outcome.refusal);
      feedbacks = feedbacks.map((each) => (each._id === outcome.value._id ? outcome.value : each));
      return { success: true, message: FEEDBACK_RULE_TEXTS.resolvedMessage, feedback: toRecord(outcome.value) };
    }),
  ];
}
