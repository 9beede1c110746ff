import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { isWebAddress, optionalWebAddress } from './webAddress.ts';

describe('isWebAddress', () => {
  it.each(['https://campus.example/a.pdf?x=1#y', 'http://campus.example'])('accepts %s', (text) => expect(isWebAddress(text)).toBe(true));
  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,hello',
    'ftp://campus.example',
    'campus.example',
    '//campus.example',
    '',
    'https://campus.example/\u0000',
    `https://campus.example/${'a'.repeat(2048)}`,
  ])('rejects %j', (text) => expect(isWebAddress(text)).toBe(false));
});

describe('optionalWebAddress', () => {
  const Certificate = optionalWebAddress('Enter an address.');
  it.each([undefined, null, '', ' '])('parses %j as an empty text', (input) => expect(v.parse(Certificate, input)).toBe(''));
  it('trims a web address', () => expect(v.parse(Certificate, ' https://campus.example/a ')).toBe('https://campus.example/a'));
  it('rejects a javascript: address', () => {
    expect(v.safeParse(Certificate, 'javascript:alert(1)').issues?.map((issue) => issue.message)).toEqual(['Enter an address.']);
  });
});
