import { Text } from '../../primitives/Text/Text.tsx';
import type { ComponentGuide } from '../../testing/guide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Divider } from './Divider.tsx';

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['Two parts of one thing follow each other, and space alone does not tell them apart.'],
  useInstead: [
    { when: 'Space is enough', component: 'Stack' },
    { when: 'The next part has a name', component: 'Section' },
    { when: 'It is between lines of a list, which has its own', component: 'RecordList' },
  ],
  anatomy: [{ part: 'Line', is: 'a hairline as wide as its place. The space around it is that of the Stack that it stands in.' }],
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
      why: 'Try space first; lines around everything are a fence.',
    },
  ],
  keyboard: [],
  screenReader: [{ part: 'Line', role: 'separator' }],
  adapts: {
    narrow: { says: 'It is as wide as its place.', story: 'Default' },
    long: { says: 'It takes its width from what is around it and never makes that wider.', story: 'Default' },
    many: { says: 'From the second on, Sections or a list say more.', story: 'Default' },
    rightToLeft: { says: 'It looks the same.', story: 'Default' },
  },
  related: ['Stack', 'Section', 'Card'],
} satisfies ComponentGuide;
