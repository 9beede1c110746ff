import type { ComponentGuide } from '../../testing/guide.ts';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { Popover } from './Popover.tsx';

const TRIGGER = { role: 'button', name: '18 people' } as const;
const PANEL = { role: 'dialog', name: 'Who is going' } as const;

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['A few words, links or controls belong to one button, and not everybody needs them.'],
  useInstead: [
    { when: 'It is a list of actions or links', component: 'DropdownMenu' },
    { when: 'It is a word or two about a control', component: 'Tooltip' },
    { when: 'It is a task, or must not be lost by a press elsewhere', component: 'Dialog' },
    { when: 'There is space for it in the page', component: 'Accordion' },
  ],
  anatomy: [
    { part: 'Trigger', is: 'a Button or IconButton, which opens and closes it and exposes its state.' },
    { part: 'Panel', is: 'below the trigger, above the page. A press elsewhere closes it; the page stays usable.' },
  ],
  dos: [
    {
      do: (
        <Popover label="Who is going" trigger={<Button>18 people</Button>}>
          <p>
            Meera, Arjun and 16 others. <Link href="#all">See all</Link>
          </p>
        </Popover>
      ),
      dont: (
        <Tooltip content="Meera, Arjun and 16 others. See all">
          <Button>18 people</Button>
        </Tooltip>
      ),
      why: 'Put controls and longer texts into a popover, which stays open until it is closed.',
    },
    {
      do: (
        <Popover label="Who is going" trigger={<Button>18 people</Button>}>
          Meera, Arjun and 16 others.
        </Popover>
      ),
      dont: (
        <Popover label="Popover" trigger={<Button>More...</Button>}>
          Meera, Arjun and 16 others.
        </Popover>
      ),
      why: 'The trigger names the content, and the label names the panel for people who cannot see its position.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the trigger.', outcome: { focus: TRIGGER } },
    { keys: '{Enter}', does: 'Opens it; the panel gets the focus, so that it is announced.', outcome: { focus: PANEL } },
    { keys: '{Tab}', does: 'Moves to the first control in it.', outcome: { focus: { role: 'link', name: 'See all' } } },
    { keys: '{Escape}', does: 'Closes it, and the focus returns to the trigger.', outcome: [{ hides: PANEL }, { focus: TRIGGER }] },
    { keys: '[Space]', does: 'Opens it too.', outcome: { focus: PANEL } },
  ],
  screenReader: [
    { part: 'Trigger', ...TRIGGER, state: { expanded: false } },
    { part: 'Panel', ...PANEL, story: 'AtTheEdge' },
    { part: 'Trigger of an open panel', ...TRIGGER, state: { expanded: true }, story: 'AtTheEdge' },
  ],
  adapts: {
    narrow: { says: 'It is never wider than the window, and moves sideways to stay inside it.', story: 'AtTheEdge' },
    long: { says: 'Its text wraps at 22 rem; higher content scrolls inside.', story: 'Open' },
    many: { says: 'Only one is open: opening another one closes it.', story: 'Open' },
    rightToLeft: { says: 'It is aligned with the right edge of its trigger.', story: 'Open' },
  },
  related: ['DropdownMenu', 'Tooltip', 'Dialog'],
  matrix: 'Open',
} satisfies ComponentGuide;
