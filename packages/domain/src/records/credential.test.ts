import { describe, expect, it } from 'vitest';
import { readCredential } from './credential.ts';
import { confirmedByText, recordOfText, sharedSinceText } from './texts.ts';

const credential = { issuer: { id: 'did:web:campus.example' }, proof: { type: 'DataIntegrityProof' }, name: 'Robotics' };

describe('readCredential', () => {
  it.each([
    ['from plain JSON', JSON.stringify(credential)],
    ['with surrounding whitespace', `\n ${JSON.stringify(credential)} \n`],
    ['after a byte order mark', `\uFEFF${JSON.stringify(credential)}`],
  ])('parses a credential %s', (_, text) => {
    expect(readCredential(text)).toEqual(credential);
  });

  it('accepts an issuer given as a plain id', () => {
    expect(readCredential(JSON.stringify({ ...credential, issuer: 'did:web:campus.example' }))).toMatchObject({ name: 'Robotics' });
  });

  it.each([
    ['not valid JSON', '{"issuer":'],
    ['a JSON array', JSON.stringify([credential])],
    ['a JSON string', '"credential"'],
    ['a credential without a proof', JSON.stringify({ ...credential, proof: undefined })],
    ['a credential with a null proof', JSON.stringify({ ...credential, proof: null })],
    ['a credential with an empty issuer', JSON.stringify({ ...credential, issuer: '' })],
    ['a credential with a numeric issuer', JSON.stringify({ ...credential, issuer: 7 })],
  ])('rejects input that is %s', (_, text) => {
    expect(readCredential(text)).toBeUndefined();
  });
});

it('record texts name the owner, the sharing date and the confirming institute', () => {
  const zone = 'Asia/Kolkata';
  expect(recordOfText('Asha Verma')).toBe('Record of Asha Verma');
  expect(sharedSinceText('2026-11-03T10:00:00.000Z', zone)).toBe('Shared since 3 November 2026');
  expect(confirmedByText('Campus Institute', new Date('2026-11-03T20:00:00.000Z'), zone)).toBe(
    'Confirmed by Campus Institute, as of 4 November 2026.',
  );
});
