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
    'A short task is about the page and has to be finished or cancelled first: requesting a room, making a decision.',
    'The page behind should stay as it is, because people return to it.',
  ],
  useInstead: [
    { when: 'A yes or no question about something that cannot be undone', component: 'AlertDialog' },
    { when: 'Content beside the page, such as filters or navigation on a phone', component: 'Drawer' },
    { when: 'A few words or fields that belong to one button', component: 'Popover' },
    { when: 'News that needs no answer', component: 'Banner' },
  ],
  anatomy: [
    { part: 'Backdrop', is: 'dims the page and closes the dialog when it is pressed.' },
    { part: 'Title', is: 'the name of the task, with which the dialog is announced.' },
    { part: 'Description', is: 'a sentence about the task; omitted if the title is enough.' },
    { part: 'Close', is: 'closes without doing anything, like Escape.' },
    { part: 'Body', is: 'the task itself. Only this part scrolls, so that title and buttons stay visible.' },
    { part: 'Footer', is: 'the buttons: the safe one first, the action last.' },
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
      why: 'Title and buttons name the action; a question before the task only costs a press.',
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
      why: 'The action is the last button, where the eye and the Tab key arrive last; more than two alternatives need a page.',
    },
  ],
  keyboard: [
    {
      keys: '{Tab}',
      on: FIELD,
      does: 'Moves on, and from the last button to the top of the dialog.',
      outcome: { focus: CANCEL },
    },
    { keys: '{Tab}{Tab}', does: 'Moves from the last button to Close: the focus does not leave the dialog.', outcome: { focus: CLOSE } },
    { keys: '{Shift>}{Tab}{/Shift}', does: 'Moves back.', outcome: { focus: { role: 'button', name: 'Submit Request' } } },
    { keys: '{Escape}', does: 'Requests to close the dialog.', outcome: { calls: 'onOpenChange' } },
    {
      keys: '{Enter}',
      on: OPENER,
      does: 'On the trigger: the first field gets the focus.',
      outcome: [{ shows: DIALOG }, { focus: FIELD }],
      story: 'Sizes',
    },
    {
      keys: '{Escape}',
      does: 'Closes it, and the focus returns to the trigger.',
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
    long: { says: 'A long title wraps; a long body scrolls, at most 90 % of the window high.', story: 'LongContent' },
    many: { says: 'Only the upper one of two dialogs gets presses and keys; use a page for more than two.', story: 'UnderAnother' },
    rightToLeft: { says: 'Close is at the end of the title on the left, and the buttons change sides.', story: 'LongTitle' },
  },
  related: ['AlertDialog', 'Drawer', 'Popover', 'Field'],
  matrix: 'Sizes',
} satisfies ComponentGuide;
