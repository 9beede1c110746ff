import { Stack } from '../../layout/Stack/Stack.tsx';
import type { ComponentGuide } from '../../testing/guide.ts';
import { Button } from '../Button/Button.tsx';
import { Field } from '../Field/Field.tsx';
import { Link } from '../Link/Link.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { Drawer } from './Drawer.tsx';

const DRAWER = { role: 'dialog', name: 'Quad' } as const;
const CLOSE = { role: 'button', name: 'Close' } as const;
const LINK = { role: 'link', name: 'Events' } as const;
const OPENER = { role: 'button', name: 'Menu' } as const;

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['What stands beside the page on a wide screen has no room on a phone: the navigation.'],
  useInstead: [
    { when: 'There is a task to finish or to leave', component: 'Dialog' },
    { when: 'There is room beside the page', component: 'Sidebar' },
    { when: 'A few actions belong to one button', component: 'DropdownMenu' },
  ],
  anatomy: [
    { part: 'Backdrop', is: 'dims the page and closes the drawer when it is pressed.' },
    { part: 'Panel', is: 'comes in from the side where the page begins, as high as the window.' },
    { part: 'Title', is: 'names what is in it; the drawer is announced by it.' },
    { part: 'Close', is: 'closes it, as Escape does.' },
  ],
  dos: [
    {
      do: (
        <Drawer trigger={<Button>Menu</Button>} title="Quad">
          <Stack gap="xs">
            <Link href="#events">Events</Link>
            <Link href="#feedback">Feedback</Link>
          </Stack>
        </Drawer>
      ),
      dont: (
        <Drawer trigger={<Button>Add feedback</Button>} title="Add feedback">
          <Field label="Title">
            <TextInput />
          </Field>
          <Button variant="primary">Submit</Button>
        </Drawer>
      ),
      why: 'One press beside it closes a drawer, which is fine for places to go to and not for what was typed.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves from the drawer, which has the focus at first, to Close.', outcome: { focus: CLOSE } },
    { keys: '{Tab}', does: 'Moves through what is in it.', outcome: { focus: LINK } },
    { keys: '{Tab}', does: 'Begins again at Close: the focus does not leave the drawer.', outcome: { focus: CLOSE } },
    { keys: '{Escape}', on: LINK, does: 'Asks to close it.', outcome: { calls: 'onOpenChange' } },
    {
      keys: '{Enter}',
      on: OPENER,
      does: 'On what opens it: the drawer itself gets the focus, so that its title is read out.',
      outcome: [{ shows: DRAWER }, { focus: DRAWER }],
      story: 'Closed',
    },
    {
      keys: '{Escape}',
      does: 'Closes it, and the focus goes back to what opened it.',
      outcome: [{ hides: DRAWER }, { focus: OPENER }],
      story: 'Closed',
    },
  ],
  screenReader: [
    { part: 'Drawer', ...DRAWER },
    { part: 'Title', role: 'heading', name: 'Quad', state: { level: 2 } },
    { part: 'Close', ...CLOSE },
  ],
  adapts: {
    narrow: {
      says: 'It is 18 rem wide, on a narrow phone 85 % of the window, so that the page stays in sight beside it.',
      story: 'LongContent',
    },
    long: { says: 'Words break within it.', story: 'LongContent' },
    many: { says: 'What is higher than the window scrolls inside it.', story: 'LongContent' },
    rightToLeft: { says: 'It comes in from the right.', story: 'RightToLeft' },
  },
  related: ['Dialog', 'Sidebar', 'AppShell'],
  matrix: 'LongContent',
} satisfies ComponentGuide;
