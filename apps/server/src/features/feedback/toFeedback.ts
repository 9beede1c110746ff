import type { Feedback, FeedbackRecord, FeedbackTargetData } from '@quad/domain/feedback';
import { toStudentReference } from '../accounts/accounts.service.ts';
import type { FeedbackEntry } from './feedback.repo.ts';

const UNKNOWN = 'N/A';

/** Feedback as lists of the API contain it, before fields are hidden from a role. */
export function toFeedback(entry: FeedbackEntry): Feedback {
  const { feedback: row, giver, resolver } = entry;
  return {
    _id: row.id,
    feedback_id: row.id,
    type: row.type,
    comments: row.comments,
    rating: row.rating,
    is_resolved: row.resolvedAt !== null,
    is_anonymous: row.isAnonymous,
    actions_taken: row.actionsTaken,
    target_type: row.targetType,
    target_data: targetDataOf(entry),
    created_at: row.createdAt.toISOString(),
    resolved_by: resolver && toStudentReference(resolver),
    ...(giver ? { feedback_by: toStudentReference(giver) } : {}),
  };
}

/** Feedback as returned after giving or resolving it, and in a person's own list. */
export function toRecord({ feedback: { targetId } }: FeedbackEntry, seen: Feedback): FeedbackRecord {
  const { target_data: _, feedback_by = null, ...record } = seen;
  return { ...record, target_id: targetId, feedback_by };
}

/** Title of the target, for the notification; empty for a person or if it was deleted. */
export function titleOf({ event, unit, position }: FeedbackEntry): string {
  return event?.title ?? unit?.name ?? position?.title ?? '';
}

/** Null if the target was deleted. */
function targetDataOf({ person, event, unit, position, home }: FeedbackEntry): FeedbackTargetData | null {
  const where = home?.name ?? UNKNOWN;
  if (person) return { personal_info: { name: person.name || UNKNOWN }, username: person.email };
  if (event) return { title: event.title, organizing_unit: where };
  if (unit) return { name: unit.name, parent: where };
  return position && { title: position.title, unit: where };
}
