import { Bell } from 'lucide-react';
import type { ComponentGuide } from '../../testing/guide.ts';
import { Button } from '../Button/Button.tsx';
import { Field } from '../Field/Field.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { Tooltip } from './Tooltip.tsx';

const OWNER = { role: 'button', name: 'Approved' } as const;
const WORDS = { role: 'tooltip' } as const;

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['A few words help with a control: why it is unavailable, what an icon means, by whom something was decided.'],
  useInstead: [
    { when: 'Everybody needs it to go on', component: 'Field' },
    { when: 'There is a link in it, or more than a sentence', component: 'Popover' },
    { when: 'An icon has no word beside it: its name is its tooltip already', component: 'IconButton' },
  ],
  anatomy: [
    { part: 'Owner', is: 'a control that can have the focus. It is described by the words at all times, shown or not.' },
    {
      part: 'Words',
      is: 'under the owner or beside it. They can be hovered themselves, and stay until the pointer and the focus are gone.',
    },
  ],
  dos: [
    {
      do: (
        <Tooltip content="Deleting events is not possible yet">
          <Button disabled>Delete</Button>
        </Tooltip>
      ),
      dont: (
        <Tooltip content="Delete">
          <Button>Delete</Button>
        </Tooltip>
      ),
      why: 'A tooltip adds something; one that repeats the label is read twice.',
    },
    {
      do: (
        <Field label="Mobile number" hint="Ten digits, without the country code">
          <TextInput />
        </Field>
      ),
      dont: (
        <Tooltip content="Ten digits, without the country code">
          <TextInput aria-label="Mobile number" placeholder="Mobile number" />
        </Tooltip>
      ),
      why: 'What is needed to go on is always in sight: fingers do not hover.',
    },
    {
      do: <IconButton label="Notifications" icon={<Bell size={20} aria-hidden="true" />} />,
      dont: (
        <Tooltip content="Notifications">
          <Button icon={<Bell size={16} aria-hidden="true" />}>1</Button>
        </Tooltip>
      ),
      why: 'An icon alone needs a name, which a description is not; IconButton gives it both.',
    },
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the owner and shows the words.',
      outcome: [{ focus: OWNER }, { shows: { ...WORDS, text: 'Reviewed by the president' } }],
    },
    {
      keys: '{Escape}',
      does: 'Puts them away; the owner keeps the focus, and what is around it stays open.',
      outcome: [{ hides: WORDS }, { focus: OWNER }],
    },
    { keys: '{Enter}', does: 'Presses the owner, and shows the words again.', outcome: [{ focus: OWNER }, { shows: WORDS }] },
    { keys: '{Tab}', does: 'Moves on and puts them away; they are no stop.', outcome: { hides: WORDS } },
  ],
  screenReader: [{ part: 'Owner', ...OWNER, description: 'Reviewed by the president' }],
  adapts: {
    narrow: { says: 'They stay within the window and go to the other side where there is no room.', story: 'Sides' },
    long: { says: 'They break at 18 rem; more than a sentence belongs into a Popover.', story: 'Default' },
    many: { says: 'One is shown at a time.', story: 'Sides' },
    rightToLeft: { says: 'Beside the owner is on its left.', story: 'Sides' },
  },
  related: ['IconButton', 'Popover', 'Button'],
  matrix: 'Sides',
} satisfies ComponentGuide;
