import { Bell, Trash2, X } from 'lucide-react';
import type { ComponentGuide } from '../../testing/guide.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from './IconButton.tsx';

const BUTTON = { role: 'button', name: 'Notifications' } as const;

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['An icon alone says what is done, and everybody knows it: close, menu, remove a row.'],
  useInstead: [
    { when: 'There is room for a word', component: 'Button' },
    { when: 'It leads somewhere', component: 'Link' },
    { when: 'It opens a list of actions: give it to the menu as its trigger', component: 'DropdownMenu' },
  ],
  anatomy: [
    { part: 'Box', is: 'as wide as it is high, and large enough for a finger.' },
    { part: 'Icon', is: 'a drawing of 20 px, for the eye only.' },
    { part: 'Tooltip', is: 'the label, on hover and on focus; where the button is unavailable, the reason.' },
  ],
  dos: [
    {
      do: <IconButton label="Close" icon={<X size={20} aria-hidden="true" />} />,
      dont: <IconButton label="X" icon={<X size={20} aria-hidden="true" />} />,
      why: 'The label says what happens, not what is drawn.',
    },
    {
      do: (
        <Button variant="primary" tone="critical" icon={<Trash2 size={16} aria-hidden="true" />}>
          Delete event
        </Button>
      ),
      dont: <IconButton label="Delete event" icon={<Trash2 size={20} aria-hidden="true" />} />,
      why: 'What weighs much is written out.',
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
      why: 'What cannot be done now stays within reach of the keyboard and says why.',
    },
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the button and shows its label.',
      outcome: [{ focus: BUTTON }, { shows: { role: 'tooltip', text: 'Notifications' } }],
    },
    { keys: '{Escape}', does: 'Puts the label away.', outcome: [{ hides: { role: 'tooltip' } }, { focus: BUTTON }] },
    { keys: '{Enter}', does: 'Presses it.', outcome: [{ calls: 'onClick' }, { focus: BUTTON }] },
    { keys: '[Space]', does: 'Presses it.', outcome: { calls: 'onClick' } },
    {
      keys: '{Enter}',
      on: BUTTON,
      does: 'Nothing where it is unavailable: it keeps the focus and its tooltip says why.',
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
    narrow: { says: 'It keeps its size, and is larger under a finger.', story: 'Default' },
    long: { says: 'A long label breaks in its tooltip.', story: 'Unavailable' },
    many: { says: 'Side by side they stand in an Inline; from the fourth on, words in a DropdownMenu are found sooner.', story: 'Default' },
    rightToLeft: { says: 'The icon is not turned: turn one that points somewhere yourself.', story: 'Default' },
  },
  related: ['Button', 'Tooltip', 'DropdownMenu'],
  matrix: 'Unavailable',
} satisfies ComponentGuide;
