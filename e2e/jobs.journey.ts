import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';
import { test } from './ownServer.ts';
import { type Club, call } from './people.ts';
import { runningDays } from './rooms.ts';
import type { Served } from './server.ts';

/** The maximum number of clicks for all tasks together, each on the path from its home page. Typing does not count. */
const MAX_CLICKS = 75;

/** Planned last, so it is the first of the updates on home pages. */
const EVENT = 'Glider Day';
const BEGUN = 'Kite Month';
/** A vacant position of the coordinator's club. */
const POSITION = 'Glider Captain';

/** A user whose clicks are counted. */
class Presses {
  clicks = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async press(control: Locator): Promise<void> {
    this.clicks += 1;
    await control.click();
  }

  /** Opens a select and presses an option. */
  async choose(select: Locator, option: string | { index: number }): Promise<void> {
    this.clicks += 2;
    await select.selectOption(option);
  }

  link(name: string | RegExp, at: Page | Locator = this.page): Promise<void> {
    return this.press(at.getByRole('link', { name }).first());
  }

  button(name: string | RegExp, at: Page | Locator = this.page): Promise<void> {
    return this.press(at.getByRole('button', { name }).first());
  }

  tab(name: string | RegExp): Promise<void> {
    return this.press(this.page.getByRole('tab', { name }));
  }
}

interface Job {
  readonly who: 'student' | 'robotics' | 'scitech' | 'president';
  readonly what: string;
  readonly most: number;
  /** Performs the task from the page after signing in, and checks the result. */
  readonly does: (by: Presses, page: Page) => Promise<void>;
}

/** Decides all waiting items of a kind from the home page: selects all and decides at once. Returns their number. */
async function decideAll(by: Presses, kind: string, decision: string): Promise<void> {
  await by.link(new RegExp(`^${kind} \\d`));
  const { page } = by;
  const items = page.getByRole('list', { name: 'Waits for you' }).getByRole('listitem');
  await expect(items.first()).toBeVisible();
  await by.press(page.getByRole('checkbox', { name: 'Select all' }));
  await by.press(page.locator('[data-bulk-actions]').getByRole('button', { name: new RegExp(`^${decision}`) }));
  await expect(page.getByText('Nothing of this kind waits for you.')).toBeVisible();
}

