import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { describeError } from './friendlyError.ts';

describe('describeError', () => {
  const failed = (cause: Error) =>
    describeError(new DrizzleQueryError('insert into users (email, secret) values ($1, $2)', ['asha@campus.example', 'hunter2'], cause));

  it.each([
    [Object.assign(new Error('asha is taken'), { code: '23505', constraint: 'users_email' }), '23505 users_email'],
    [Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
    [new Error('Connection terminated unexpectedly'), 'Connection terminated unexpectedly'],
  ])('shows why a statement failed and where, without the statement and its values', (cause, reason) => {
    const [first, ...frames] = failed(cause).split('\n');
    expect(first).toBe(`A statement failed in the database (${reason}).`);
    expect(frames.length).toBeGreaterThan(0);
    expect(frames.filter((line) => !line.startsWith('    at '))).toEqual([]);
  });
});
