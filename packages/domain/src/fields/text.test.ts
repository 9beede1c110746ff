import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { hasControlCharacter, OptionalId, optionalText, requiredId, requiredText } from './text.ts';

const Title = requiredText('Enter a title.');

function messages(schema: v.GenericSchema<unknown, unknown>, input: unknown): string[] | undefined {
  return v.safeParse(schema, input).issues?.map(({ message }) => message);
}

describe('hasControlCharacter', () => {
  it.each(['\u0000', 'a\u0001', '\u001fb', 'a\rb', '\ud83d', 'a\udcdab'])('returns true for %j', (text) =>
    expect(hasControlCharacter(text)).toBe(true),
  );
  it('returns false for line breaks, tabs and printable characters', () => {
    expect(hasControlCharacter('one\n\ttwo ₹ é')).toBe(false);
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(' ', '~', 'é', '\n', '\t', '漢', '\u{1F4DA}') }), (text) => !hasControlCharacter(text)),
    );
  });
});

describe('requiredText', () => {
  it('trims whitespace', () => expect(v.parse(Title, '  Fest\n')).toBe('Fest'));
  it.each(['', ' \n ', null, undefined, 5])('rejects %j with the message of its field', (input) =>
    expect(messages(Title, input)).toEqual(['Enter a title.']),
  );
  it('limits the text to 150 characters', () => {
    expect(v.is(Title, 'a'.repeat(150))).toBe(true);
    expect(messages(Title, 'a'.repeat(151))).toEqual(['Keep this within 150 characters.']);
  });
  it('rejects a NUL character', () => expect(messages(Title, 'a\u0000b')).toEqual(['Remove the characters that cannot be shown.']));
});

describe('optionalText', () => {
  const Description = optionalText();
  it.each([undefined, null, '', '  '])('parses %j as an empty text', (input) => expect(v.parse(Description, input)).toBe(''));
  it('limits the text to 2,000 characters', () => {
    expect(v.is(Description, 'a'.repeat(2000))).toBe(true);
    expect(messages(Description, 'a'.repeat(2001))).toEqual(['Keep this within 2,000 characters.']);
  });
});

describe('requiredId and OptionalId', () => {
  it('reject a blank required id with the message of its field', () =>
    expect(messages(requiredId('Choose a unit.'), ' ')).toEqual(['Choose a unit.']));
  it('parse a blank optional id as null', () => {
    expect(v.parse(OptionalId, '')).toBeNull();
    expect(v.parse(OptionalId, null)).toBeNull();
    expect(v.parse(OptionalId, ' e1 ')).toBe('e1');
  });
});
