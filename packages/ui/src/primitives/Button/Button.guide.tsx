import { Trash2 } from 'lucide-react';
import { Inline } from '../../layout/Inline/Inline.tsx';
import type { ComponentGuide } from '../../testing/guide.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { Button } from './Button.tsx';

const SUBMIT = { role: 'button', name: 'Submit Request' } as const;
const DELETE = { role: 'button', name: 'Delete' } as const;

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: [
    'Something happens here and now: a form is sent, a dialog opens, a request is approved.',
    'Going somewhere is the main action of the view: with `href` it is a link that looks like a button.',
  ],
  useInstead: [
    { when: 'Words in a sentence lead somewhere', component: 'Link' },
    { when: 'There is room for an icon only', component: 'IconButton' },
    { when: 'One of a few views is chosen and stays chosen', component: 'ToggleButtonGroup' },
    { when: 'More than three actions compete for one place', component: 'DropdownMenu' },
  ],
  anatomy: [
    {
      part: 'Box',
      is: 'what is pressed; its `variant` says how much the action weighs, its `tone` whether it can be taken back, its `size` where it stands.',
    },
    { part: 'Icon', is: 'a drawing of 16 px before the words, for the eye only; a turning ring takes its place while the button is busy.' },
    { part: 'Label', is: 'a verb and what it is done to. It keeps the room of its busy words, so that nothing jumps.' },
  ],
  dos: [
    {
      do: (
        <Inline>
          <Button>Cancel</Button>
          <Button variant="primary">Submit Request</Button>
        </Inline>
      ),
      dont: (
        <Inline>
          <Button variant="primary">Cancel</Button>
          <Button variant="primary">Submit Request</Button>
        </Inline>
      ),
      why: 'One primary button in a view says what most people came for; two say nothing.',
    },
    {
      do: (
        <Button variant="primary" tone="critical">
          Delete event
        </Button>
      ),
      dont: (
        <Button variant="primary" icon={<Trash2 size={16} aria-hidden="true" />}>
          OK
        </Button>
      ),
      why: 'The label says what will happen to what, so that it can be understood without the text around it.',
    },
    {
      do: (
        <Tooltip content="Deleting events is not possible yet">
          <Button disabled>Delete</Button>
        </Tooltip>
      ),
      dont: (
        <button type="button" disabled>
          Delete
        </button>
      ),
      why: 'What cannot be done now stays within reach of the keyboard and says why; a disabled button is silent.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves the focus to the button.', outcome: { focus: SUBMIT } },
    { keys: '{Enter}', does: 'Presses it.', outcome: { calls: 'onClick' } },
    { keys: '[Space]', does: 'Presses it.', outcome: { calls: 'onClick' } },
    {
      keys: '{Enter}',
      on: DELETE,
      does: 'Nothing where the button is unavailable: it keeps the focus and its tooltip says why.',
      outcome: [{ doesNotCall: 'onClick' }, { focus: DELETE }, { shows: { role: 'tooltip', text: 'Deleting events is not possible yet' } }],
      story: 'Unavailable',
    },
  ],
  screenReader: [
    { part: 'Button', ...SUBMIT },
    { part: 'Button while it works', role: 'button', name: 'Submitting...', state: { busy: true, unavailable: true }, story: 'Busy' },
    {
      part: 'Unavailable button',
      ...DELETE,
      description: 'Deleting events is not possible yet',
      state: { unavailable: true },
      story: 'Unavailable',
    },
    { part: 'Button with an address', role: 'link', name: 'View All Events', story: 'AsLink' },
  ],
  adapts: {
    narrow: { says: 'Its words break into lines; `fullWidth` makes it as wide as what it stands in.', story: 'LongLabel' },
    long: { says: 'A long label breaks between words and is never cut off.', story: 'LongLabel' },
    many: { says: 'Side by side they wrap in an Inline; beyond three, the rest belongs into a DropdownMenu.', story: 'Matrix' },
    rightToLeft: { says: 'The icon stands before the words on their side; its drawing is not turned.', story: 'Matrix' },
  },
  related: ['IconButton', 'Link', 'ToggleButtonGroup', 'DropdownMenu', 'Tooltip'],
} satisfies ComponentGuide;
