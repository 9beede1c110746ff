import { Bell, Trash2, X } from 'lucide-react';
import type { ComponentGuide } from '../../testing/guide.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from './IconButton.tsx';

const BUTTON = { role: 'button', name: 'Notifications' } as const;

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['An icon alone is clear, because everybody knows it: close, menu, remove a row.'],
  useInstead: [
    { when: 'There is space for a word', component: 'Button' },
    { when: 'It is a link', component: 'Link' },
    { when: 'It opens a list of actions: pass it to the menu as its trigger', component: 'DropdownMenu' },
  ],
  anatomy: [
    { part: 'Box', is: 'a square, large enough for a finger.' },
    { part: 'Icon', is: '20 px, decorative.' },
    { part: 'Tooltip', is: 'the label, on hover and on focus; the reason, if the button is unavailable.' },
  ],
  dos: [
    {
      do: <IconButton label="Close" icon={<X size={20} aria-hidden="true" />} />,
      dont: <IconButton label="X" icon={<X size={20} aria-hidden="true" />} />,
      why: 'The label names the action, not the icon.',
    },
    {
      do: (
        <Button variant="primary" tone="critical" icon={<Trash2 size={16} aria-hidden="true" />}>
          Delete event
        </Button>
      ),
      dont: <IconButton label="Delete event" icon={<Trash2 size={20} aria-hidden="true" />} />,
      why: 'Important actions have a text.',
    },
    {
      do: (
        <IconButton
          label="Notifications"
          icon={<Bell size={20} aria-hidden="true" />}
          unavailableReason="Notifications are not available yet"
        />
      ),
      dont: (
        <button type="button" disabled aria-label="Notifications">
          <Bell size={20} aria-hidden="true" />
        </button>
      ),
      why: 'An unavailable button can be focused and gives the reason.',
    },
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the button and shows its label.',
      outcome: [{ focus: BUTTON }, { shows: { role: 'tooltip', text: 'Notifications' } }],
    },
    { keys: '{Escape}', does: 'Hides the label.', outcome: [{ hides: { role: 'tooltip' } }, { focus: BUTTON }] },
    { keys: '{Enter}', does: 'Presses the button.', outcome: [{ calls: 'onClick' }, { focus: BUTTON }] },
    { keys: '[Space]', does: 'Presses the button.', outcome: { calls: 'onClick' } },
    {
      keys: '{Enter}',
      on: BUTTON,
      does: 'Does nothing if the button is unavailable: it keeps the focus and its tooltip gives the reason.',
      outcome: [{ doesNotCall: 'onClick' }, { focus: BUTTON }, { shows: { role: 'tooltip', text: 'Notifications are not available yet' } }],
      story: 'Unavailable',
    },
  ],
  screenReader: [
    { part: 'Button, whose tooltip is its name and no description', ...BUTTON, description: '' },
    {
      part: 'Unavailable button',
      ...BUTTON,
      description: 'Notifications are not available yet',
      state: { unavailable: true },
      story: 'Unavailable',
    },
  ],
  adapts: {
    narrow: { says: 'It keeps its size, and is larger on touch screens.', story: 'Default' },
    long: { says: 'A long label wraps in its tooltip.', story: 'Unavailable' },
    many: { says: 'Put buttons into an Inline; from the fourth on, the words of a DropdownMenu are easier to find.', story: 'Default' },
    rightToLeft: { says: 'The icon is not mirrored: mirror an icon that points somewhere yourself.', story: 'Default' },
  },
  related: ['Button', 'Tooltip', 'DropdownMenu'],
  matrix: 'Unavailable',
} satisfies ComponentGuide;
