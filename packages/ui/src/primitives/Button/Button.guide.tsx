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
    'Something happens immediately: a form is submitted, a dialog opens, a request is approved.',
    'Navigation is the main action of the view: with `href` it is a link that looks like a button.',
  ],
  useInstead: [
    { when: 'A link is part of a sentence', component: 'Link' },
    { when: 'There is only space for an icon', component: 'IconButton' },
    { when: 'One of several views is selected and stays selected', component: 'ToggleButtonGroup' },
    { when: 'More than three actions are at the same place', component: 'DropdownMenu' },
  ],
  anatomy: [
    {
      part: 'Box',
      is: 'what is pressed; its `variant` is the importance of the action, its `tone` whether it can be undone, its `size` depends on the place.',
    },
    { part: 'Icon', is: '16 px before the text, decorative; a spinner replaces it while the button is busy.' },
    { part: 'Label', is: 'a verb and its object. It reserves space for the loading text, so that nothing jumps.' },
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
      why: 'One primary button per view is the main action; two primary buttons are none.',
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
      why: 'The label names the action and its object, so that it is clear without the text around it.',
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
      why: 'An unavailable button can be focused and gives the reason; a disabled button gives none.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves the focus to the button.', outcome: { focus: SUBMIT } },
    { keys: '{Enter}', does: 'Presses the button.', outcome: { calls: 'onClick' } },
    { keys: '[Space]', does: 'Presses the button.', outcome: { calls: 'onClick' } },
    {
      keys: '{Enter}',
      on: DELETE,
      does: 'Does nothing if the button is unavailable: it keeps the focus, and its tooltip gives the reason.',
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
    narrow: { says: 'Its text wraps; `fullWidth` makes it as wide as its container.', story: 'LongLabel' },
    long: { says: 'A long label wraps between words and is never cut off.', story: 'LongLabel' },
    many: { says: 'Buttons wrap in an Inline; put the others into a DropdownMenu if there are more than three.', story: 'Matrix' },
    rightToLeft: { says: 'The icon is before the text, on the right; it is not mirrored.', story: 'Matrix' },
  },
  related: ['IconButton', 'Link', 'ToggleButtonGroup', 'DropdownMenu', 'Tooltip'],
} satisfies ComponentGuide;
