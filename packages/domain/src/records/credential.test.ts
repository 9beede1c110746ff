import { describe, expect, it } from 'vitest';
import { readCredential } from './credential.ts';
import { confirmedByText, recordOfText, sharedSinceText } from './texts.ts';

const credential = { issuer: { id: 'did:web:campus.example' }, proof: { type: 'DataIntegrityProof' }, name: 'Robotics' };

describe('readCredential', () => {
  it.each([
    ['as its file has it', JSON.stringify(credential)],
    ['with blanks around it', `\n ${JSON.stringify(credential)} \n`],
    ['after a byte order mark', `\uFEFF${JSON.stringify(credential)}`],
  ])('parses a credential %s', (_, text) => {
    expect(readCredential(text)).toEqual(credential);
  });

  it('accepts an issuer given as a plain id', () => {
    expect(readCredential(JSON.stringify({ ...credential, issuer: 'did:web:campus.example' }))).toMatchObject({ name: 'Robotics' });
  });

  it.each([
    ['no JSON', '{"issuer":'],
    ['a list', JSON.stringify([credential])],
    ['a word', '"credential"'],
    ['without a proof', JSON.stringify({ ...credential, proof: undefined })],
    ['with nothing for a proof', JSON.stringify({ ...credential, proof: null })],
    ['with an issuer of no name', JSON.stringify({ ...credential, issuer: '' })],
    ['with a number for an issuer', JSON.stringify({ ...credential, issuer: 7 })],
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
