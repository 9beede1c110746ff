import type { ComponentGuide } from '../../testing/guide.ts';
import { Calendar } from '../Calendar/Calendar.tsx';
import { RangeCalendar } from './RangeCalendar.tsx';

function day(name: string) {
  return { role: 'gridcell', name } as const;
}

export const guide = {
  status: 'new',
  since: '0.2',
  useWhen: ['A first and a last day are selected, and the days between matter: a camp, a booking of a week, the period of a report.'],
  useInstead: [
    { when: 'It is a field of a form', component: 'DateRangePicker' },
    { when: 'It is a single day', component: 'Calendar' },
    { when: 'It is one of a few fixed periods, such as a term', component: 'Select' },
  ],
  anatomy: [
    { part: 'Months', is: 'as in Calendar, one or two side by side.' },
    { part: 'Range', is: 'a band from the first to the last day, whose ends are dark. It is also shown during the selection.' },
    { part: 'Line', is: 'which of the two days is selected next.' },
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
      why: 'One calendar shows the length of the range, which cannot end before it starts.',
    },
    {
      do: <RangeCalendar label="Days of the camp" min="2026-11-20" defaultMonth="2026-11-01" />,
      dont: <RangeCalendar label="Range" defaultMonth="2026-11-01" />,
      why: 'The label names the event on these days; use bounds if past days are unavailable.',
    },
  ],
  keyboard: [
    {
      keys: '{Tab}{Tab}{Tab}',
      does: 'Moves past the two month buttons to the first day, otherwise to today.',
      outcome: { focus: day('Friday, 20 November 2026, today') },
    },
    {
      keys: '{Enter}',
      does: 'Selects the first day; nothing is reported yet.',
      outcome: [{ doesNotCall: 'onValueChange' }, { shows: { role: 'status', text: 'Choose the last day' } }],
    },
    {
      keys: '{ArrowRight}{ArrowRight}',
      does: 'Arrow keys, Page Up and Page Down move as in Calendar, and the range up to the focus is highlighted.',
      outcome: { shows: { ...day('Saturday, 21 November 2026'), state: { selected: true } } },
    },
    {
      keys: '{Escape}',
      does: 'Cancels the first day.',
      outcome: { shows: { ...day('Saturday, 21 November 2026'), state: { selected: false } } },
    },
    {
      keys: '{Enter}{ArrowLeft}{ArrowLeft}[Space]',
      does: 'Selects both; the earlier one is the first.',
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
    narrow: { says: 'A second month is only shown from the width of a tablet on.', story: 'TwoMonths' },
    long: { says: 'A range may be as long as the bounds allow, over months that are not visible.', story: 'TwoMonths' },
    many: { says: 'A range stops before an unavailable day.', story: 'StopsBeforeWhatIsTaken' },
    rightToLeft: { says: 'The band runs from right to left.', story: 'RightToLeft' },
  },
  related: ['DateRangePicker', 'Calendar'],
  matrix: 'Chosen',
} satisfies ComponentGuide;
