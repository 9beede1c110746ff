import { Text } from '../../primitives/Text/Text.tsx';
import type { ComponentGuide } from '../../testing/guide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Divider } from './Divider.tsx';

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['Space alone does not separate two parts of one object.'],
  useInstead: [
    { when: 'Space is enough', component: 'Stack' },
    { when: 'The next part has a name', component: 'Section' },
    { when: 'It would separate rows of a list, which has its own lines', component: 'RecordList' },
  ],
  anatomy: [{ part: 'Line', is: 'a hairline as wide as its container. The space around it comes from its Stack.' }],
  dos: [
    {
      do: (
        <Stack gap="l">
          <Text>Pending: one request</Text>
          <Text>Reviewed: two requests</Text>
        </Stack>
      ),
      dont: (
        <Stack>
          <Divider />
          <Text>Pending: one request</Text>
          <Divider />
          <Text>Reviewed: two requests</Text>
          <Divider />
        </Stack>
      ),
      why: 'Try space first; lines around everything look like a fence.',
    },
  ],
  keyboard: [],
  screenReader: [{ part: 'Line', role: 'separator' }],
  adapts: {
    narrow: { says: 'It is as wide as its container.', story: 'Default' },
    long: { says: 'It takes the width of its container and never widens it.', story: 'Default' },
    many: { says: 'For several parts, use Sections or a list.', story: 'Default' },
    rightToLeft: { says: 'It looks the same.', story: 'Default' },
  },
  related: ['Stack', 'Section', 'Card'],
} satisfies ComponentGuide;
