import * as v from 'valibot';
import { expect, it } from 'vitest';
import { messageOf, ruleMessage } from './ruleMessage.ts';

it('says a rule with values in English, and has the sentence beside it', () => {
  const schema = v.pipe(v.number(), v.maxValue(10, ruleMessage('At most {most}.', { most: 10 })));
  const [issue] = v.safeParse(schema, 11).issues ?? [];
  expect(issue?.message).toBe('At most 10.');
  expect(issue && messageOf(issue)).toEqual({ text: 'At most {most}.', values: { most: 10 } });
});

it('says a rule without values by its text', () => {
  const [issue] = v.safeParse(v.string('Type a name.'), 7).issues ?? [];
  expect(issue && messageOf(issue)).toBe('Type a name.');
});
