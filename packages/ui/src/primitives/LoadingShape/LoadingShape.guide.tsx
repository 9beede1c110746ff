import { Stack } from '../../layout/Stack/Stack.tsx';
import type { ComponentGuide } from '../../testing/guide.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { LoadingShape } from './LoadingShape.tsx';

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['Content is on its way whose shape is known: a profile, a form, the tiles of a dashboard.'],
  useInstead: [
    { when: 'It is a list, which brings its own', component: 'RecordList' },
    { when: 'Nobody knows what shape it will have', component: 'Spinner' },
    { when: 'Something that was pressed is on its way', component: 'Button' },
    { when: 'How far it is can be told', component: 'ProgressBar' },
  ],
  anatomy: [
    { part: 'Spinner', is: 'says what is being waited for, and is read out.' },
    { part: 'Blanks', is: 'Skeletons in the shape of what is coming, so that nothing jumps; silent.' },
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
      why: 'Blanks alone say nothing to whoever cannot see them.',
    },
    {
      do: (
        <LoadingShape label="Loading profile...">
          <Skeleton shape="title" width="half" />
        </LoadingShape>
      ),
      dont: <Spinner label="Please wait..." />,
      why: 'Name what is being waited for, and keep its place.',
    },
  ],
  keyboard: [],
  screenReader: [{ part: 'Spinner', role: 'status', text: 'Loading profile...' }],
  adapts: {
    narrow: { says: 'Blanks are parts of the width that there is.', story: 'Default' },
    long: { says: 'The words break beside the ring.', story: 'Default' },
    many: { says: 'One for all that comes together; parts that come by themselves have each their own.', story: 'InACard' },
    rightToLeft: { says: 'The ring stands to the right of the words, and blanks begin at the right.', story: 'Default' },
  },
  related: ['Skeleton', 'Spinner', 'RecordList', 'ErrorState'],
  matrix: 'InACard',
} satisfies ComponentGuide;
