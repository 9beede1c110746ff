import type { Role } from '../access/roles.ts';
import type { Id } from '../identity/id.ts';
import { accept, type Result, refuse } from '../refusals/refusal.ts';
import { mayResolveFeedback } from './may.ts';
import { FEEDBACK_RULE_TEXTS } from './wording.ts';

export interface FeedbackResolution {
  readonly feedback: {
    readonly is_resolved: boolean;
    /** The person that it is about, where it is about one. */
    readonly aboutUserId?: Id | undefined;
    /** The units that answer for what it is about; of a person those in which a position is held. */
    readonly unitIds: readonly Id[];
  };
  readonly actor: {
    readonly userId: Id;
    readonly role: Role;
    /** The unit whose contact the person is. */
    readonly unit?: { readonly id: Id } | undefined;
  };
}

/**
 * Whether a person may resolve a piece of feedback: office-bearers, a coordinator about their own unit only, nobody about
 * themselves, and each piece once.
 */
export function checkResolveFeedback({ feedback, actor: { userId, role, unit } }: FeedbackResolution): Result<true> {
  if (!mayResolveFeedback({ role, feedback: { is_resolved: false } })) return refuse('FORBIDDEN', FEEDBACK_RULE_TEXTS.officeBearersOnly);
  if (feedback.aboutUserId === userId) return refuse('SELF_REVIEW', FEEDBACK_RULE_TEXTS.aboutOneself);
  if (role === 'CLUB_COORDINATOR') {
    if (!unit) return refuse('NO_UNIT', FEEDBACK_RULE_TEXTS.noUnit);
    if (!feedback.unitIds.includes(unit.id)) return refuse('FORBIDDEN', FEEDBACK_RULE_TEXTS.otherUnit);
  }
  return feedback.is_resolved ? refuse('ALREADY_DECIDED', FEEDBACK_RULE_TEXTS.alreadyResolved) : accept(true);
}
