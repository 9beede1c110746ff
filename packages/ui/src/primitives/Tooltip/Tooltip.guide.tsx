import { Bell } from 'lucide-react';
import type { ComponentGuide } from '../../testing/guide.ts';
import { Button } from '../Button/Button.tsx';
import { Field } from '../Field/Field.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { Tooltip } from './Tooltip.tsx';

const OWNER = { role: 'button', name: 'Approved' } as const;
const TOOLTIP = { role: 'tooltip' } as const;

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['A few words help with a control: why it is unavailable, what an icon means, who made a decision.'],
  useInstead: [
    { when: 'Everybody needs it to go on', component: 'Field' },
    { when: 'It contains a link, or more than a sentence', component: 'Popover' },
    { when: 'An icon has no text beside it: its name is already its tooltip', component: 'IconButton' },
  ],
  anatomy: [
    { part: 'Owner', is: 'a focusable control. The text always describes it, shown or not.' },
    {
      part: 'Words',
      is: 'below the owner or beside it. It can be hovered itself, and stays until the pointer and the focus have left.',
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
      why: 'A tooltip adds information; a repeated label is announced twice.',
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
      why: 'Necessary information has to be always visible: touch screens cannot hover.',
    },
    {
      do: <IconButton label="Notifications" icon={<Bell size={20} aria-hidden="true" />} />,
      dont: (
        <Tooltip content="Notifications">
          <Button icon={<Bell size={16} aria-hidden="true" />}>1</Button>
        </Tooltip>
      ),
      why: 'An icon alone needs a name, not a description; IconButton provides both.',
    },
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the owner and shows the text.',
      outcome: [{ focus: OWNER }, { shows: { ...TOOLTIP, text: 'Reviewed by the president' } }],
    },
    {
      keys: '{Escape}',
      does: 'Hides the text; the owner keeps the focus, and a surrounding dialog stays open.',
      outcome: [{ hides: TOOLTIP }, { focus: OWNER }],
    },
    { keys: '{Enter}', does: 'Presses the owner, and shows the text again.', outcome: [{ focus: OWNER }, { shows: TOOLTIP }] },
    { keys: '{Tab}', does: 'Moves on and hides the text, which is no tab stop.', outcome: { hides: TOOLTIP } },
  ],
  screenReader: [{ part: 'Owner', ...OWNER, description: 'Reviewed by the president' }],
  adapts: {
    narrow: { says: 'It stays within the window and moves to the other side if there is no space.', story: 'Sides' },
    long: { says: 'It wraps at 18 rem; put more than a sentence into a Popover.', story: 'Default' },
    many: { says: 'One is shown at a time.', story: 'Sides' },
    rightToLeft: { says: 'Beside the owner means on its left.', story: 'Sides' },
  },
  related: ['IconButton', 'Popover', 'Button'],
  matrix: 'Sides',
} satisfies ComponentGuide;
