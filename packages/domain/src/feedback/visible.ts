import type { Role } from '../access/roles.ts';
import type { StudentReference } from '../accounts/person.ts';
import type { Feedback } from './feedback.ts';

/** A person without the address, which is for office-bearers only. */
function withoutAddress({ _id, personal_info }: StudentReference): StudentReference {
  return { _id, personal_info: { name: personal_info.name } };
}

/**
 * Feedback without what the role may not know: nobody learns who gave it anonymously, and students see no addresses and
 * not who resolved it.
 */
export function feedbackAsSeenBy<F extends Feedback>(feedback: F, role: Role): F {
  const known = feedback.is_anonymous ? { ...feedback, feedback_by: undefined } : feedback;
  if (role !== 'STUDENT') return known;
  const { feedback_by, target_data } = known;
  return {
    ...known,
    feedback_by: feedback_by && withoutAddress(feedback_by),
    target_data: target_data && { ...target_data, username: undefined },
    resolved_by: null,
  };
}
