import { chartKeyboard, chartScreenReader } from '../../testing/chartGuide.ts';
import type { ComponentGuide } from '../../testing/guide.ts';
import { PartsChart } from './PartsChart.tsx';

const TITLE = 'Events by category';

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: [
    'Parts add up to one whole, and readers want to know which part is largest.',
    'There are few parts: up to eight have a bar each.',
  ],
  useInstead: [
    { when: 'One item may be in several parts, so that they do not add up to a whole', component: 'BarChart' },
    { when: 'The parts are statuses that follow each other', component: 'StatusPipelineChart' },
  ],
  anatomy: [
    { part: 'Title', is: 'what is divided, and how it is divided.' },
    { part: 'Sentence', is: 'the largest part, and its share.' },
    { part: 'Show table', is: 'switches between the drawing and a table of all parts with their shares.' },
    {
      part: 'Bars',
      is: 'one for each part, largest first, with its name, figure and share above it; none if there is only one part.',
    },
    { part: 'Reading', is: 'the part under the pointer or selected by the arrow keys, shown and announced.' },
  ],
  dos: [
    {
      do: (
        <PartsChart
          title="Events by category"
          data={[
            { name: 'technical', value: 38 },
            { name: 'cultural', value: 30 },
            { name: 'sports', value: 22 },
          ]}
          unit={{ one: 'event', other: 'events' }}
          nameHeading="Category"
        />
      ),
      dont: (
        <PartsChart
          title="Members by club"
          data={[
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
  screenReader: chartScreenReader(TITLE, 'Bars'),
  adapts: {
    narrow: { says: 'Bars get shorter, and names wrap to two lines.', story: 'Adapts' },
    long: { says: 'A long name takes two lines and ends with an ellipsis; the tooltip and the table have it completely.', story: 'Adapts' },
    many: { says: 'The eight largest parts have a bar each; the others share one called Other.', story: 'Many' },
    rightToLeft: { says: 'Bars start on the right.', story: 'Adapts' },
  },
  related: ['BarChart', 'StatusPipelineChart', 'TrendChart', 'ChartFrame'],
  matrix: 'Shapes',
} satisfies ComponentGuide;
