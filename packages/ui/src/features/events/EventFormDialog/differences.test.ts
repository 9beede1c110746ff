import { BLANK_EVENT_FORM } from '@quad/domain/events';
import { expect, it } from 'vitest';
import { differences } from './differences.ts';

const { schedule, registration, budget } = BLANK_EVENT_FORM;

it('returns an empty list for equal forms', () => {
  expect(differences(BLANK_EVENT_FORM, structuredClone(BLANK_EVENT_FORM))).toEqual([]);
});

it('lists the changed fields in form order', () => {
  const other = {
    ...BLANK_EVENT_FORM,
    budget: { ...budget, sponsors: ['Sahyadri Electronics'] },
    registration: { ...registration, required: true },
    schedule: { ...schedule, venue: 'Senate Hall' },
    organizers: [{ _id: 'u1', name: 'Asha Patil' }],
    title: 'Robo Race',
  };
  expect(differences(BLANK_EVENT_FORM, other)).toEqual(['Title', 'Organizers', 'Venue', 'Registration Required', 'Sponsors']);
});
