import { aFeedback, PEOPLE, studentReference } from '@quad/domain/fixtures';
import { expect, it } from 'vitest';
import { replaceResolved } from './feedbackChanges.ts';

const resolver = studentReference(PEOPLE.president);
const [first, second] = [aFeedback({ _id: 'f1' }), aFeedback({ _id: 'f2' })];

it('resolves the one that was answered, and keeps what it is about', () => {
  const answer = {
    ...second,
    target_data: undefined,
    feedback_by: null,
    is_resolved: true,
    actions_taken: 'New lights.',
    resolved_by: resolver,
  };
  expect(replaceResolved([first, second], answer)).toEqual([
    first,
    { ...second, is_resolved: true, actions_taken: 'New lights.', resolved_by: resolver },
  ]);
});

it('changes nothing where the answered one is not cached', () => {
  expect(replaceResolved([first], { ...second, feedback_by: null, is_resolved: true })).toEqual([first]);
});
