import * as v from 'valibot';
import { expect, it } from 'vitest';
import { messageOf, ruleMessage } from './ruleMessage.ts';

it('ruleMessage formats the English message and keeps its template and values', () => {
  const schema = v.pipe(v.number(), v.maxValue(10, ruleMessage('At most {most}.', { most: 10 })));
  const [issue] = v.safeParse(schema, 11).issues ?? [];
  expect(issue?.message).toBe('At most 10.');
  expect(issue && messageOf(issue)).toEqual({ text: 'At most {most}.', values: { most: 10 } });
});

it('messageOf returns the text of a rule without values', () => {
  const [issue] = v.safeParse(v.string('Type a name.'), 7).issues ?? [];
  expect(issue && messageOf(issue)).toBe('Type a name.');
});
