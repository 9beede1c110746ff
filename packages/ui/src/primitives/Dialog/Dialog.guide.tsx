import { Inline } from '../../layout/Inline/Inline.tsx';
import type { ComponentGuide } from '../../testing/guide.ts';
import { Button } from '../Button/Button.tsx';
import { Field } from '../Field/Field.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { Dialog } from './Dialog.tsx';

const DIALOG = { role: 'dialog', name: 'Request a Room' } as const;
const FIELD = { role: 'textbox', name: 'Room/Venue Name' } as const;
const CLOSE = { role: 'button', name: 'Close' } as const;
const CANCEL = { role: 'button', name: 'Cancel' } as const;
const OPENER = { role: 'button', name: 'xl' } as const;

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: [
    'A short task is about something on the page and has to be finished or left first: asking for a room, taking a decision.',
    'The page behind should stay where it is, because one comes back to it.',
  ],
  useInstead: [
    { when: 'One question, answered with yes or no, about what cannot be taken back', component: 'AlertDialog' },
    { when: 'Something to look at beside the page, such as filters or a menu on a phone', component: 'Drawer' },
    { when: 'A few words or fields that belong to one button', component: 'Popover' },
    { when: 'News that ask for nothing', component: 'Banner' },
  ],
  anatomy: [
    { part: 'Backdrop', is: 'dims the page and closes the dialog when it is pressed.' },
    { part: 'Title', is: 'names the task; the dialog is announced by it.' },
    { part: 'Description', is: 'what the task is about, in a sentence; left out where the title says all.' },
    { part: 'Close', is: 'leaves without doing anything, as Escape does.' },
    { part: 'Body', is: 'the task itself. It alone scrolls, so that title and buttons stay in sight.' },
    { part: 'Footer', is: 'the buttons: the safe one first, the acting one last.' },
  ],
  dos: [
    {
      do: (
        <Dialog
          trigger={<Button>Request a room</Button>}
          title="Request a Room"
          footer={
            <>
              <Button>Cancel</Button>
              <Button variant="primary">Submit Request</Button>
            </>
          }
        >
          <Field label="Room/Venue Name">
            <TextInput name="room" />
          </Field>
        </Dialog>
      ),
      dont: (
        <Dialog
          trigger={<Button>Request a room</Button>}
          title="Are you sure?"
          footer={
            <>
              <Button>No</Button>
              <Button variant="primary">Yes</Button>
            </>
          }
        >
          <p>Do you want to request a room?</p>
        </Dialog>
      ),
      why: 'Title and buttons say what is done; a question before the task only costs a press.',
    },
    {
      do: (
        <Inline>
          <Button>Cancel</Button>
          <Button variant="primary">Submit Request</Button>
        </Inline>
      ),
      dont: (
        <Inline>
          <Button variant="primary">Submit Request</Button>
          <Button>Cancel</Button>
          <Button>Save for later</Button>
          <Button variant="quiet">Help</Button>
        </Inline>
      ),
      why: 'The acting button ends the line, where the eye and the Tab key come last; more than two ways out belong on a page.',
    },
  ],
  keyboard: [
    {
      keys: '{Tab}',
      on: FIELD,
      does: 'Moves on, and behind the last button begins again at the top of the dialog.',
      outcome: { focus: CANCEL },
    },
    { keys: '{Tab}{Tab}', does: 'Behind the last button comes Close: the focus does not leave the dialog.', outcome: { focus: CLOSE } },
    { keys: '{Shift>}{Tab}{/Shift}', does: 'Moves back.', outcome: { focus: { role: 'button', name: 'Submit Request' } } },
    { keys: '{Escape}', does: 'Asks to close it.', outcome: { calls: 'onOpenChange' } },
    {
      keys: '{Enter}',
      on: OPENER,
      does: 'On what opens it: the first field gets the focus.',
      outcome: [{ shows: DIALOG }, { focus: FIELD }],
      story: 'Sizes',
    },
    {
      keys: '{Escape}',
      does: 'Closes it, and the focus goes back to what opened it.',
      outcome: [{ hides: DIALOG }, { focus: OPENER }],
      story: 'Sizes',
    },
  ],
  screenReader: [
    { part: 'Dialog', ...DIALOG, description: 'Line Follower Championship' },
    { part: 'Title', role: 'heading', name: 'Request a Room', state: { level: 2 } },
    { part: 'Close', ...CLOSE },
  ],
  adapts: {
    narrow: { says: 'It is as wide as the window with a margin; its buttons wrap.', story: 'Default' },
    long: { says: 'A long title breaks; a long body scrolls inside, at most 90 % of the window high.', story: 'LongContent' },
    many: { says: 'Of two dialogs the upper one alone takes presses and keys; more than two are a page.', story: 'UnderAnother' },
    rightToLeft: { says: 'Close stands at the end of the title on the left, and the buttons change sides.', story: 'LongTitle' },
  },
  related: ['AlertDialog', 'Drawer', 'Popover', 'Field'],
  matrix: 'Sizes',
} satisfies ComponentGuide;
