import type { ComponentGuide } from '../../testing/guide.ts';
import { Calendar } from '../Calendar/Calendar.tsx';
import { RangeCalendar } from './RangeCalendar.tsx';

function day(name: string) {
  return { role: 'gridcell', name } as const;
}

export const guide = {
  status: 'new',
  since: '0.2',
  useWhen: [
    'The first and the last day of something are chosen, and what lies between them matters: a camp, a booking of a week, the time of a report.',
  ],
  useInstead: [
    { when: 'It is one of a form’s fields', component: 'DateRangePicker' },
    { when: 'It is a single day', component: 'Calendar' },
    { when: 'It is one of a few known times, such as a term', component: 'Select' },
  ],
  anatomy: [
    { part: 'Months', is: 'as in Calendar, one or two side by side.' },
    { part: 'Range', is: 'a band from the first to the last day, whose ends are dark. It is shown on the way, too.' },
    { part: 'Line', is: 'which of the two days is chosen next.' },
  ],
  dos: [
    {
      do: <RangeCalendar label="Days of the camp" defaultValue={{ start: '2026-11-24', end: '2026-11-27' }} />,
      dont: (
        <>
          <Calendar label="First day" defaultValue="2026-11-24" />
          <Calendar label="Last day" defaultValue="2026-11-27" />
        </>
      ),
      why: 'One calendar shows how long it is, and cannot end before it begins.',
    },
    {
      do: <RangeCalendar label="Days of the camp" min="2026-11-20" defaultMonth="2026-11-01" />,
      dont: <RangeCalendar label="Range" defaultMonth="2026-11-01" />,
      why: 'The label says what takes place on these days; days that are over are out of bounds where they cannot be had.',
    },
  ],
  keyboard: [
    {
      keys: '{Tab}{Tab}{Tab}',
      does: 'Moves over the two page buttons to the first day, else to today.',
      outcome: { focus: day('Friday, 20 November 2026, today') },
    },
    {
      keys: '{Enter}',
      does: 'Chooses the first day; nothing is told yet.',
      outcome: [{ doesNotCall: 'onValueChange' }, { shows: { role: 'status', text: 'Choose the last day' } }],
    },
    {
      keys: '{ArrowRight}{ArrowRight}',
      does: 'Arrows, Page Up and Page Down move as in Calendar, and the range is marked up to there.',
      outcome: { shows: { ...day('Saturday, 21 November 2026'), state: { selected: true } } },
    },
    {
      keys: '{Escape}',
      does: 'Gives the first day up.',
      outcome: { shows: { ...day('Saturday, 21 November 2026'), state: { selected: false } } },
    },
    {
      keys: '{Enter}{ArrowLeft}{ArrowLeft}[Space]',
      does: 'Chooses both; the earlier one is the first.',
      outcome: { calls: 'onValueChange' },
    },
  ],
  screenReader: [
    { part: 'Calendar', role: 'group', name: 'Days of the camp', story: 'Chosen' },
    { part: 'Month', role: 'grid', name: 'November 2026', story: 'Chosen' },
    { part: 'Day of the range', ...day('Wednesday, 25 November 2026'), state: { selected: true }, story: 'Chosen' },
    { part: 'Day outside of it', ...day('Saturday, 28 November 2026'), state: { selected: false }, story: 'Chosen' },
  ],
  adapts: {
    narrow: { says: 'Of two months the second is only shown from a tablet upwards.', story: 'TwoMonths' },
    long: { says: 'A range may be as long as the bounds allow, over months that are not in sight.', story: 'TwoMonths' },
    many: { says: 'A range stops before a day that cannot be had.', story: 'StopsBeforeWhatIsTaken' },
    rightToLeft: { says: 'The band runs from right to left.', story: 'RightToLeft' },
  },
  related: ['DateRangePicker', 'Calendar'],
  matrix: 'Chosen',
} satisfies ComponentGuide;
