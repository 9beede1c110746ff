import { randomUUID } from 'node:crypto';
import { FEEDBACK_RULE_TEXTS, type FeedbackRecord, feedbackCreatedAt, type GiveFeedbackInput } from '@quad/domain/feedback';
import { FEEDBACK_TEXTS } from '@quad/domain/messages';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import type { Actor, Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { isUuid, newId } from '../../db/ids.ts';
import { lockCurrentKey } from '../../keys/keys.ts';
import { UNAUTHENTICATED } from '../../plugins/errors.ts';
import type { InputParams } from '../../plugins/idempotency.ts';
import { auditedTransaction } from '../audit/audit.service.ts';
import { checkDailyLimit, countedSince } from '../daily-limits/dailyLimits.service.ts';
import { countFeedbackSince, insertAuthor, insertFeedback, lockGiverAt } from './feedback.repo.ts';
import { writtenFeedback } from './feedback.service.ts';
import { notifyOfFeedback } from './pendingFeedback.service.ts';
import { authorOf, findSealedIds, sealAuthor } from './sealedAuthors.service.ts';
import { targetExists } from './targets.repo.ts';

/** For a server that was not restarted after `quad feedback rotate-key`: nobody could find the feedback that it stores. */
const KEY_REPLACED = 'The portal has to be restarted before it takes feedback again. Please try later.';

interface FeedbackAnswer {
  readonly message: string;
  readonly feedback: FeedbackRecord;
}

/**
 * Gives feedback (access F4). For anonymous feedback the author is sealed and stored nowhere else: not in the audit log, not through an id
 * that contains the time, and not through the time itself.
 */
export function giveFeedback(context: Context, { actor, claim, input }: InputParams<GiveFeedbackInput>): Promise<Result<FeedbackAnswer>> {
  const { clock, instituteId, keys } = context;
  const { type, target_type: targetType, target_id: targetId, rating, comments, is_anonymous: isAnonymous } = input;
  return auditedTransaction(context, { actor: isAnonymous ? undefined : actor, claim }, async (tx) => {
    const target = await checkTarget(tx, instituteId, { type: targetType, id: targetId });
    if (!target.ok) return target;
    if (!(await lockCurrentKey(tx, instituteId, 'feedback', keys.feedback))) return refuse('UNAVAILABLE', KEY_REPLACED);
    const now = clock();
    const author = authorOf(context, actor.userId);
    const isTheirs = await lockGiverAt(tx, { instituteId, userId: actor.userId, email: actor.username, isAnonymous });
    if (!isTheirs) return { ok: false, refusal: UNAUTHENTICATED };
    const allowed = await checkDailyLimit(tx, 'feedback', actor.userId, async () =>
      countFeedbackSince(tx, { ...author, sealedIds: await findSealedIds(tx, author) }, countedSince(context)),
    );
    if (!allowed.ok) return allowed;
    const key = { instituteId, id: isAnonymous ? randomUUID() : newId(now) };
    const createdAt = feedbackCreatedAt({ isAnonymous, now });
    await insertFeedback(tx, { ...key, type, targetType, targetId, rating, comments, isAnonymous, createdAt, isListed: !isAnonymous });
    if (isAnonymous) await sealAuthor(tx, author, [key.id]);
    else await insertAuthor(tx, { instituteId, feedbackId: key.id, userId: actor.userId });
    // For anonymous feedback the notification follows later, because its position among other events would reveal the time.
    if (!isAnonymous) await notifyOfFeedback(tx, context, key);
    return accept({
      value: { message: FEEDBACK_TEXTS.submitted, feedback: await writtenFeedback(tx, key, actor) },
      audit: { action: 'feedback.give', subjectId: key.id, detail: { type, targetType, targetId }, isUnlinkable: isAnonymous },
    });
  });
}

/** The response to a repeated request, built from the stored feedback, because the first response is not stored. */
export async function replayFeedback({ db, instituteId }: Context, actor: Actor, feedbackId: string): Promise<Result<FeedbackAnswer>> {
  return accept({ message: FEEDBACK_TEXTS.submitted, feedback: await writtenFeedback(db, { instituteId, id: feedbackId }, actor) });
}

async function checkTarget(tx: Database, instituteId: string, target: Parameters<typeof targetExists>[2]): Promise<Result<true>> {
  const errors = { target_id: FEEDBACK_RULE_TEXTS.targetMissing };
  if (!isUuid(target.id)) return refuse('INVALID', FEEDBACK_RULE_TEXTS.targetMissing, errors);
  const exists = await targetExists(tx, instituteId, target);
  return exists ? accept(true) : refuse('NOT_FOUND', FEEDBACK_RULE_TEXTS.targetMissing, errors);
}
