import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ActivityClaimInput, activityClaimInput } from './claim.ts';

const Form = activityClaimInput({ today: '2026-11-20' });
const RIGHT = { activity: 'camp', title: 'NSS camp', day: '2026-11-20', place: 'Kollam', hours: '80', evidence: ['photo-1'] };

function errors(input: unknown, schema: v.GenericSchema<unknown, unknown> = Form): [string | null, string][] {
  return (v.safeParse(schema, input).issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]);
}

describe('activityClaimInput', () => {
  it('accepts the input of a form', () => {
    expect(v.parse(Form, RIGHT)).toEqual({ ...RIGHT, hours: 80, description: '' });
  });

  it('reports every missing field', () => {
    expect(errors({})).toEqual([
      ['activity', 'Choose the activity.'],
      ['title', 'Enter a name.'],
      ['day', 'Enter the day.'],
      ['place', 'Enter the place.'],
      ['evidence', 'Add photos or PDFs as evidence.'],
    ]);
  });

  it.each([
    [{ day: '2026-11-21' }, 'day', 'An activity cannot be claimed before it took place.'],
    [{ evidence: [] }, 'evidence', 'Add from one to 5 photos or PDFs as evidence.'],
    [{ evidence: ['1', '2', '3', '4', '5', '6'] }, 'evidence', 'Add from one to 5 photos or PDFs as evidence.'],
    [{ hours: -1 }, 'hours', 'Enter hours as a number from 0 to 10,000.'],
  ])('rejects %j', (change, field, message) => expect(errors({ ...RIGHT, ...change })).toEqual([[field, message]]));

  it('rejects future days only when it knows today, unlike ActivityClaimInput', () => {
    expect(errors({ ...RIGHT, day: '2026-11-21' }, ActivityClaimInput)).toEqual([]);
  });
});
