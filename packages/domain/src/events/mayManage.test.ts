import { describe, expect, it } from 'vitest';
import { ROLES } from '../access/roles.ts';
import type { Result } from '../refusals/refusal.ts';
import {
  checkCreatesEventFor,
  checkEditsEvent,
  checkRequestsRoomFor,
  type EventActor,
  isResponsibleForEvent,
  type ManagedEvent,
  type ManagedUnit,
  mayManageEvents,
} from './mayManage.ts';

const ROBOTICS: ManagedUnit = { id: 'robotics', category: 'scitech' };
const DANCE: ManagedUnit = { id: 'dance', category: 'cultural' };
const ALUMNI: ManagedUnit = { id: 'alumni', category: 'independent' };

const COORDINATOR: EventActor = { role: 'CLUB_COORDINATOR', unit: ROBOTICS };
const HOMELESS: EventActor = { role: 'CLUB_COORDINATOR' };
const SCITECH: EventActor = { role: 'GENSEC_SCITECH' };
const PRESIDENT: EventActor = { role: 'PRESIDENT' };
const STUDENT: EventActor = { role: 'STUDENT' };

const HACKATHON: ManagedEvent = { category: 'technical', unit: ROBOTICS };
/** Technical by its own category, cultural by its unit's category. */
const LIGHT_SHOW: ManagedEvent = { category: 'technical', unit: DANCE };

function forbidden(message: string): Result<true> {
  return { ok: false, refusal: { code: 'FORBIDDEN', message } };
}

const OK: Result<true> = { ok: true, value: true };
const OWN_UNIT = forbidden('You can manage events of your own unit only.');
const OWN_CATEGORY = forbidden('You can manage events of your own category only.');
const NOT_FOR_STUDENTS = forbidden('Students cannot manage events.');
const REVIEWS = forbidden('The president reviews room requests and cannot ask for a room.');
const NO_UNIT: Result<true> = {
  ok: false,
  refusal: {
    code: 'NO_UNIT',
    message: 'No unit has your e-mail address as its contact yet. Ask your general secretary or the president to set it.',
  },
};

describe('checkCreatesEventFor', () => {
  it.each([
    ['a coordinator for their own unit', COORDINATOR, ROBOTICS, OK],
    ['a coordinator for another unit', COORDINATOR, DANCE, OWN_UNIT],
    ['a coordinator without a unit', HOMELESS, ROBOTICS, NO_UNIT],
    ['a GenSec for a unit of their own category', SCITECH, ROBOTICS, OK],
    ['a GenSec for a unit of another category', SCITECH, DANCE, OWN_CATEGORY],
    ['a GenSec for an independent unit', SCITECH, ALUMNI, OWN_CATEGORY],
    ['the president for an independent unit', PRESIDENT, ALUMNI, OK],
    ['a student', STUDENT, ROBOTICS, NOT_FOR_STUDENTS],
  ])('allows or rejects %s', (_, actor, unit, expected) => {
    expect(checkCreatesEventFor(actor, unit)).toEqual(expected);
  });
});

describe('checkEditsEvent', () => {
  it.each([
    ['a coordinator who edits an event of their own unit', COORDINATOR, HACKATHON, ROBOTICS, OK],
    ['a coordinator who moves an event of their own unit to another unit', COORDINATOR, HACKATHON, DANCE, OWN_UNIT],
    ['a coordinator who moves an event of another unit to their own unit', COORDINATOR, LIGHT_SHOW, ROBOTICS, OWN_UNIT],
    ['a coordinator who moves an event without a unit to their own unit', COORDINATOR, { category: 'technical' }, ROBOTICS, OWN_UNIT],
    ['a GenSec of the category of the event', SCITECH, LIGHT_SHOW, DANCE, OK],
    ['a GenSec of the category of the organizing unit', { role: 'GENSEC_CULTURAL' }, LIGHT_SHOW, DANCE, OK],
    ['a GenSec of neither the category of the event nor that of its unit', { role: 'GENSEC_SPORTS' }, LIGHT_SHOW, DANCE, OWN_CATEGORY],
    ['a GenSec who moves an event to a unit of their own category', SCITECH, LIGHT_SHOW, ROBOTICS, OK],
    ['a GenSec who moves an event to a unit of another category', SCITECH, HACKATHON, DANCE, OWN_CATEGORY],
    ['a GenSec who edits an event without a unit or category', SCITECH, {}, ROBOTICS, OWN_CATEGORY],
    ['the president who edits an event without a unit or category', PRESIDENT, { category: null, unit: null }, ALUMNI, OK],
    ['a student', STUDENT, HACKATHON, ROBOTICS, NOT_FOR_STUDENTS],
  ] satisfies [string, EventActor, ManagedEvent, ManagedUnit, Result<true>][])(
    'allows or rejects %s',
    (_, actor, event, unit, expected) => {
      expect(checkEditsEvent(actor, event, unit)).toEqual(expected);
    },
  );
});

describe('checkRequestsRoomFor', () => {
  it.each([
    ['a coordinator for an event of their own unit', COORDINATOR, HACKATHON, OK],
    ['a coordinator for an event of another unit', COORDINATOR, LIGHT_SHOW, OWN_UNIT],
    ['a GenSec for an event of their own category', SCITECH, LIGHT_SHOW, OK],
    ['the president', PRESIDENT, HACKATHON, REVIEWS],
    ['a student', STUDENT, HACKATHON, NOT_FOR_STUDENTS],
  ])('allows or rejects %s', (_, actor, event, expected) => {
    expect(checkRequestsRoomFor(actor, event)).toEqual(expected);
  });
});

it('mayManageEvents is false for students only', () => {
  expect(ROLES.filter((role) => !mayManageEvents(role))).toEqual(['STUDENT']);
});

it.each([
  ['PRESIDENT', 'technical', []],
  ['CLUB_COORDINATOR', 'technical', ['robotics']],
  ['GENSEC_SCITECH', 'technical', []],
  ['GENSEC_SPORTS', 'technical', ['robotics']],
] as const)('isResponsibleForEvent is true for %s with responsibility for the event', (role, category, ownUnitIds) => {
  expect(isResponsibleForEvent(role, { category, organizing_unit_id: { _id: 'robotics', name: 'Robotics Club' } }, ownUnitIds)).toBe(true);
});

it.each([
  ['STUDENT', 'technical', ['robotics']],
  ['CLUB_COORDINATOR', 'technical', ['dance']],
  ['GENSEC_SPORTS', 'technical', []],
  ['GENSEC_SPORTS', null, []],
] as const)('isResponsibleForEvent is false for %s without responsibility for the event', (role, category, ownUnitIds) => {
  const unit = { _id: 'robotics', name: 'Robotics Club' };
  expect(isResponsibleForEvent(role, { category, organizing_unit_id: unit }, ownUnitIds)).toBe(false);
  expect(isResponsibleForEvent(role, { category: null, organizing_unit_id: null }, ownUnitIds)).toBe(false);
});
