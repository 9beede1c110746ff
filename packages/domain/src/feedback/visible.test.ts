import { describe, expect, it } from 'vitest';
import { ROLES } from '../access/roles.ts';
import { aFeedback, PEOPLE, studentReference } from '../fixtures/index.ts';
import { feedbackAsSeenBy } from './visible.ts';

const { student, president } = PEOPLE;
const piece = aFeedback({
  feedback_by: studentReference(student),
  target_type: 'User',
  target_data: { personal_info: { name: 'Aarav Mehta' }, username: 'aarav.mehta@campus.example' },
  resolved_by: studentReference(president),
});

// docs/specification/feedback.md#feedback-anonymous
describe('feedbackAsSeenBy', () => {
  it.each(ROLES)('hides the author of anonymous feedback from %s', (role) => {
    const seen = JSON.stringify(feedbackAsSeenBy({ ...piece, is_anonymous: true }, role));
    for (const trace of [student._id, 'Priya Sharma', 'student@campus.example', String(student.user_id)]) {
      expect(seen).not.toContain(trace);
    }
  });

  it('shows a student only the name of the author and hides the resolver', () => {
    const seen = feedbackAsSeenBy(piece, 'STUDENT');
    expect(seen.feedback_by).toEqual({ _id: student._id, personal_info: { name: 'Priya Sharma' } });
    expect(seen.resolved_by).toBeNull();
    expect(JSON.stringify(seen)).not.toContain('@');
  });

  it.each(ROLES.filter((role) => role !== 'STUDENT'))('shows everything to %s', (role) =>
    expect(feedbackAsSeenBy(piece, role)).toEqual(piece),
  );

  it('keeps a deleted target and a deleted author as null', () => {
    const seen = feedbackAsSeenBy({ ...piece, target_data: null, feedback_by: null }, 'STUDENT');
    expect(seen).toMatchObject({ target_data: null, feedback_by: null });
  });
});
