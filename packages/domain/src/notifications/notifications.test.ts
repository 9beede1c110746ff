import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { findScreen } from '../access/index.ts';
import { aNotification, someNotifications } from '../fixtures/index.ts';
import {
  channelsOf,
  DEFAULT_CHANNELS,
  decidersOfType,
  groupOf,
  isPushEndpoint,
  kindOf,
  NOTIFICATION_KIND_NAMES,
  notificationPath,
  notificationText,
  REASONS,
  roleNotifiedOfFeedback,
  SeenInput,
  TOPICS,
  topicsFor,
  uniqueRecipients,
} from './index.ts';

const PEOPLE = fc.array(fc.record({ userId: fc.constantFrom('a', 'b', 'c', 'd'), why: fc.constantFrom(...REASONS) }));

describe('notification recipients', () => {
  it('include every affected user once and exclude the actor', () => {
    fc.assert(
      fc.property(PEOPLE, fc.option(fc.constantFrom('a', 'b', 'c', 'd'), { nil: undefined }), (people, actorId) => {
        const notified = uniqueRecipients(people, actorId).map(({ userId }) => userId);
        expect(new Set(notified).size).toBe(notified.length);
        expect(notified).not.toContain(actorId);
        const concerned = new Set(people.map(({ userId }) => userId));
        if (actorId) concerned.delete(actorId);
        expect(new Set(notified)).toEqual(concerned);
      }),
    );
  });

  it('keep the first of several reasons', () => {
    const people = [
      { userId: 'a', why: 'registered' },
      { userId: 'a', why: 'organizes' },
    ] as const;
    expect(uniqueRecipients(people, 'b')).toEqual([{ userId: 'a', why: 'registered' }]);
  });

  it.each([
    ['technical', 'GENSEC_SCITECH', 'scitech'],
    ['cultural', 'GENSEC_CULTURAL', 'cultural'],
    ['other', 'PRESIDENT', undefined],
  ] as const)('of pending %s items have the role %s', (type, role, category) => expect(decidersOfType(type)).toEqual({ role, category }));

  it.each([
    ['sports', 'GENSEC_SPORTS'],
    ['independent', 'PRESIDENT'],
    [undefined, 'PRESIDENT'],
  ] as const)('of feedback about a unit of the category %s have the role %s', (category, role) =>
    expect(roleNotifiedOfFeedback(category)).toBe(role),
  );
});

describe('notification kinds', () => {
  it('belong to known topics, and every topic has a kind', () => {
    expect(new Set(NOTIFICATION_KIND_NAMES.map((kind) => kindOf(kind).topic))).toEqual(new Set(TOPICS));
  });

  it('about feedback never show the name of the author', () => {
    const ofFeedback = NOTIFICATION_KIND_NAMES.filter((kind) => kindOf(kind).subject === 'feedback');
    expect(ofFeedback).toEqual(['feedback-given', 'feedback-resolved', 'feedback-overdue']);
    for (const kind of ofFeedback) expect(kindOf(kind).isByName).toBe(false);
  });

  it('settle only kinds with the same subject', () => {
    for (const kind of NOTIFICATION_KIND_NAMES) {
      for (const settled of kindOf(kind).settles ?? []) {
        const other = NOTIFICATION_KIND_NAMES.find((name) => name === settled);
        expect(other && kindOf(other).subject, `${kind} ${settled}`).toBe(kindOf(kind).subject);
      }
    }
  });

  it('are grouped into one line per kind or one line per subject', () => {
    expect([groupOf('user-skill-endorsed', '1'), groupOf('user-skill-endorsed', '2')]).toEqual([
      'user-skill-endorsed',
      'user-skill-endorsed',
    ]);
    expect(groupOf('event-changed', '1')).toBe('event-changed 1');
  });

  it.each(NOTIFICATION_KIND_NAMES)('give %s a complete text and a path to a screen', (kind) => {
    const line = { kind, count: 1, actors: ['Asha Rao'], titles: ['Robo Soccer'] };
    for (const text of [notificationText(line), notificationText({ ...line, count: 3 })]) expect(text).not.toMatch(/[{}]|undefined/);
    expect(findScreen(notificationPath({ kind, subject_id: 'x/y' }))).toBeDefined();
  });
});

describe('notification', () => {
  it.each([
    [aNotification(), 'Arjun Mehta endorsed your skill Rust'],
    [aNotification({ count: 4 }), '4 endorsements of your skills'],
    [aNotification({ actors: [] }), 'Somebody endorsed your skill Rust'],
    [aNotification({ kind: 'feedback-given', actors: [], titles: [] }), 'New feedback about a person'],
    [aNotification({ kind: 'event-changed', titles: ['Robo Soccer'] }), 'Robo Soccer has a new time or place'],
    [aNotification({ kind: 'room-requested', count: 22 }), '22 room requests wait for you'],
  ])('%#: $1', (line, text) => expect(notificationText(line)).toBe(text));

  it('links to its subject', () => {
    expect(notificationPath({ kind: 'event-changed', subject_id: 'e1' })).toBe('/events/e1');
    expect(notificationPath({ kind: 'feedback-resolved', subject_id: 'f1' })).toBe('/viewfeedback');
  });

  it('is listed unseen first in the fixtures', () =>
    expect(someNotifications().map(({ seen }) => seen)).toEqual([false, false, false, true, true, true]));
});

describe('topicsFor', () => {
  it.each([
    ['STUDENT', ['endorsements', 'feedback', 'positions', 'registrations', 'events', 'notices', 'reminders', 'account']],
    ['PRESIDENT', ['waiting', 'room-requests', 'endorsements', 'positions', 'events', 'reminders', 'account']],
  ] as const)('returns for %s the topics %j', (role, topics) => expect(topicsFor(role)).toEqual(topics));
});

describe('notification channels', () => {
  it('are the chosen ones or else the defaults', () => {
    const none = { inbox: false, mail: false, push: false };
    expect(channelsOf('room-approved', { 'room-requests': none })).toEqual(none);
    expect(channelsOf('room-approved', { waiting: none })).toEqual({ inbox: true, mail: true, push: true });
  });

  it('exclude mail for waiting items by default', () => expect(DEFAULT_CHANNELS.waiting.mail).toBe(false));
});

describe('SeenInput', () => {
  it.each([
    [{ ids: ['1', '22'] }, true],
    [{ through: '22' }, true],
    [{}, false],
    [{ ids: ['1'], through: '2' }, false],
    [{ ids: ['x'] }, false],
    [{ through: '-1' }, false],
    [{ through: '9'.repeat(19) }, false],
  ])('validates %j: %s', (input, isValid) => expect(v.safeParse(SeenInput, input).success).toBe(isValid));
});

describe('isPushEndpoint', () => {
  it.each([
    ['https://fcm.googleapis.com/fcm/send/abc', true],
    ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
    ['https://wns2-sg2p.notify.windows.com/w/?token=abc', true],
    ['https://web.push.apple.com/abc', true],
    ['http://fcm.googleapis.com/fcm/send/abc', false],
    ['https://fcm.googleapis.com.evil.example/x', false],
    ['https://evilpush.apple.com.example/x', false],
    ['https://notmozilla.com/x', false],
    ['https://user@fcm.googleapis.com/x', false],
    ['https://:secret@fcm.googleapis.com/x', false],
    ['https://localhost/x', false],
    ['no address', false],
    [`https://fcm.googleapis.com/${'x'.repeat(1024)}`, false],
  ])('returns for %s: %s', (address, expected) => expect(isPushEndpoint(address)).toBe(expected));
});
