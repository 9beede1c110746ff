import { Inline } from '../../layout/Inline/Inline.tsx';
import type { ComponentGuide } from '../../testing/guide.ts';
import { Button } from '../Button/Button.tsx';
import { Field } from '../Field/Field.tsx';
import { Select } from '../Select/Select.tsx';
import { DropdownMenu } from './DropdownMenu.tsx';

const TRIGGER = { role: 'button', name: 'Meera Iyer' } as const;
const MENU = { role: 'menu', name: 'Meera Iyer' } as const;
const PROFILE = { role: 'menuitem', name: 'My Profile' } as const;
const SETTINGS = { role: 'menuitem', name: 'Settings' } as const;
const LOGOUT = { role: 'menuitem', name: 'Logout' } as const;
const CATEGORIES = ['cultural', 'technical', 'sports'].map((value) => ({ value, label: value }));

function nothing(): void {
  // The examples only show the menu; its items do nothing.
}

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['More than three actions or links belong together, and none of them is the main action.'],
  useInstead: [
    { when: 'There are two or three actions', component: 'Button' },
    { when: 'One option is selected and stays selected', component: 'Select' },
    { when: 'It contains text or controls', component: 'Popover' },
    { when: 'It is the navigation of the portal', component: 'Sidebar' },
  ],
  anatomy: [
    { part: 'Trigger', is: 'a Button or IconButton that names the menu.' },
    { part: 'Menu', is: 'below the end of the trigger, above the page; named by the trigger.' },
    { part: 'Item', is: 'a link with `href`, or an action with `onSelect`; a 16 px icon before the text.' },
    { part: 'Line', is: 'starts a new group: before a final action, such as signing out.' },
  ],
  dos: [
    {
      do: (
        <Inline>
          <Button>Edit</Button>
          <Button>Publish</Button>
        </Inline>
      ),
      dont: (
        <DropdownMenu
          trigger={<Button>Actions</Button>}
          items={[
            { id: 'edit', label: 'Edit', onSelect: nothing },
            { id: 'publish', label: 'Publish', onSelect: nothing },
          ]}
        />
      ),
      why: 'Show two actions directly; a menu hides them.',
    },
    {
      do: (
        <Field label="Category">
          <Select options={CATEGORIES} />
        </Field>
      ),
      dont: (
        <DropdownMenu
          trigger={<Button>cultural</Button>}
          items={CATEGORIES.map(({ value, label }) => ({ id: value, label, onSelect: nothing }))}
        />
      ),
      why: 'A menu runs actions. Use a Select for a value that stays selected, which shows the value and is part of the form.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the trigger.', outcome: { focus: TRIGGER } },
    {
      keys: '{Enter}',
      does: 'Opens the menu at its first item; so do Space and Down.',
      outcome: [{ shows: MENU }, { focus: PROFILE }],
    },
    { keys: '{ArrowDown}', does: 'Moves to the next item.', outcome: { focus: SETTINGS } },
    { keys: '{End}', does: 'Moves to the last item.', outcome: { focus: LOGOUT } },
    { keys: '{Home}', does: 'Moves to the first item.', outcome: { focus: PROFILE } },
    { keys: 's', does: 'A letter moves to the item that starts with it.', outcome: { focus: SETTINGS } },
    { keys: '{Escape}', does: 'Closes the menu, and the focus returns to the trigger.', outcome: [{ hides: MENU }, { focus: TRIGGER }] },
    { keys: '{ArrowDown}', does: 'Opens it again.', outcome: { focus: PROFILE } },
    { keys: '{ArrowDown}', does: 'Moves to an item with an action.', outcome: { focus: SETTINGS } },
    { keys: '{Enter}', does: 'Runs the action, and closes the menu.', outcome: [{ hides: MENU }, { focus: TRIGGER }] },
  ],
  screenReader: [
    { part: 'Trigger', ...TRIGGER, state: { expanded: false } },
    { part: 'Menu', ...MENU, story: 'Open' },
    { part: 'Item', ...PROFILE, story: 'Open' },
    { part: 'Line', role: 'separator', story: 'Open' },
  ],
  adapts: {
    narrow: { says: 'It is never wider than the window, and stays inside it.', story: 'Open' },
    long: { says: 'A long label wraps: the menu is never wider than 20 rem.', story: 'Open' },
    many: { says: 'Lines separate groups; use a page for more than about ten items.', story: 'Open' },
    rightToLeft: { says: 'It is aligned with the left edge of its trigger, with icons to the right of the text.', story: 'Open' },
  },
  related: ['Button', 'Popover', 'Select', 'ProfileMenu'],
  matrix: 'Open',
} satisfies ComponentGuide;
