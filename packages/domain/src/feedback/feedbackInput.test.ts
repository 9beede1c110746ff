import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { GiveFeedbackInput, ResolveFeedbackInput } from './feedbackInput.ts';

const right = { type: 'Suggestion', target_type: 'Event', target_id: 'e1', comments: ' Two more speakers. ' };

function errors(schema: v.GenericSchema<unknown, unknown>, input: unknown): [string | null, string][] {
  return (v.safeParse(schema, input).issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]);
}

describe('GiveFeedbackInput', () => {
  it('accepts feedback without a rating', () => {
    const input = { type: 'Suggestion', target_type: 'Event', target_id: 'e1', comments: 'Two more speakers.' };
    expect(v.parse(GiveFeedbackInput, right)).toEqual({ ...input, rating: null, is_anonymous: false });
  });

  it.each([
    ['5', 5],
    [1, 1],
    ['', null],
    [null, null],
  ])('parses the rating %j', (rating, stars) => expect(v.parse(GiveFeedbackInput, { ...right, rating }).rating).toBe(stars));

  it.each([0, 6, 2.5, '6', 'many'])('rejects the rating %j', (rating) =>
    expect(errors(GiveFeedbackInput, { ...right, rating })).toEqual([['rating', 'Rate with 1 to 5 stars.']]),
  );

  it('reports each missing field', () => {
    expect(errors(GiveFeedbackInput, {})).toEqual([
      ['type', 'Choose the type of feedback.'],
      ['target_type', 'Choose what the feedback is about.'],
      ['target_id', 'Choose whom or what the feedback is about.'],
      ['comments', 'Enter your comments.'],
    ]);
  });

  it('limits comments to 2,000 characters', () => {
    expect(errors(GiveFeedbackInput, { ...right, comments: 'a'.repeat(2000) })).toEqual([]);
    expect(errors(GiveFeedbackInput, { ...right, comments: 'a'.repeat(2001) })).toEqual([
      ['comments', 'Keep this within 2,000 characters.'],
    ]);
  });
});

describe('ResolveFeedbackInput', () => {
  it('trims the actions taken', () =>
    expect(v.parse(ResolveFeedbackInput, { actions_taken: ' Done. ' })).toEqual({ actions_taken: 'Done.' }));
  it.each([{}, { actions_taken: '' }, { actions_taken: ' \n\t' }])('rejects %j', (input) =>
    expect(errors(ResolveFeedbackInput, input)).toEqual([['actions_taken', 'Please enter actions taken.']]),
  );
});
