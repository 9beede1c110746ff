import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { hasControlCharacter, OptionalId, optionalText, requiredId, requiredText } from './text.ts';

const Title = requiredText('Enter a title.');

function messages(schema: v.GenericSchema<unknown, unknown>, input: unknown): string[] | undefined {
  return v.safeParse(schema, input).issues?.map(({ message }) => message);
}

describe('hasControlCharacter', () => {
  it.each(['\u0000', 'a\u0001', '\u001fb', 'a\rb', '\ud83d', 'a\udcdab'])('sees the one in %j', (text) =>
    expect(hasControlCharacter(text)).toBe(true),
  );
  it('lets line breaks, tabs and every other character be', () => {
    expect(hasControlCharacter('one\n\ttwo ₹ é')).toBe(false);
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(' ', '~', 'é', '\n', '\t', '漢', '\u{1F4DA}') }), (text) => !hasControlCharacter(text)),
    );
  });
});

describe('requiredText', () => {
  it('trims', () => expect(v.parse(Title, '  Fest\n')).toBe('Fest'));
  it.each(['', ' \n ', null, undefined, 5])('refuses %j in the words of its field', (input) =>
    expect(messages(Title, input)).toEqual(['Enter a title.']),
  );
  it('takes 150 characters and not one more', () => {
    expect(v.is(Title, 'a'.repeat(150))).toBe(true);
    expect(messages(Title, 'a'.repeat(151))).toEqual(['Keep this within 150 characters.']);
  });
  it('refuses NUL', () => expect(messages(Title, 'a\u0000b')).toEqual(['Remove the characters that cannot be shown.']));
});

describe('optionalText', () => {
  const Description = optionalText();
  it.each([undefined, null, '', '  '])('reads %j as nothing', (input) => expect(v.parse(Description, input)).toBe(''));
  it('takes 2,000 characters and not one more', () => {
    expect(v.is(Description, 'a'.repeat(2000))).toBe(true);
    expect(messages(Description, 'a'.repeat(2001))).toEqual(['Keep this within 2,000 characters.']);
  });
});

describe('ids', () => {
  it('are asked for in the words of their field', () => expect(messages(requiredId('Choose a unit.'), ' ')).toEqual(['Choose a unit.']));
  it('may be none, where they need not be given', () => {
    expect(v.parse(OptionalId, '')).toBeNull();
    expect(v.parse(OptionalId, null)).toBeNull();
    expect(v.parse(OptionalId, ' e1 ')).toBe('e1');
  });
});
