import { Button } from '../../primitives/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import type { ComponentGuide } from '../../testing/guide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Section } from './Section.tsx';

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['A page has several parts, each with a name that people look for.'],
  useInstead: [
    { when: 'It is the screen itself', component: 'Page' },
    { when: 'It is a thing of its own, one of several', component: 'Card' },
    { when: 'Of several parts one is looked at at a time', component: 'Tabs' },
    { when: 'The name stands in a head of its own making', component: 'Heading' },
  ],
  anatomy: [
    { part: 'Region', is: 'named by its title, so that screen readers can go to it.' },
    { part: 'Title', is: 'a heading of level 2, or 3 inside another section.' },
    { part: 'Subtitle', is: 'a sentence under the title, where the title does not say all.' },
    { part: 'Actions', is: 'buttons for this part, beside its title.' },
    { part: 'Content', is: 'what the part is about.' },
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
      why: 'The part is a region with a name, and its buttons stand where they are looked for in every part.',
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
    narrow: { says: 'Actions go under the title.', story: 'WithActions' },
    long: { says: 'A long title breaks into lines of one length.', story: 'LongTitle' },
    many: { says: 'Sections stand in a Stack with large gaps; a page of more than about six wants Tabs or more pages.', story: 'Levels' },
    rightToLeft: { says: 'The title stands on the right, the actions on the left.', story: 'WithActions' },
  },
  related: ['Page', 'Card', 'Heading', 'Tabs'],
  matrix: 'Levels',
} satisfies ComponentGuide;
