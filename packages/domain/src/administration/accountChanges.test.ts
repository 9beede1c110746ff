import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  ACCOUNT_CHANGE_TEXTS,
  AccountChangeInput,
  accountChangeTimes,
  checkSoleAdministrator,
  decideAccountChange,
  isAccountChangeDue,
  mayDecideAccountChange,
  NOT_ONESELF,
  type WaitingChange,
} from './index.ts';

// docs/specification/administration.md#administration-account-changes
const REQUEST = new Date('2026-11-20T09:30:00.000Z');
const hours = (count: number) => new Date(REQUEST.getTime() + count * 3_600_000);

const waiting = (isSoleAdministrator: boolean): WaitingChange => ({
  requestedById: 'requester',
  concernedIds: ['person', 'into'],
  ...accountChangeTimes(REQUEST, { isSoleAdministrator }),
});

describe('account change request', () => {
  const email = { kind: 'change-email', user_id: 'person', to: 'a@campus.example', reason: ' She married. ' };

  it.each([
    [email, { ...email, reason: 'She married.' }],
    [
      { kind: 'merge', user_id: 'person', into: 'a@campus.example', reason: 'Twice.' },
      { kind: 'merge', user_id: 'person', into: 'a@campus.example', reason: 'Twice.' },
    ],
  ])('is accepted: %j', (input, taken) => {
    expect(v.parse(AccountChangeInput, input)).toEqual(taken);
  });

  it.each([
    [{ ...email, reason: ' ' }, 'Say why.'],
    [{ ...email, reason: 'x'.repeat(301) }, 'Keep this within 300 characters.'],
    [{ ...email, to: 'asha' }, 'Please enter a valid email address.'],
    [{ ...email, kind: 'rename' }, 'Choose what to correct.'],
  ])('is rejected: %j with the message %s', (input, message) => {
    expect(v.safeParse(AccountChangeInput, input).issues?.[0].message).toBe(message);
  });

  it('expires after three days, and takes effect after one day for a sole administrator', () => {
    expect(accountChangeTimes(REQUEST, { isSoleAdministrator: false })).toEqual({ expiresAt: hours(72), takesEffectAt: null });
    expect(accountChangeTimes(REQUEST, { isSoleAdministrator: true })).toEqual({ expiresAt: hours(72), takesEffectAt: hours(24) });
  });
});

describe('checkSoleAdministrator', () => {
  it.each([
    [['requester'], { ok: true, value: true }],
    [[], { ok: true, value: true }],
    [['requester', 'other'], { ok: true, value: false }],
    [['requester', 'other', 'person'], { ok: true, value: false }],
    [['requester', 'person'], { ok: false, refusal: { code: 'CONFLICT', message: ACCOUNT_CHANGE_TEXTS.nobodyConfirms } }],
    [['requester', 'person', 'into'], { ok: false, refusal: { code: 'CONFLICT', message: ACCOUNT_CHANGE_TEXTS.nobodyConfirms } }],
  ])('checks whether another administrator can confirm, given %j', (administratorIds, outcome) => {
    expect(checkSoleAdministrator({ requesterId: 'requester', concernedIds: ['person', 'into'], administratorIds })).toEqual(outcome);
  });

  it.each(['person', 'into'])('rejects a request by a user it concerns (%s)', (requesterId) => {
    const result = checkSoleAdministrator({ requesterId, concernedIds: ['person', 'into'], administratorIds: [requesterId, 'other'] });
    expect(result).toEqual({ ok: false, refusal: { code: 'FORBIDDEN', message: NOT_ONESELF } });
  });
});

describe('deciding an account change', () => {
  const { requesterConfirms, requesterWithdraws, over } = ACCOUNT_CHANGE_TEXTS;

  it.each([
    ['confirm', 'other', 71, undefined],
    ['refuse', 'other', 71, undefined],
    ['withdraw', 'requester', 71, undefined],
    ['withdraw', 'requester', 80, undefined],
    ['confirm', 'other', 72, over],
    ['refuse', 'other', 72, over],
    ['confirm', 'requester', 1, requesterConfirms],
    ['refuse', 'requester', 1, requesterConfirms],
    ['confirm', 'person', 1, NOT_ONESELF],
    ['refuse', 'person', 1, NOT_ONESELF],
    ['confirm', 'into', 1, NOT_ONESELF],
    ['withdraw', 'other', 1, requesterWithdraws],
    ['withdraw', 'person', 1, requesterWithdraws],
  ] as const)('with %s by %s after %d hours returns the refusal %s', (decision, deciderId, after, message) => {
    for (const isSoleAdministrator of [true, false]) {
      const decided = decideAccountChange(waiting(isSoleAdministrator), { decision, deciderId, now: hours(after) });
      expect(decided.ok ? undefined : decided.refusal.message).toBe(message);
    }
  });

  it.each([
    ['other', true],
    ['requester', false],
    ['person', false],
    ['into', false],
  ])('is allowed for %s: %s', (id, may) => {
    expect(mayDecideAccountChange(waiting(false), id)).toBe(may);
  });
});

describe('isAccountChangeDue', () => {
  it.each([
    [true, 23.9, false],
    [true, 24, true],
    [true, 71.9, true],
    [true, 72, false],
    [false, 24, false],
  ])('with sole administrator %s, after %d hours, returns %s', (isSoleAdministrator, after, isDue) => {
    expect(isAccountChangeDue(waiting(isSoleAdministrator), hours(after))).toBe(isDue);
  });
});
