import * as v from 'valibot';
import { expect, it } from 'vitest';
import { orNone } from './orNone.ts';

const Figures = orNone(v.object({ summary: v.optional(v.object({ total: v.optional(v.number(), 0) }), {}) }), 'summary');

it.each([[null], [{}], [{ summary: null }], [{ summary: null, other: 1 }]])('orNone returns null for %j', (answer) => {
  expect(v.parse(Figures, answer)).toBeNull();
});

it('orNone parses a present value and rejects a value that is not an object', () => {
  expect(v.parse(Figures, { summary: { total: 3 } })).toEqual({ summary: { total: 3 } });
  expect(v.parse(Figures, { other: 1 })).toEqual({ summary: { total: 0 } });
  expect(() => v.parse(Figures, 'figures')).toThrow();
});
