import { Button } from '../../primitives/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import type { ComponentGuide } from '../../testing/guide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Section } from './Section.tsx';

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['A page has several parts with names that people look for.'],
  useInstead: [
    { when: 'It is the screen itself', component: 'Page' },
    { when: 'It is an object of its own, one of several', component: 'Card' },
    { when: 'Only one of several parts is visible at a time', component: 'Tabs' },
    { when: 'The name is in a custom header', component: 'Heading' },
  ],
  anatomy: [
    { part: 'Region', is: 'named by its title, so that screen readers can navigate to it.' },
    { part: 'Title', is: 'a heading of level 2, or 3 inside another section.' },
    { part: 'Subtitle', is: 'a sentence below the title, if the title is not enough.' },
    { part: 'Actions', is: 'buttons for this part, beside its title.' },
    { part: 'Content', is: 'the content of the part.' },
  ],
  dos: [
    {
      do: (
        <Section title="Recent events" actions={<Button size="s">View All Events</Button>}>
          Line Follower Championship, 24 Nov
        </Section>
      ),
      dont: (
        <Stack>
          <Heading level={2}>Recent events</Heading>
          Line Follower Championship, 24 Nov
          <Button size="s">View All Events</Button>
        </Stack>
      ),
      why: 'The part is a region with a name, and its buttons are at the same place in every part.',
    },
  ],
  keyboard: [],
  screenReader: [
    { part: 'Region', role: 'region', name: 'Recent Events' },
    { part: 'Title', role: 'heading', name: 'Recent Events', state: { level: 2 } },
    { part: 'Title of a section in a section', role: 'heading', name: 'Level 3', state: { level: 3 }, story: 'Levels' },
    { part: 'Action', role: 'button', name: 'View All Events', story: 'WithActions' },
  ],
  adapts: {
    narrow: { says: 'Actions move below the title.', story: 'WithActions' },
    long: { says: 'A long title wraps to balanced lines.', story: 'LongTitle' },
    many: { says: 'Put sections into a Stack with large gaps; a page with more than about six needs Tabs or more pages.', story: 'Levels' },
    rightToLeft: { says: 'The title is on the right, the actions on the left.', story: 'WithActions' },
  },
  related: ['Page', 'Card', 'Heading', 'Tabs'],
  matrix: 'Levels',
} satisfies ComponentGuide;
