import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { PositionHolderInput, positionHolderInput } from './positionHolderInput.ts';

const Form = positionHolderInput({ currentYear: 2026 });
const right = { user_id: 's1', position_id: 'p1', tenure_year: '2026-2027' };

function errors(input: unknown, schema: v.GenericSchema<unknown, unknown> = Form): [string | null, string][] {
  return (v.safeParse(schema, input).issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]);
}

describe('positionHolderInput', () => {
  it('fills in its defaults', () => {
    expect(v.parse(Form, right)).toEqual({
      ...right,
      appointment_details: { appointed_by: null, appointment_date: null },
      performance_metrics: { events_organized: 0, budget_utilized: 0, feedback: '' },
      status: 'active',
    });
  });

  it('parses numbers and blanks sent by a form', () => {
    const holder = v.parse(Form, {
      ...right,
      appointment_details: { appointed_by: '', appointment_date: '2026-04-02' },
      performance_metrics: { events_organized: '4', budget_utilized: '1250.5', feedback: null },
    });
    expect(holder.appointment_details).toEqual({ appointed_by: null, appointment_date: '2026-04-02' });
    expect(holder.performance_metrics).toEqual({ events_organized: 4, budget_utilized: 1250.5, feedback: '' });
  });

  it('reports each missing field', () => {
    expect(errors({})).toEqual([
      ['user_id', 'User selection is required.'],
      ['position_id', 'Position selection is required.'],
      ['tenure_year', 'Tenure year is required.'],
    ]);
    expect(errors({ ...right, tenure_year: '' })).toEqual([['tenure_year', 'Tenure year is required.']]);
  });

  it.each([
    [{ tenure_year: '2027-2028' }, 'tenure_year', 'Choose one of the listed tenure years.'],
    [{ tenure_year: '2015-2016' }, 'tenure_year', 'Choose one of the listed tenure years.'],
    [{ status: 'retired' }, 'status', 'The status must be active, completed or terminated.'],
    [
      { performance_metrics: { events_organized: -1 } },
      'performance_metrics.events_organized',
      'Enter how many events were organized, as a whole number from 0.',
    ],
    [{ performance_metrics: { budget_utilized: -1 } }, 'performance_metrics.budget_utilized', 'Enter an amount from 0 to 1,000,000,000.'],
  ])('rejects %j', (change, field, message) => expect(errors({ ...right, ...change })).toEqual([[field, message]]));
});

describe('PositionHolderInput', () => {
  it('accepts a well-formed tenure beyond the current year but rejects a malformed one', () => {
    expect(errors({ ...right, tenure_year: '2050-2051' }, PositionHolderInput)).toEqual([]);
    expect(errors({ ...right, tenure_year: '2050-2052' }, PositionHolderInput)).toHaveLength(1);
  });
});
