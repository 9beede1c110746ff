import { chartKeyboard, chartScreenReader } from '../../testing/chartGuide.ts';
import type { ComponentGuide } from '../../testing/guide.ts';
import { DonutChart } from './DonutChart.tsx';

const TITLE = 'Events by category';

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: [
    'Parts add up to one whole, and it is asked what most of it is.',
    'There are few parts: up to five are told apart at a glance.',
  ],
  useInstead: [
    { when: 'It matters by how much one is larger than another', component: 'BarChart' },
    { when: 'One thing may be in several parts, so that they add up to nothing', component: 'BarChart' },
    { when: 'The parts are statuses that follow each other', component: 'StatusPipelineChart' },
  ],
  anatomy: [
    { part: 'Title', is: 'what is divided, and by what.' },
    { part: 'Sentence', is: 'which part is the largest, and its share.' },
    { part: 'Show table', is: 'turns the drawing into a table of all parts with their shares, and back.' },
    { part: 'Ring', is: 'a slice for each part, the largest first; the whole stands in the middle.' },
    { part: 'Names', is: 'beside the ring, with a line to their slice; in a numbered list under it where it is narrow.' },
    { part: 'Reading', is: 'the part under the pointer or the arrow keys, shown and read out.' },
  ],
  dos: [
    {
      do: (
        <DonutChart
          title="Events by category"
          figures={[
            { name: 'technical', value: 38 },
            { name: 'cultural', value: 30 },
            { name: 'sports', value: 22 },
          ]}
          unit={{ one: 'event', other: 'events' }}
          nameHeading="Category"
        />
      ),
      dont: (
        <DonutChart
          title="Members by club"
          figures={[
            { name: 'Robotics Club', value: 38 },
            { name: 'Music Club', value: 30 },
            { name: 'Cricket Club', value: 22 },
          ]}
          unit={{ one: 'member', other: 'members' }}
          nameHeading="Club"
        />
      ),
      why: 'An event has one category. A student may be in three clubs, so members by club have no whole: compare them with BarChart.',
    },
  ],
  keyboard: chartKeyboard(
    TITLE,
    ['Moves into the chart, at its largest part; it is one stop, however many parts there are.', 'technical: 38 events, 36%'],
    [
      ['{ArrowDown}', 'Reads the next part.', 'cultural: 30 events, 29%'],
      ['{ArrowRight}', 'Does the same.', 'sports: 22 events, 21%'],
      ['{ArrowLeft}', 'Reads the part before.', 'cultural: 30 events, 29%'],
      ['{End}', 'Reads the smallest part that is drawn.', 'academic: 15 events, 14%'],
    ],
  ),
  screenReader: chartScreenReader(TITLE, 'Ring'),
  adapts: {
    narrow: { says: 'The names go into a numbered list under the ring, with their figures.', story: 'Narrow' },
    long: { says: 'Long names are shortened beside the ring; the reading and the table have them whole.', story: 'LongNames' },
    many: { says: 'The eight largest have a slice each, the others share one called Other.', story: 'Many' },
    rightToLeft: { says: 'The list of names runs from the right; the left arrow key then reads the next part.', story: 'RightToLeft' },
  },
  related: ['BarChart', 'StatusPipelineChart', 'TrendChart', 'ChartFrame'],
  matrix: 'Shapes',
} satisfies ComponentGuide;
