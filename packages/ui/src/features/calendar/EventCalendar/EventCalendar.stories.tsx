import { CALENDAR_VIEWS } from '@quad/domain/calendar';
import { aCalendarEvent, busyMonth, campusMoment } from '@quad/domain/fixtures';
import { hi as rules } from '@quad/domain/hindi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { hi } from '../../../messages/hi.ts';
import {
  act,
  callsOnce,
  callsWith,
  focuses,
  hasFocus,
  inside,
  keys,
  lacks,
  plays,
  presses,
  rendersAtMost,
  says,
  sees,
  seesMany,
  seesRole,
  sequence,
  shows,
} from '../../../plays.ts';
import { translateBy } from '../../../primitives/UiProvider/translate.ts';
import { UiProvider } from '../../../primitives/UiProvider/UiProvider.tsx';
import { type ComponentTables, key, performTables } from '../../../testing/performTables.ts';
import { EventCalendar, type EventCalendarProps } from './EventCalendar.tsx';

const day = (name: string) => ({ role: 'button', name }) as const;
const TODAY_CELL = day('Friday, 20 November 2026, today, 3 events');

const tables = {
  keyboard: [
    key('{Tab}{Tab}{Tab}{Tab}', 'Moves over the three buttons to the day.', { focus: TODAY_CELL }),
    key('{ArrowRight}', 'Moves to the next day; Left to the one before.', { focus: day('Saturday, 21 November 2026, 3 events') }),
    key('{ArrowUp}', 'Moves back a week; Down a week on.', { focus: day('Saturday, 14 November 2026, 3 events') }),
    key('{Home}', 'Moves to the first day of the week.', { focus: day('Sunday, 8 November 2026, 4 events') }),
    key('{End}', 'Moves to the last one.', { focus: day('Saturday, 14 November 2026, 3 events') }),
    key('{PageDown}', 'Moves a month on, PageUp back; with Shift a year.', { calls: 'onRangeChange' }),
    key('{Enter}', TODAY_CELL, 'Opens the day; Space does so too.', { calls: 'onRangeChange' }),
  ],
  screenReader: [
    { part: 'Title', role: 'heading', name: 'November 2026', state: { level: 2 } },
    { part: 'Grid', role: 'grid', name: 'November 2026' },
    { part: 'Today', ...TODAY_CELL },
    { part: 'Back', role: 'button', name: 'Previous month' },
    { part: 'On', role: 'button', name: 'Next month' },
    { part: 'While they are on their way', role: 'status', text: 'Loading calendar...', story: 'Loading' },
    { part: 'More', role: 'button', name: '+11 more: show all 13 events of Friday, 20 November 2026', story: 'Many' },
  ],
} satisfies ComponentTables;

const TODAY = '2026-11-20';
const meta = {
  title: 'Features/Calendar/EventCalendar',
  component: EventCalendar,
  parameters: { tables },
  args: { view: 'month', day: TODAY, today: TODAY, events: busyMonth(70), onRangeChange: fn(), onRetry: fn() },
} satisfies Meta<typeof EventCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

const timed = (_id: string, title: string, on: number, start: string, end: string) =>
  aCalendarEvent({ _id, title, start: campusMoment(on, start), end: campusMoment(on, end) });
const TALK = timed('talk', 'Guest Lecture', 0, '09:30', '10:30');
const FESTIVAL = aCalendarEvent({
  title: 'Monsoon Festival',
  start: campusMoment(-1, '10:00'),
  end: campusMoment(2, '20:00'),
  _id: 'festival',
});
const CANCELLED = aCalendarEvent({ title: 'Chess Evening', status: 'cancelled', start: campusMoment(0, '18:30'), end: null, _id: 'chess' });
const FEW = [TALK, FESTIVAL, CANCELLED, aCalendarEvent()];

/** Stores the view and the day, as an app does. */
function Stateful(args: EventCalendarProps) {
  const [{ view, day }, move] = useState({ view: args.view, day: args.day });
  return (
    <EventCalendar
      {...args}
      view={view}
      day={day}
      onRangeChange={(next) => {
        args.onRangeChange(next);
        move(next);
      }}
    />
  );
}

export const Default: Story = { play: performTables };

export const Views: Story = {
  args: { events: FEW },
  render: (args) => (
    <Stack gap="xl">
      {CALENDAR_VIEWS.map((view) => (
        <EventCalendar key={view} {...args} view={view} />
      ))}
    </Stack>
  ),
};

export const OverDays: Story = shows({ events: FEW }, async ({ canvas }) => {
  for (const name of [
    'Thursday, 19 November 2026, 1 event',
    'Friday, 20 November 2026, today, 4 events',
    'Sunday, 22 November 2026, 1 event',
  ]) {
    const cell = canvas.getByRole('button', { name }).closest('td');
    await expect(within(cell as HTMLElement).getByTitle(/Monsoon Festival/)).toHaveAttribute('href', '/events/festival');
  }
  const begins = canvas.getByRole('button', { name: /^Thursday, 19 November/ }).closest('td');
  await expect(within(begins as HTMLElement).getByRole('link')).toHaveTextContent('10:00 am Monsoon Festival');
});

export const Cancelled: Story = { args: { events: [CANCELLED] }, play: says('Cancelled: 6:30 pm Chess Evening', 'link') };

/** A day has room for three lines; the button with the number of further events opens the day. */
export const Many: Story = plays(
  { args: { events: busyMonth(300) }, render: (args) => <Stateful {...args} /> },
  performTables,
  presses('+11 more: show all 13 events of Friday, 20 November 2026'),
  callsOnce('onRangeChange'),
  callsWith('onRangeChange', { day: TODAY, view: 'day' }),
  seesRole('heading', 'Friday, 20 November 2026'),
  inside('list', 'Friday, 20 November 2026', seesMany(13, 'listitem')),
);

