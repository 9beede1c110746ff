import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { body } from './body.ts';
import { requiredText } from './text.ts';

const Form = body({ title: requiredText('Enter a title.'), size: v.pipe(v.number(), v.minValue(1)), note: v.optional(v.string()) });

describe('body', () => {
  it('returns the message of the field when it is missing', () => {
    const issues = v.safeParse(Form, { size: 1 }).issues ?? [];
    expect(issues.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([['title', 'Enter a title.']]);
  });

  it('returns a default message for a missing field without a message of its own', () => {
    const result = v.safeParse(Form, { title: 'Fest' });
    expect(result.issues?.map(({ message }) => message)).toEqual(['This field is missing.']);
  });

  it('rejects a value that is not an object with a message', () => {
    expect(v.safeParse(Form, 'Fest').issues?.map(({ message }) => message)).toEqual(['This must be an object.']);
  });

  it('rejects an array', () => {
    const issues = v.safeParse(body({ part: v.optional(body({ note: v.optional(v.string()) })) }), { part: [] }).issues ?? [];
    expect(issues.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([['part', 'This must be an object.']]);
    expect(v.is(Form, [])).toBe(false);
  });

  it('drops unknown fields', () => {
    expect(v.parse(Form, { title: ' Fest ', size: 2, role: 'PRESIDENT' })).toEqual({ title: 'Fest', size: 2 });
  });
});
