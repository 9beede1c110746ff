import type { ComponentGuide } from '../../testing/guide.ts';
import { Accordion } from './Accordion.tsx';

const REQUIREMENTS = { role: 'disclosure', name: 'Requirements' } as const;
const RESPONSIBILITIES = { role: 'disclosure', name: 'Responsibilities' } as const;

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['A page has details that few people need, in named parts: requirements, explanations.'],
  useInstead: [
    { when: 'Everybody switches between the parts', component: 'Tabs' },
    { when: 'Everybody needs all of the content', component: 'Section' },
    { when: 'A few words belong to one button', component: 'Popover' },
  ],
  anatomy: [
    { part: 'Title', is: 'opens and closes its part; the whole line can be pressed, and an arrow shows the state.' },
    { part: 'Content', is: 'below its title. If find-in-page supports it, a match opens a closed part.' },
  ],
  dos: [
    {
      do: (
        <Accordion
          items={[
            { id: 'requirements', label: 'Requirements', content: 'CGPA of at least 7, from the second year.' },
            { id: 'responsibilities', label: 'Responsibilities', content: 'Plans the weekly sessions.' },
          ]}
        />
      ),
      dont: (
        <Accordion
          items={[
            { id: 'more', label: 'Click here for more', content: 'CGPA of at least 7, from the second year.' },
            { id: 'evenmore', label: 'Details', content: 'Plans the weekly sessions.' },
          ]}
        />
      ),
      why: 'A title describes its content, so that people can leave it closed.',
    },
    {
      do: (
        <Accordion
          defaultValue={['requirements']}
          items={[
            { id: 'requirements', label: 'Requirements', content: 'CGPA of at least 7, from the second year.' },
            { id: 'responsibilities', label: 'Responsibilities', content: 'Plans the weekly sessions.' },
          ]}
        />
      ),
      dont: (
        <Accordion
          type="single"
          defaultValue={['requirements']}
          items={[
            { id: 'requirements', label: 'Requirements', content: 'CGPA of at least 7, from the second year.' },
            { id: 'responsibilities', label: 'Responsibilities', content: 'Plans the weekly sessions.' },
          ]}
        />
      ),
      why: 'Let people open several parts: `type="single"` closes what they were reading, so only use it for very long parts.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the first title.', outcome: { focus: REQUIREMENTS } },
    { keys: '{Tab}', does: 'Moves through the open content, then to the next title.', outcome: { focus: RESPONSIBILITIES } },
    {
      keys: '{Enter}',
      does: 'Opens the part; the focus stays on its title.',
      outcome: [{ shows: { ...RESPONSIBILITIES, state: { expanded: true } } }, { focus: RESPONSIBILITIES }],
    },
    { keys: '[Space]', does: 'Closes the part again.', outcome: { shows: { ...RESPONSIBILITIES, state: { expanded: false } } } },
    {
      keys: '{Enter}',
      on: REQUIREMENTS,
      does: 'Closes the other open part with `type="single"`.',
      outcome: [{ shows: { ...REQUIREMENTS, state: { expanded: true } } }, { shows: { ...RESPONSIBILITIES, state: { expanded: false } } }],
      story: 'Exclusive',
    },
  ],
  screenReader: [
    { part: 'Title of an open part', ...REQUIREMENTS, state: { expanded: true } },
    { part: 'Title', ...RESPONSIBILITIES, state: { expanded: false } },
  ],
  adapts: {
    narrow: { says: 'It is as wide as its container; the arrow stays at the end of the line.', story: 'Default' },
    long: { says: 'A long title wraps before its arrow.', story: 'Opened' },
    many: { says: 'Parts are below each other, separated by lines; any number of them can be open.', story: 'Opened' },
    rightToLeft: { says: 'Titles start on the right, and the arrow is on the left.', story: 'Default' },
  },
  related: ['Tabs', 'Section', 'Popover'],
  matrix: 'Exclusive',
} satisfies ComponentGuide;
