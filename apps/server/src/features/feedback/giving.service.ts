import { randomUUID } from 'node:crypto';
import {
  FEEDBACK_PER_DAY,
  FEEDBACK_RULE_TEXTS,
  type FeedbackRecord,
  feedbackGivenAt,
  type GiveFeedbackInput,
  TOO_MUCH_FEEDBACK,
} from '@quad/domain/feedback';
import { FEEDBACK_TEXTS } from '@quad/domain/messages';
import { accept, type Outcome, refuse } from '@quad/domain/refusals';
import type { Actor, Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { isUuid, newId } from '../../db/ids.ts';
import type { Claim } from '../../plugins/idempotency.ts';
import { mutate } from '../audit/audit.service.ts';
import { countFeedbackSince, insertFeedback } from './feedback.repo.ts';
import { writtenFeedback } from './feedback.service.ts';
import { targetExists } from './targets.repo.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface Giving {
  readonly actor: Actor;
  readonly claim: Claim | undefined;
  readonly input: GiveFeedbackInput;
}

interface Given {
  readonly message: string;
  readonly feedback: FeedbackRecord;
}

/**
 * Gives feedback (access F4). Of anonymous feedback the author is kept apart and named nowhere else: not in the audit log,
 * not by an id that tells the moment, not by the moment itself.
 */
export function giveFeedback(context: Context, { actor, claim, input }: Giving): Promise<Outcome<Given>> {
  const { clock, instituteId } = context;
  const { type, target_type: targetType, target_id: targetId, rating, comments, is_anonymous: isAnonymous } = input;
  return mutate(context, { actor: isAnonymous ? undefined : actor, claim }, async (tx) => {
    const target = await checkTarget(tx, instituteId, { type: targetType, id: targetId });
    if (!target.ok) return target;
    const now = clock();
    const given = await countFeedbackSince(tx, { instituteId, userId: actor.userId }, new Date(now.getTime() - DAY_MS));
    if (given >= FEEDBACK_PER_DAY) return refuse('TOO_MANY_REQUESTS', TOO_MUCH_FEEDBACK);
    const key = { instituteId, id: isAnonymous ? randomUUID() : newId(now) };
    const createdAt = feedbackGivenAt({ isAnonymous, now });
    await insertFeedback(tx, { ...key, type, targetType, targetId, rating, comments, isAnonymous, createdAt }, actor.userId);
    return accept({
      value: { message: FEEDBACK_TEXTS.submitted, feedback: await writtenFeedback(tx, key, actor) },
      audit: { action: 'feedback.give', subjectId: key.id, detail: { type, targetType, targetId } },
    });
  });
}

async function checkTarget(tx: Database, instituteId: string, target: Parameters<typeof targetExists>[2]): Promise<Outcome<true>> {
  const errors = { target_id: FEEDBACK_RULE_TEXTS.targetMissing };
  if (!isUuid(target.id)) return refuse('INVALID', FEEDBACK_RULE_TEXTS.targetMissing, errors);
  const exists = await targetExists(tx, instituteId, target);
  return exists ? accept(true) : refuse('NOT_FOUND', FEEDBACK_RULE_TEXTS.targetMissing, errors);
}
