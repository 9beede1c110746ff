import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { fillSignIn } from '../journey.ts';
import { fillEvent, newTitle } from '../planning.ts';
import { askForRoom, cardOf, newRoom, openRequests } from '../rooms.ts';
import type { Listed } from './catalogue.ts';

/** Something that is sent to a server that is gone. Rows of one person and path share a page, which the first of them prepares. */
export type Write = Listed & {
  /** Who sends it; nobody is signed in where it is left out. */
  readonly mailbox?: string;
  readonly path: string;
  /** Done while the server still answers. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Done while it is gone; and again once it is back, where that has an end. */
  readonly send: (page: Page) => Promise<unknown>;
  /** What is read when the same is sent once more to the server that is back. */
  readonly end?: Listed;
};

const EVENT = 'Robot Safety Briefing';
const ROOM = newRoom();

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();

/** A name that no other journey uses. */
const newName = (what: string) => `${what} ${randomUUID().slice(0, 8)}`;

async function fillRoomRequest(page: Page): Promise<void> {
  await askForRoom(page, EVENT, { room: ROOM });
  await cardOf(page, EVENT).getByRole('button', { name: '+ Request Room' }).click();
  await page.getByLabel('Room/Venue Name').fill(newRoom());
}

const decide = (decision: string) => (page: Page) =>
  page.getByRole('dialog').getByRole('listitem').filter({ hasText: ROOM }).getByRole('button', { name: decision }).click();

async function fillFeedback(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Type', exact: true }).selectOption('Query');
  await page.getByRole('combobox', { name: 'Target type' }).selectOption('Club/Organization');
  await page.getByRole('combobox', { name: 'Target', exact: true }).fill('robotics cl');
  await page.getByRole('option', { name: 'Robotics Club' }).click();
  await page.getByRole('textbox', { name: 'Comments' }).fill('When is the workshop open?');
}

async function fillSkill(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Skill', exact: true }).fill('Other');
  await page.getByRole('option', { name: /^Other/ }).click();
  await page.getByLabel('Name', { exact: true }).fill(newName('Weaving'));
  await page.getByLabel('Category').fill('Craft');
}

async function fillAchievement(page: Page): Promise<void> {
  await page.getByLabel('Title').fill(newName('Runner-up, Robo Race'));
  await page.getByLabel('Type').selectOption('technical');
  await page.getByLabel('Date achieved').fill('2020-01-15');
}

async function editProfile(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Room number').fill(`E-${randomUUID().slice(0, 4)}`);
}

const endorseOn = (tab: string) => async (page: Page) => {
  await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
  await page.getByRole('tabpanel').getByRole('button', { name: 'Endorse' }).first().click();
};

/** Nothing is endorsed here, so the queues last; the other journeys leave one of each in this one. */
async function seesSomethingOnEachTab(page: Page): Promise<void> {
  for (const tab of ['User skills', 'Skills', 'Achievements'])
    await expect(page.getByRole('tab', { name: new RegExp(`^${tab} \\([1-9]`) })).toBeVisible();
}

async function fillPosition(page: Page): Promise<void> {
  await page.getByLabel('Position title').fill(newName('Timekeeper'));
  await page.getByLabel('Organizational unit').selectOption({ label: 'Robotics Club' });
  await page.getByLabel('Position type').selectOption('Volunteer');
  await page.getByRole('textbox', { name: 'Responsibility 1' }).fill('Keep the time');
}

async function fillHolder(page: Page): Promise<void> {
  for (const name of ['User', 'Position']) {
    await page.getByRole('combobox', { name, exact: true }).fill('a');
    await page.getByRole('listbox').getByRole('option').first().click();
  }
  await page.getByLabel('Tenure year').selectOption('2016-2017');
}

async function fillUnit(page: Page): Promise<void> {
  const name = newName('Weaving Club');
  await page.getByLabel('Organization name').fill(name);
  await page.getByLabel('Organization type').selectOption('Club');
  await page.getByLabel('Category').selectOption('cultural');
  await page.getByLabel('Contact email').fill(`${name.toLowerCase().replaceAll(' ', '.')}@campus.example`);
}

/** Fills in the form that is on the page, for somebody new. */
export async function fillRegistration(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Tara Menon');
  await page.getByLabel('ID', { exact: true }).fill('20269301');
  await page.getByLabel('Email').fill('tara.menon@campus.example');
  await page.getByLabel('Password', { exact: true }).fill('violet harbor lantern');
}

