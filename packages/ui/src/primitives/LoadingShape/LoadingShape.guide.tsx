import { Stack } from '../../layout/Stack/Stack.tsx';
import type { ComponentGuide } from '../../testing/guide.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { LoadingShape } from './LoadingShape.tsx';

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['Content of a known shape is loading: a profile, a form, the tiles of a dashboard.'],
  useInstead: [
    { when: 'It is a list, which has its own placeholders', component: 'RecordList' },
    { when: 'The shape is unknown', component: 'Spinner' },
    { when: 'A pressed button is busy', component: 'Button' },
    { when: 'The progress is known', component: 'ProgressBar' },
  ],
  anatomy: [
    { part: 'Spinner', is: 'names what is loading, and is announced.' },
    { part: 'Blanks', is: 'Skeletons in the shape of the content, so that nothing jumps; hidden from screen readers.' },
  ],
  dos: [
    {
      do: (
        <LoadingShape label="Loading profile...">
          <Skeleton shape="title" width="half" />
          <Skeleton width="most" />
        </LoadingShape>
      ),
      dont: (
        <Stack>
          <Skeleton shape="title" width="half" />
          <Skeleton width="most" />
        </Stack>
      ),
      why: 'Skeletons alone tell nothing to people who cannot see them.',
    },
    {
      do: (
        <LoadingShape label="Loading profile...">
          <Skeleton shape="title" width="half" />
        </LoadingShape>
      ),
      dont: <Spinner label="Please wait..." />,
      why: 'Name what is loading, and reserve its space.',
    },
  ],
  keyboard: [],
  screenReader: [{ part: 'Spinner', role: 'status', text: 'Loading profile...' }],
  adapts: {
    narrow: { says: 'Skeletons are shares of the available width.', story: 'Default' },
    long: { says: 'The text wraps beside the spinner.', story: 'Default' },
    many: { says: 'Use one for content that arrives together, and one for each part that arrives separately.', story: 'InACard' },
    rightToLeft: { says: 'The spinner is to the right of the text, and skeletons start on the right.', story: 'Default' },
  },
  related: ['Skeleton', 'Spinner', 'RecordList', 'ErrorState'],
  matrix: 'InACard',
} satisfies ComponentGuide;
