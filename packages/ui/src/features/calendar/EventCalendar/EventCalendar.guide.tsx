import { busyMonth } from '@quad/domain/fixtures';
import type { ComponentGuide } from '../../../testing/guide.ts';
import { EventCalendar } from './EventCalendar.tsx';

const FEW = busyMonth(12);
const nothing = () => {};
const day = (name: string) => ({ role: 'button', name }) as const;
const TODAY = day('Friday, 20 November 2026, today, 3 events');

export const guide = {
  status: 'new',
  since: '0.2',
  useWhen: ['It matters on which days events lie, and what lies beside them.'],
  useInstead: [
    { when: 'Events are acted on, or compared by more than their days', component: 'EventList' },
    { when: 'A day is chosen in a form', component: 'DatePicker' },
    { when: 'Rooms are compared by hours', component: 'Timeline' },
  ],
  anatomy: [
    { part: 'Title', is: 'the month, the week or the day that is shown; another one is read out.' },
    { part: 'Buttons', is: 'a page back, to today, a page on.' },
    { part: 'Day', is: 'its number, today with an edge, and as many events as have room, those of several days in one line.' },
    { part: 'More', is: 'how many have no room; it opens the day, as Enter does.' },
    { part: 'Event', is: 'leads to its page; a cancelled one says so and is struck out.' },
    { part: 'List', is: 'of one day, and on a phone of all days on which something is.' },
  ],
  dos: [
    {
      do: <EventCalendar view="week" day="2026-11-20" today="2026-11-20" events={FEW} onMove={nothing} />,
      dont: <EventCalendar view="month" day="2026-11-20" today="2026-11-20" events={[]} onMove={nothing} />,
      why: 'Where there is nothing, say with `hint` why: an empty month alone looks broken.',
    },
  ],
  keyboard: [
    { keys: '{Tab}{Tab}{Tab}{Tab}', does: 'Moves over the three buttons to the day.', outcome: { focus: TODAY } },
    {
      keys: '{ArrowRight}',
      does: 'Moves to the next day; Left to the one before.',
      outcome: { focus: day('Saturday, 21 November 2026, 3 events') },
    },
    { keys: '{ArrowUp}', does: 'Moves back a week; Down a week on.', outcome: { focus: day('Saturday, 14 November 2026, 3 events') } },
    { keys: '{Home}', does: 'Moves to the first day of the week.', outcome: { focus: day('Sunday, 8 November 2026, 4 events') } },
    { keys: '{End}', does: 'Moves to the last one.', outcome: { focus: day('Saturday, 14 November 2026, 3 events') } },
    { keys: '{PageDown}', does: 'Moves a month on, PageUp back; with Shift a year.', outcome: { calls: 'onMove' } },
    { keys: '{Enter}', on: TODAY, does: 'Opens the day; Space does so too.', outcome: { calls: 'onMove' } },
  ],
  screenReader: [
    { part: 'Title', role: 'heading', name: 'November 2026', state: { level: 2 } },
    { part: 'Grid', role: 'grid', name: 'November 2026' },
    { part: 'Today', ...TODAY },
    { part: 'Back', role: 'button', name: 'Previous month' },
    { part: 'On', role: 'button', name: 'Next month' },
    { part: 'While they are on their way', role: 'status', text: 'Loading calendar...', story: 'Loading' },
    { part: 'More', role: 'button', name: '+11 more: show all 13 events of Friday, 20 November 2026', story: 'Many' },
  ],
  adapts: {
    narrow: { says: 'On a phone a month and a week are lists, day by day.', story: 'OnAPhone' },
    long: { says: 'A title ends with its line in a grid, and breaks in a list.', story: 'LongTitle' },
    many: { says: 'A day has so many lines and counts the rest: the page never has more nodes.', story: 'ThousandsOfEvents' },
    rightToLeft: { says: 'Weeks begin on the right; Left moves on.', story: 'RightToLeft' },
  },
  related: ['EventList', 'UpcomingEvents', 'Calendar', 'Timeline'],
  matrix: 'Views',
} satisfies ComponentGuide;
