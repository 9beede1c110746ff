import { randomInt } from 'node:crypto';
import { checkResolveFeedback, FEEDBACK_RULE_TEXTS, type FeedbackRecord } from '@quad/domain/feedback';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import type { Actor, Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { enqueueMail } from '../../mail/mailQueue.ts';
import { auditedTransaction } from '../audit/audit.service.ts';
import { notify, recipients } from '../notifications/notifier.service.ts';
import { type FeedbackEntry, findAuthorId, lockFeedback, saveResolution } from './feedback.repo.ts';
import { writtenFeedback } from './feedback.service.ts';
import { findUnitsOfHolder } from './targets.repo.ts';
import { titleOf } from './toFeedback.ts';

interface ResolveParams {
  readonly actor: Actor;
  readonly feedbackId: string;
  readonly actionsTaken: string;
}

interface Resolved {
  readonly success: true;
  readonly message: string;
  readonly feedback: FeedbackRecord;
}

const HOUR_MS = 3_600_000;

/** Time to notify the author of anonymous feedback: a random one to three hours after its resolution. */
function newsDueAt(now: Date): Date {
  return new Date(now.getTime() + HOUR_MS + randomInt(2 * HOUR_MS));
}

/**
 * Marks feedback as resolved, once (access F2). The author of signed feedback is notified at once. The author of anonymous feedback only
 * gets a mail hours later that there is news, and finds it in their own list.
 */
export function resolveFeedback(context: Context, { actor, feedbackId, actionsTaken }: ResolveParams): Promise<Result<Resolved>> {
  const { clock, instituteId } = context;
  const key = { instituteId, id: feedbackId };
  return auditedTransaction(context, { actor }, async (tx) => {
    const entry = await lockFeedback(tx, key);
    if (!entry?.feedback.isListed) return refuse('NOT_FOUND', FEEDBACK_RULE_TEXTS.missing);
    const { targetType, targetId, resolvedAt } = entry.feedback;
    const allowed = checkResolveFeedback({
      feedback: {
        is_resolved: resolvedAt !== null,
        aboutUserId: targetType === 'User' ? targetId : undefined,
        unitIds: await unitsOf(tx, entry),
      },
      actor,
    });
    if (!allowed.ok) return allowed;
    await saveResolution(tx, key, { actionsTaken, resolvedBy: actor.userId, resolvedAt: clock() });
    // The author of anonymous feedback is not known here. A mail sent at once would also reveal the author to every mail server on its way.
    const subject = { id: feedbackId, title: titleOf(entry) };
    const to = recipients('owns', [await findAuthorId(tx, key)]);
    await notify(tx, context, { kind: 'feedback-resolved', actorId: actor.userId, subject, to });
    if (entry.feedback.isAnonymous)
      await enqueueMail(tx, context, { kind: 'feedback-news', dueAt: newsDueAt(clock()), recipientId: null, subjectId: feedbackId });
    const feedback = await writtenFeedback(tx, key, actor);
    return accept({
      value: { success: true, message: FEEDBACK_RULE_TEXTS.resolvedMessage, feedback },
      audit: { action: 'feedback.resolve', subjectId: feedbackId },
    });
  });
}

/** The units responsible for the target of feedback. */
export async function unitsOf(
  tx: Database,
  { feedback: { instituteId, targetType, targetId }, unit, home }: FeedbackEntry,
): Promise<string[]> {
  if (targetType === 'User') return findUnitsOfHolder(tx, instituteId, targetId);
  const own = unit ?? home;
  return own ? [own.id] : [];
}