const JOBS: readonly Job[] = [
  {
    who: 'student',
    what: 'what is on next, when and where',
    most: 1,
    async does(by, page) {
      await by.link('Student Dashboard');
      const first = page.getByRole('region', { name: 'Upcoming Events' }).getByRole('listitem').first();
      await expect(first).toContainText(/\d:\d\d [ap]m/);
    },
  },
  {
    who: 'student',
    what: 'register for an event',
    most: 2,
    async does(by, page) {
      await by.link(EVENT);
      await by.button('Register');
      await expect(page.getByText('You are registered.')).toBeVisible();
    },
  },
  {
    who: 'student',
    what: 'add an achievement',
    most: 5,
    async does(by, page) {
      await by.link('Achieve');
      await by.button('Add Achievement');
      await page.getByLabel('Title').fill('First in the glider race');
      await page.getByLabel('Description').fill('Forty metres.');
      await page.getByLabel('Date achieved').fill('2026-10-01');
      await page.getByLabel('Category').fill('Flying');
      await by.choose(page.getByRole('combobox', { name: 'Type' }), { index: 1 });
      await page.getByLabel('Level').fill('National');
      await by.button('Submit');
      await expect(page.getByLabel('Title')).toHaveValue('');
    },
  },
  {
    who: 'student',
    what: 'has my skill been endorsed',
    most: 1,
    async does(by, page) {
      await by.link('Skills');
      await expect(
        page
          .getByRole('list', { name: 'Skills' })
          .getByText(/^(Not )?Endorsed$/)
          .first(),
      ).toBeVisible();
    },
  },
  {
    who: 'student',
    what: 'give feedback about an event',
    most: 6,
    async does(by, page) {
      await by.link(BEGUN);
      await by.link('Give Feedback');
      await expect(page.getByRole('combobox', { name: 'Target', exact: true })).toHaveValue(BEGUN);
      await by.choose(page.getByRole('combobox', { name: 'Type', exact: true }), 'Suggestion');
      await by.press(page.getByRole('radio', { name: '4 stars' }));
      await page.getByRole('textbox', { name: 'Comments' }).fill('More wind, please.');
      await by.button('Submit');
      await expect(page.getByRole('textbox', { name: 'Comments' })).toHaveValue('');
    },
  },
  {
    who: 'robotics',
    what: 'create an event',
    most: 5,
    async does(by, page) {
      await by.link('Events');
      await by.button('Add Event');
      await page.getByLabel('Title').fill('Kite Evening');
      await by.choose(page.getByLabel('Category'), 'technical');
      await page.getByLabel('Start date').fill('2096-12-03');
      await page.getByLabel('Start time').fill('18:00');
      await page.getByLabel('End date').fill('2096-12-03');
      await page.getByLabel('End time').fill('20:00');
      await by.button('Create Event');
      await expect(page.getByText('Event created successfully!')).toBeVisible();
    },
  },
  {
    who: 'robotics',
    what: 'ask for a room',
    most: 4,
    async does(by, page) {
      await by.link('Events');
      await by.button('+ Request Room', page.getByRole('article', { name: 'Kite Evening' }));
      const dialog = page.getByRole('dialog', { name: 'Request a Room' });
      await by.button(/^Seminar Hall|^Lecture Hall/, dialog);
      await by.button('Submit Request', dialog);
      await expect(dialog).toBeHidden();
    },
  },
  {
    who: 'robotics',
    what: 'resolve ten feedbacks',
    most: 11,
    async does(by, page) {
      await by.link(/^Feedback \d/);
      const items = page.getByRole('list', { name: 'Waits for you' }).getByRole('listitem');
      for (let time = 0; time < 10; time += 1) {
        await by.button(/^Resolve/, items.filter({ has: page.getByRole('button', { name: /^Resolve/ }) }).first());
        const dialog = page.getByRole('dialog', { name: 'mark as resolved' });
        await dialog.getByRole('textbox', { name: 'Actions taken' }).fill('Answered at the meeting.');
        await page.keyboard.press('Control+Enter');
        await expect(dialog).toBeHidden();
      }
    },
  },
  {
    who: 'robotics',
    what: 'verify nine achievements',
    most: 3,
    does: (by) => decideAll(by, 'Achievement', 'Verify'),
  },
  {
    who: 'robotics',
    what: 'see who comes',
    most: 2,
    async does(by, page) {
      await by.link('Events');
      await by.link(/^Participants of/);
      await expect(page).toHaveURL(/\/participants$/);
      await expect(page.getByRole('status').filter({ hasText: /^\d+ students?$/ })).toBeVisible();
    },
  },
  {
    who: 'scitech',
    what: 'endorse twenty-seven skills',
    most: 3,
    does: (by) => decideAll(by, 'Skill to endorse', 'Endorse'),
  },
  {
    who: 'scitech',
    what: 'decide about two new skills',
    most: 3,
    does: (by) => decideAll(by, 'New skill', 'Endorse'),
  },
  {
    who: 'scitech',
    what: 'which club is behind',
    most: 0,
    async does(_by, page) {
      await expect(page.getByRole('figure', { name: 'Budget by club' })).toBeVisible();
      await expect(page.getByRole('figure', { name: 'Top clubs by activity' })).toContainText(/leads with \d+ of \d+ events/);
    },
  },
  {
    who: 'scitech',
    what: 'answer a complaint',
    most: 2,
    async does(by, page) {
      await by.button(/^Resolve: Complaint/);
      const dialog = page.getByRole('dialog', { name: 'mark as resolved' });
      await dialog.getByRole('textbox', { name: 'Actions taken' }).fill('The lab is open until ten again.');
      await by.button('Submit', dialog);
      await expect(dialog).toBeHidden();
    },
  },
  {
    who: 'scitech',
    what: 'begin an event',
    most: 2,
    async does(by, page) {
      await by.link('Events');
      await by.button('Add Event');
      await expect(page.getByLabel('Title')).toBeVisible();
    },
  },
  {
    who: 'president',
    what: 'decide twenty-two rooms',
    most: 5,
    async does(by, page) {
      await by.link('Pending Room Requests');
      await by.press(page.getByRole('checkbox', { name: 'Select all' }));
      await by.button(/^Approve/, page.locator('[data-bulk-actions]'));
      // A conflicting request returns with the reason when the others are sent.
      const refused = page.getByRole('alert').filter({ hasText: 'already booked' });
      await expect(refused.first()).toBeVisible();
      await by.press(page.getByRole('checkbox', { name: 'Select all' }));
      await by.button(/^Reject/, page.locator('[data-bulk-actions]'));
      await expect(page.getByText('Nothing of this kind waits for you.')).toBeVisible();
    },
  },
  {
    who: 'president',
    what: 'is the budget kept',
    most: 0,
    async does(_by, page) {
      const used = page.getByRole('listitem').filter({ hasText: 'Budget Used' });
      await expect(used).toContainText(/₹[\d,]+of ₹[\d,]+/);
      await expect(used.getByRole('meter', { name: 'Used' })).toBeVisible();
    },
  },
  {
    who: 'president',
    what: 'appoint somebody',
    most: 7,
    async does(by, page) {
      await by.link('PORs');
      await by.button('Add Position');
      const form = page.getByRole('form', { name: 'Add Position Holder' });
      await form.getByRole('combobox', { name: 'User' }).fill('Aditi');
      await by.press(page.getByRole('option', { name: /Aditi Sharma/ }));
      await form.getByRole('combobox', { name: 'Position', exact: true }).fill(POSITION);
      await by.press(page.getByRole('option', { name: POSITION }));
      await by.choose(form.getByRole('combobox', { name: 'Tenure year' }), { index: 1 });
      await by.button('Add Position Holder', form);
      await expect(form.getByRole('combobox', { name: 'User' })).toHaveValue('');
    },
  },
  {
    who: 'president',
    what: 'who holds what',
    most: 1,
    async does(by, page) {
      await by.link('PORs');
      await expect(page.getByRole('table', { name: 'Position holders' }).getByRole('row').nth(1)).toBeVisible();
    },
  },
  {
    who: 'president',
    what: 'unresolved complaints',
    most: 1,
    async does(by, page) {
      await by.link(/^Feedback \d/);
      await expect(page.getByRole('button', { name: /^Complaint about/ }).first()).toBeVisible();
    },
  },
];

