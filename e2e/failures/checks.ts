import type { Page } from '@playwright/test';
import type { Listed } from './catalogue.ts';
import { fillRegistration } from './writes.ts';

/** What is read beside the fields when something is missing or wrong, in the portal and in the server's own refusal. */
export interface Check {
  readonly mailbox?: string;
  readonly path: string;
  /** Fills in what is wrong, and presses the button. */
  readonly act: (page: Page) => Promise<unknown>;
  readonly seen: readonly Listed[];
  /** The same, sent to the server past the form; in several calls where it does not look at everything at once. */
  readonly sent?: readonly { readonly path: string; readonly data: object }[];
}

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();

async function nameNoType(page: Page): Promise<void> {
  await page.getByLabel('Position type').selectOption('Other');
  await page.getByLabel('Position count').fill('0');
  await press('Create Position')(page);
}

async function placeTooHigh(page: Page): Promise<void> {
  await page.getByLabel('Hierarchy level').fill('0');
  await page.getByLabel('Contact email').fill('weaving');
  await press('Create Organization')(page);
}

async function misspellLinks(page: Page): Promise<void> {
  await press('Edit')(page);
  await page.getByLabel('Admission year').fill('2015');
  await page.getByLabel('Phone').fill('98765');
  await page.getByLabel('GitHub').fill('priya');
  await page.getByLabel('LinkedIn').fill('linkedin.com/in/priya');
  await press('Save')(page);
}

async function registerFromElsewhere(page: Page): Promise<void> {
  await fillRegistration(page);
  await page.getByLabel('Email').fill('tara.menon@mail.example');
  await press('Register')(page);
}

const UNIT = { name: 'Weaving Club', type: 'Club', category: 'cultural', hierarchy_level: 1 };
const POSITION = { title: 'Timekeeper', unit_id: '', responsibilities: ['Keep the time'] };

export const CHECKS: readonly Check[] = [
  {
    mailbox: 'president',
    path: '/cosa/create?tab=positions',
    act: press('Create Position'),
    seen: [
      { area: 'positions', text: 'Position title is required.' },
      { area: 'positions', text: 'Organizational unit is required.' },
      { area: 'positions', text: 'Position type is required.' },
      { area: 'positions', text: 'At least one responsibility is required.' },
    ],
    sent: [{ path: '/api/positions/add-position', data: { title: ' ', unit_id: '', position_type: '', responsibilities: [' '] } }],
  },
  {
    mailbox: 'president',
    path: '/cosa/create?tab=positions',
    act: nameNoType,
    seen: [
      { area: 'positions', text: 'Please specify the position type.' },
      { area: 'positions', text: 'Position count must be at least 1.' },
    ],
    sent: [{ path: '/api/positions/add-position', data: { ...POSITION, position_type: 'Other', position_count: 0 } }],
  },
  {
    mailbox: 'president',
    path: '/cosa/create',
    act: press('Add Position Holder'),
    seen: [
      { area: 'holders', text: 'User selection is required.' },
      { area: 'holders', text: 'Position selection is required.' },
      { area: 'holders', text: 'Tenure year is required.' },
    ],
    sent: [{ path: '/api/positions/add-position-holder', data: { user_id: '', position_id: '', tenure_year: '' } }],
  },
  {
    mailbox: 'president',
    path: '/create-org-unit',
    act: press('Create Organization'),
    seen: [
      { area: 'units', text: 'Organization name is required.' },
      { area: 'units', text: 'Organization type is required.' },
      { area: 'units', text: 'Category is required.' },
      { area: 'units', text: 'Contact email is required.' },
    ],
    sent: [
      { path: '/api/orgUnit/create', data: { name: '', type: '', category: '', contact_info: { email: '' } } },
      { path: '/api/orgUnit/create', data: { ...UNIT, category: '', contact_info: { email: 'weaving@campus.example' } } },
    ],
  },
  {
    mailbox: 'president',
    path: '/create-org-unit',
    act: placeTooHigh,
    seen: [
      { area: 'units', text: 'Hierarchy level must be at least 1.' },
      { area: 'units', text: 'Please enter a valid email address.' },
    ],
    sent: [{ path: '/api/orgUnit/create', data: { ...UNIT, hierarchy_level: 0, contact_info: { email: 'weaving' } } }],
  },
  {
    mailbox: 'student',
    path: '/profile',
    act: misspellLinks,
    seen: [
      { area: 'profile', text: 'Please fix validation errors' },
      { area: 'profile', text: 'Mobile number must be 10 digits' },
      { area: 'profile', text: 'Admission year must be between 2016 and {current year}' },
      { area: 'profile', text: 'Invalid GitHub URL' },
      { area: 'profile', text: 'Invalid LinkedIn URL' },
    ],
  },
  {
    mailbox: 'newcomer',
    path: '/onboarding',
    act: press('Submit'),
    seen: [
      { area: 'onboarding', text: 'ID Number is required' },
      { area: 'onboarding', text: 'Mobile number must be 10 digits' },
      { area: 'onboarding', text: 'Invalid admission year' },
      { area: 'onboarding', text: 'Program is required' },
      { area: 'onboarding', text: 'Discipline is required' },
    ],
    sent: [{ path: '/onboarding', data: { ID_No: '', mobile_no: '98765', add_year: '2015', Program: ' ', discipline: '' } }],
  },
  {
    path: '/register',
    act: registerFromElsewhere,
    seen: [{ area: 'accounts', text: 'Please use an @campus.example email address.' }],
    sent: [
      {
        path: '/auth/register',
        data: { name: 'Tara Menon', ID: '20269302', email: 'tara.menon@mail.example', password: 'violet harbor lantern' },
      },
    ],
  },
];
