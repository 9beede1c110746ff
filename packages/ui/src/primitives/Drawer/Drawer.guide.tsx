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
  useWhen: ['Content that is beside the page on a wide screen does not fit on a phone: the navigation.'],
  useInstead: [
    { when: 'There is a task to finish or to cancel', component: 'Dialog' },
    { when: 'There is space beside the page', component: 'Sidebar' },
    { when: 'A few actions belong to one button', component: 'DropdownMenu' },
  ],
  anatomy: [
    { part: 'Backdrop', is: 'dims the page and closes the drawer when it is pressed.' },
    { part: 'Panel', is: 'slides in from the start side of the page, as high as the window.' },
    { part: 'Title', is: 'the name of the content, with which the drawer is announced.' },
    { part: 'Close', is: 'closes it, like Escape.' },
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
      why: 'One press beside a drawer closes it, which is fine for navigation but not for typed text.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves from the drawer, which has the initial focus, to Close.', outcome: { focus: CLOSE } },
    { keys: '{Tab}', does: 'Moves through its content.', outcome: { focus: LINK } },
    { keys: '{Tab}', does: 'Returns to Close: the focus does not leave the drawer.', outcome: { focus: CLOSE } },
    { keys: '{Escape}', on: LINK, does: 'Requests to close the drawer.', outcome: { calls: 'onOpenChange' } },
    {
      keys: '{Enter}',
      on: OPENER,
      does: 'On the trigger: the drawer itself gets the focus, so that its title is announced.',
      outcome: [{ shows: DRAWER }, { focus: DRAWER }],
      story: 'Closed',
    },
    {
      keys: '{Escape}',
      does: 'Closes it, and the focus returns to the trigger.',
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
      says: 'It is 18 rem wide, on a narrow phone 85 % of the window, so that the page stays visible beside it.',
      story: 'LongContent',
    },
    long: { says: 'Text wraps within it.', story: 'LongContent' },
    many: { says: 'Content higher than the window scrolls inside it.', story: 'LongContent' },
    rightToLeft: { says: 'It slides in from the right.', story: 'RightToLeft' },
  },
  related: ['Dialog', 'Sidebar', 'AppShell'],
  matrix: 'LongContent',
} satisfies ComponentGuide;
