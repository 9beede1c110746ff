import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { body } from './body.ts';
import { requiredText } from './text.ts';

const Form = body({ title: requiredText('Enter a title.'), size: v.pipe(v.number(), v.minValue(1)), note: v.optional(v.string()) });

describe('body', () => {
  it('answers a missing field with the sentence of that field', () => {
    const issues = v.safeParse(Form, { size: 1 }).issues ?? [];
    expect(issues.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([['title', 'Enter a title.']]);
  });

  it('has a sentence for a missing field that has none of its own', () => {
    const result = v.safeParse(Form, { title: 'Fest' });
    expect(result.issues?.map(({ message }) => message)).toEqual(['This field is missing.']);
  });

  it('has a sentence for something that is no object at all', () => {
    expect(v.safeParse(Form, 'Fest').issues?.map(({ message }) => message)).toEqual(['This must be an object.']);
  });

  it('takes a list for none', () => {
    const issues = v.safeParse(body({ part: v.optional(body({ note: v.optional(v.string()) })) }), { part: [] }).issues ?? [];
    expect(issues.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([['part', 'This must be an object.']]);
    expect(v.is(Form, [])).toBe(false);
  });

  it('drops what it does not list', () => {
    expect(v.parse(Form, { title: ' Fest ', size: 2, role: 'PRESIDENT' })).toEqual({ title: 'Fest', size: 2 });
  });
});
