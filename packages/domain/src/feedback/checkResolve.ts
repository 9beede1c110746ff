import type { Role } from '../access/roles.ts';
import type { Id } from '../identity/id.ts';
import { accept, type Result, refuse } from '../refusals/refusal.ts';
import { mayResolveFeedback } from './may.ts';
import { FEEDBACK_RULE_TEXTS } from './wording.ts';

export interface FeedbackResolution {
  readonly feedback: {
    readonly is_resolved: boolean;
    /** The person concerned, if it is about a person. */
    readonly aboutUserId?: Id | undefined;
    /** The units responsible for its subject; for a person, the units in which they hold a position. */
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
 * Checks whether a person may resolve feedback: office-bearers, a coordinator only for their own unit, nobody about themselves, and each
 * only once.
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