/** The number of DOM nodes does not depend on the number of events. */
export const ThousandsOfEvents: Story = act(
  { args: { events: busyMonth(2000) }, render: (args) => <Stateful {...args} /> },
  rendersAtMost(300),
  focuses('button', /^Friday, 20 November 2026/),
  keys('{ArrowDown}{ArrowDown}'),
  hasFocus('button', /^Friday, 4 December 2026/),
  seesRole('heading', 'December 2026'),
  rendersAtMost(300),
  keys('{PageUp}{Shift>}{PageUp}{/Shift}'),
  hasFocus('button', 'Tuesday, 4 November 2025'),
);

export const Week: Story = plays(
  { args: { view: 'week', events: busyMonth(300) }, render: (args) => <Stateful {...args} /> },
  seesRole('grid', '15–21 November 2026'),
  presses('Next week'),
  seesRole('heading', '22–28 November 2026'),
  presses('Today'),
  seesRole('heading', '15–21 November 2026'),
);

/** Events at their hours, parallel ones side by side, those of several days above, and a line at the current time. */
export const Hours: Story = {
  args: {
    view: 'week',
    now: new Date(campusMoment(0, '14:20')),
    events: [TALK, FESTIVAL, timed('quiz', 'Quiz', 0, '10:00', '12:00'), timed('run', 'Sunrise Run', 1, '05:30', '07:00')],
  },
  play: sequence(async ({ canvas }) => {
    const place = (title: RegExp) => canvas.getByTitle(title).getBoundingClientRect();
    const [lecture, quiz, run] = [place(/Guest Lecture/), place(/Quiz/), place(/Sunrise Run/)];
    await expect(quiz.left).toBeGreaterThanOrEqual(lecture.right);
    await expect(quiz.height / lecture.height).toBeGreaterThan(1.9);
    await expect(run.top).toBeLessThan(lecture.top);
    await expect(canvas.getAllByTitle(/Monsoon Festival/)[0]?.getBoundingClientRect().bottom).toBeLessThan(run.top);
  }, sees('5:00 am')),
};

export const Day: Story = shows({ view: 'day', events: FEW }, async ({ canvas }) => {
  const lines = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
  await expect(lines).toEqual([
    'Monsoon FestivalNov 19, 2026, 10:00 am to Nov 22, 2026, 8:00 pm · Main Auditorium · Robotics Club',
    'Guest Lecture9:30 am to 10:30 am · Main Auditorium · Robotics Club',
    'Line Follower Challenge4:00 pm to 6:00 pm · Main Auditorium · Robotics Club',
    'Chess EveningCancelled6:30 pm · Main Auditorium · Robotics Club',
  ]);
});

export const OnAPhone: Story = {
  args: { events: FEW },
  globals: { viewport: { value: 'phone' } },
  play: sequence(lacks('grid'), async ({ canvas }) => {
    const lines = canvas.getAllByRole('listitem');
    await expect(lines).toHaveLength(7);
    await expect(lines[0]).toHaveTextContent('Thursday, 19 November 2026');
  }),
};

export const ManyOnAPhone: Story = {
  args: { events: busyMonth(2000) },
  globals: { viewport: { value: 'phone' } },
  play: sequence(
    async ({ canvas }) => expect((await canvas.findAllByRole('listitem'))[0]).toHaveTextContent('Sunday, 1 November 2026'),
    rendersAtMost(200),
  ),
};

export const LongTitle: Story = {
  args: {
    view: 'week',
    events: [
      aCalendarEvent({
        title: 'Intercollegiate Symposium on Autonomous Navigation, Swarm Robotics and Human-Machine Interaction (Second Edition)',
        end: campusMoment(1, '12:00'),
      }),
    ],
  },
};

export const EmptyDay: Story = { args: { view: 'day', events: [] }, play: sees('No events on this day.') };

/** The days are shown while their events are loading. */
export const Loading: Story = { args: { events: undefined }, play: sequence(says('Loading calendar...', 'status'), performTables) };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: sequence(focuses('button', /^Friday, 20 November 2026/), keys('{ArrowLeft}'), hasFocus('button', /^Saturday, 21 November 2026/)),
};

const HINDI = translateBy({ ...rules, ...hi });

/** Dates follow the locale and texts the language; texts of users are not translated. */
export const InHindi: Story = {
  args: { events: [...FEW, ...busyMonth(70)] },
  render: (args) => (
    <UiProvider messages={HINDI} locale="hi-IN">
      <EventCalendar {...args} />
    </UiProvider>
  ),
  play: sequence(
    seesRole('heading', 'नवंबर 2026'),
    seesRole('button', 'पिछला महीना'),
    seesRole('columnheader', /^शुक्र/),
    seesRole('button', /^शुक्रवार, 20 नवंबर 2026, आज, \d+ कार्यक्रम$/),
    seesRole('button', /^\+\d+ और: शुक्रवार, 20 नवंबर 2026 के सभी \d+ कार्यक्रम दिखाएँ$/),
  ),
};

export const DayInHindi: Story = {
  ...InHindi,
  args: { view: 'day', events: FEW },
  play: sequence(seesRole('heading', 'शुक्रवार, 20 नवंबर 2026'), sees(/^9:30 am से 10:30 am तक · /, 'रद्द'), seesRole('link', 'Chess Evening')),
};
