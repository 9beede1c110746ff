import type { ComponentGuide } from '../../testing/guide.ts';
import { Accordion } from './Accordion.tsx';

const REQUIREMENTS = { role: 'disclosure', name: 'Requirements' } as const;
const RESPONSIBILITIES = { role: 'disclosure', name: 'Responsibilities' } as const;

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['There is more than most people need, in parts with a name each: requirements, details, how something works.'],
  useInstead: [
    { when: 'Everybody goes from part to part', component: 'Tabs' },
    { when: 'Everybody needs all of it', component: 'Section' },
    { when: 'A few words belong to one button', component: 'Popover' },
  ],
  anatomy: [
    { part: 'Title', is: 'opens and closes its part, the whole line of it; an arrow shows which.' },
    { part: 'Content', is: 'stands under its title. Where the browser searches what is closed, finding a word opens its part.' },
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
      why: 'A title tells what is under it, so that one can leave it closed.',
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
      why: 'Let people open as many as they like: `type="single"` takes away what they were reading, and is for very long parts alone.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the first title.', outcome: { focus: REQUIREMENTS } },
    { keys: '{Tab}', does: 'Moves through what is open, then to the next title.', outcome: { focus: RESPONSIBILITIES } },
    {
      keys: '{Enter}',
      does: 'Opens the part; the focus stays on its title.',
      outcome: [{ shows: { ...RESPONSIBILITIES, state: { expanded: true } } }, { focus: RESPONSIBILITIES }],
    },
    { keys: '[Space]', does: 'Closes it again.', outcome: { shows: { ...RESPONSIBILITIES, state: { expanded: false } } } },
    {
      keys: '{Enter}',
      on: REQUIREMENTS,
      does: 'Closes the part that was open, where it is exclusive.',
      outcome: [{ shows: { ...REQUIREMENTS, state: { expanded: true } } }, { shows: { ...RESPONSIBILITIES, state: { expanded: false } } }],
      story: 'Exclusive',
    },
  ],
  screenReader: [
    { part: 'Title of an open part', ...REQUIREMENTS, state: { expanded: true } },
    { part: 'Title', ...RESPONSIBILITIES, state: { expanded: false } },
  ],
  adapts: {
    narrow: { says: 'It is as wide as its place; the arrow stays at the end of the line.', story: 'Default' },
    long: { says: 'A long title breaks before its arrow.', story: 'Opened' },
    many: { says: 'Parts stand one under another with a line between them; any number of them can be open.', story: 'Opened' },
    rightToLeft: { says: 'Titles begin at the right, and the arrow stands on the left.', story: 'Default' },
  },
  related: ['Tabs', 'Section', 'Popover'],
  matrix: 'Exclusive',
} satisfies ComponentGuide;