/** Creates an event with open registration, one that has started, whatever the time of day, and a vacant position. */
async function plan(server: Served, club: Club): Promise<void> {
  const shared = { category: 'technical', organizing_unit_id: club.id };
  const years = { start: '2096-12-01T09:00:00+05:30', end: '2096-12-01T18:00:00+05:30' };
  const planned = [
    { ...shared, title: EVENT, schedule: years, registration: { required: true } },
    { ...shared, title: BEGUN, schedule: runningDays() },
  ];
  for (const event of planned) await call(server, club.coordinator.state, '/api/events/create', event);
  const position = { title: POSITION, unit_id: club.id, position_type: 'Team', responsibilities: ['Fly'], position_count: 1 };
  await call(server, club.coordinator.state, '/api/positions/add-position', position);
}

test('twenty tasks stay within their maximum number of clicks after signing in', async ({ server, club, signIn }) => {
  await plan(server, club);
  const table: string[] = [];
  let all = 0;
  for (const { who, what, most, does } of JOBS) {
    await test.step(`${who}: ${what}`, async () => {
      const page = await signIn(who);
      const by = new Presses(page);
      await does(by, page);
      expect.soft(by.clicks, what).toBeLessThanOrEqual(most);
      table.push(`${String(by.clicks).padStart(3)}  ${who}: ${what}`);
      all += by.clicks;
      await page.context().close();
    });
  }
  expect(all, table.join('\n')).toBeLessThanOrEqual(MAX_CLICKS);
});
