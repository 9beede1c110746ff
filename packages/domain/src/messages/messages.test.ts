import { expect, it } from 'vitest';
import { ACCOUNT_TEXTS, ENGLISH, fillIn, POSITION_TEXTS, ROOM_REQUEST_TEXTS } from './index.ts';

it.each([
  [fillIn(ACCOUNT_TEXTS.domainRequired, { domain: 'campus.example' }), 'Please use an @campus.example email address.'],
  [
    fillIn(POSITION_TEXTS.positionFull, { count: 2, tenure: '2026-2027' }),
    'Maximum position holders (2) already appointed for the year 2026-2027.',
  ],
  [fillIn(POSITION_TEXTS.holdersShown, { shown: '{all}', all: 12 }), 'Showing {all} of 12 position holders'],
  [ENGLISH.translate(ROOM_REQUEST_TEXTS.submit), 'Submit Request'],
])('formats the message: %s', (text, expected) => expect(text).toBe(expected));
