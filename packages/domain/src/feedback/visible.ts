import type { Role } from '../access/roles.ts';
import type { StudentReference } from '../accounts/person.ts';
import type { Feedback } from './feedback.ts';

/** Removes a person's mail address, which only office-bearers may see. */
function withoutAddress({ _id, personal_info }: StudentReference): StudentReference {
  return { _id, personal_info: { name: personal_info.name } };
}

/** Removes what a role may not see: the author of anonymous feedback for everybody; mail addresses and the resolver for students. */
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
