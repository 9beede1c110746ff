import { describe, expect, it } from 'vitest';
import { failureOf } from './failure.ts';

describe('failureOf', () => {
  it('returns the message and field errors of an error that is meant for users', () => {
    const error = Object.assign(new Error('The room is closed.'), { isServerText: true, fieldErrors: { room: 'Choose another room.' } });
    expect(failureOf(error, 'Failed.')).toEqual({ message: 'The room is closed.', fieldErrors: { room: 'Choose another room.' } });
  });

  it.each([
    ['a network error', new TypeError('fetch failed')],
    ['an error marked as not meant for users', Object.assign(new Error('ECONNRESET'), { isServerText: false })],
    ['a value that is not an error', 'oops'],
    ['undefined', undefined],
  ])('returns the fallback message for %s', (_, error) => {
    expect(failureOf(error, 'Failed to submit room request.').message).toBe('Failed to submit room request.');
  });

  it('omits field errors that are not strings', () => {
    const error = Object.assign(new Error('x'), { fieldErrors: { room: 7, date: 'Choose a date.' } });
    expect(failureOf(error, 'Failed.').fieldErrors).toEqual({ date: 'Choose a date.' });
    expect(failureOf(Object.assign(new Error('x'), { fieldErrors: null }), 'Failed.').fieldErrors).toBeUndefined();
  });
});