/** Once the scripts are there: they come with the heading, and before it the form is only a picture of itself. */
async function fillReadySignIn(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Demonstration accounts' })).toBeVisible();
  await fillSignIn(page, 'sports');
}

export const WRITES: readonly Write[] = [
  {
    area: 'rooms',
    text: 'Failed to submit room request.',
    mailbox: 'robotics',
    path: '/events',
    prepare: fillRoomRequest,
    send: press('Submit Request'),
  },
  {
    area: 'rooms',
    text: 'Failed to Approved request.',
    mailbox: 'president',
    path: '/events',
    prepare: (page) => openRequests(page, EVENT),
    send: decide('Approve'),
  },
  { area: 'rooms', text: 'Failed to Rejected request.', mailbox: 'president', path: '/events', send: decide('Reject') },
  {
    area: 'events',
    text: 'Failed to submit event.',
    mailbox: 'scitech',
    path: '/add-event',
    prepare: (page) => fillEvent(page, { title: newTitle(), unit: 'Robotics Club' }),
    send: press('Create Event'),
    end: { area: 'events', text: 'Event created successfully!' },
  },
  {
    area: 'feedback',
    text: 'Failed to submit feedback',
    mailbox: 'student',
    path: '/feedback',
    prepare: fillFeedback,
    send: press('Submit'),
    end: { area: 'feedback', text: 'Feedback submitted successfully' },
  },
  {
    area: 'skills',
    text: 'Error adding skill. It might already exist in your profile.',
    mailbox: 'student',
    path: '/skills?view=add',
    prepare: fillSkill,
    send: press('Add Skill'),
    end: { area: 'skills', text: 'Skill added successfully!' },
  },
  {
    area: 'achievements',
    text: 'Something went wrong. Please try again.',
    mailbox: 'student',
    path: '/add-achievement',
    prepare: fillAchievement,
    send: press('Submit'),
    end: { area: 'achievements', text: 'Achievement submitted successfully!' },
  },
  {
    area: 'profile',
    text: 'Failed to update profile',
    mailbox: 'student',
    path: '/profile',
    prepare: editProfile,
    send: press('Save'),
    end: { area: 'profile', text: 'Profile updated successfully!' },
  },
  {
    area: 'endorsement',
    text: 'Failed to endorse skill. Please try again.',
    mailbox: 'cultural',
    path: '/gensec-endorse',
    prepare: seesSomethingOnEachTab,
    send: endorseOn('User skills'),
  },
  { area: 'endorsement', text: 'Failed to endorse skill', mailbox: 'cultural', path: '/gensec-endorse', send: endorseOn('Skills') },
  {
    area: 'endorsement',
    text: 'Failed to verify achievement',
    mailbox: 'cultural',
    path: '/gensec-endorse',
    send: endorseOn('Achievements'),
  },
  {
    area: 'positions',
    text: 'Failed to create position.',
    mailbox: 'president',
    path: '/cosa/create?tab=positions',
    prepare: fillPosition,
    send: press('Create Position'),
    end: { area: 'positions', text: 'Position created successfully!' },
  },
  {
    area: 'holders',
    text: 'Failed to create position holder.',
    mailbox: 'president',
    path: '/cosa/create',
    prepare: fillHolder,
    send: press('Add Position Holder'),
  },
  {
    area: 'units',
    text: 'Error: Something went wrong. Please try again.',
    mailbox: 'president',
    path: '/create-org-unit',
    prepare: fillUnit,
    send: press('Create Organization'),
    end: { area: 'units', text: 'Organizational unit created successfully!' },
  },
  {
    area: 'accounts',
    text: 'Something went wrong. Please try again.',
    path: '/register',
    prepare: fillRegistration,
    send: press('Register'),
  },
  {
    area: 'accounts',
    text: 'Something went wrong.',
    path: '/forgot-password',
    prepare: (page) => page.getByLabel('Registered Email').fill('sports@campus.example'),
    send: press('Send Reset Link'),
  },
  {
    area: 'accounts',
    text: 'Login failed. Please check your credentials.',
    path: '/login',
    prepare: fillReadySignIn,
    send: press('Login'),
  },
];
