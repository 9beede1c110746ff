import { describe, expect, it } from 'vitest';
import { contextWords, isGuessablePassword } from './guessablePassword.ts';

const commonWords = ['password', 'dragon', 'monkey', 'sunshine', 'horse', 'cat'];
const context = contextWords('Asha Patil', 'asha.patil@campus.example', 'Campus Institute', 'Quad');

function isGuessable(password: string): boolean {
  return isGuessablePassword({ password, commonWords, contextWords: context });
}

describe('isGuessablePassword', () => {
  it.each([
    'passwordpassword',
    'PASSWORD12345',
    'p@ssw0rd-2026',
    'Dragon, dragon!',
    'dragon monkey 7',
    'aaaaaaaaaaaa',
    'abcabcabcabc',
    '123456789012',
    'qwertyuiopas',
    'zyxwvutsrqponml',
    'campus-quad-2026',
    'AshaPatil1998!',
    '4sh4-p4t1l-42',
    'institute 2019',
    '!@#$%^&*()!!',
    '            ',
  ])('is true for %j', (password) => expect(isGuessable(password)).toBe(true));

  it.each([
    'correct horse battery',
    'long enough to keep',
    'a password of mine',
    'dragon monkey sunshine',
    '582093174466',
    'kX9-rT2-mQ7v',
    'चाय और समोसा रोज़',
  ])('is false for %j', (password) => expect(isGuessable(password)).toBe(false));

  it('does not join the text around a common word into another common word', () => {
    expect(isGuessablePassword({ password: 'monpasswordkey-w3f', commonWords, contextWords: [] })).toBe(false);
  });
});

it('ignores short words when collecting context words from names and email addresses', () => {
  expect(contextWords('Li Wei-Ning', 'li.wei42@campus.example')).toEqual(['ning', 'campus', 'example']);
});
