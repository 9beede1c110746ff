import * as v from 'valibot';
import { expect, it } from 'vitest';
import { Figure, LenientNumber, LenientText, reference } from './answers.ts';

const Answer = v.object({ text: LenientText, number: LenientNumber, figure: Figure, unit: reference(v.object({ name: v.string() })) });

it.each([
  [{}, { figure: 0, unit: null }],
  [
    { text: null, number: null, unit: null },
    { text: null, number: null, figure: 0, unit: null },
  ],
  [
    { text: 'a', number: 1, figure: 2, unit: 'u1' },
    { text: 'a', number: 1, figure: 2, unit: 'u1' },
  ],
  [{ unit: { _id: 'u1', name: 'Robotics Club' } }, { figure: 0, unit: { name: 'Robotics Club' } }],
])('lenient fields parse the answer %j', (answer, expected) => expect(v.parse(Answer, answer)).toEqual(expected));

it('LenientText rejects a number', () => expect(v.is(Answer, { text: 5 })).toBe(false));
