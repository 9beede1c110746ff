import { Inline } from '../../layout/Inline/Inline.tsx';
import type { ComponentGuide } from '../../testing/guide.ts';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { AlertDialog } from './AlertDialog.tsx';

const DIALOG = { role: 'alertdialog', name: 'Remove your photo?' } as const;
const CANCEL = { role: 'button', name: 'Cancel' } as const;
const CONFIRM = { role: 'button', name: 'Remove photo' } as const;
const OPENER = { role: 'button', name: 'Remove' } as const;

function nothing(): void {
  // The examples only show the dialog; confirming removes nothing.
}

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: [
    'An action is hard to undo: typed text is lost, a photo is deleted, somebody is notified.',
    'A single question is answered with the verb or with Cancel.',
  ],
  useInstead: [
    { when: 'The user has to fill in or select something', component: 'Dialog' },
    { when: 'There is news without a decision', component: 'Banner' },
    { when: 'The action can easily be undone: run it immediately', component: 'Button' },
  ],
  anatomy: [
    { part: 'Backdrop', is: 'dims the page. A press on it does nothing, because the question needs an answer.' },
    { part: 'Title', is: 'the question, which names the action and its object.' },
    { part: 'Description', is: 'the consequences, and whether the action can be undone.' },
    { part: 'Cancel', is: 'the safe answer, which has the initial focus.' },
    { part: 'Confirm', is: 'the verb of the title. It is critical unless `tone` says otherwise, and busy while the action is pending.' },
  ],
  dos: [
    {
      do: (
        <AlertDialog
          trigger={<Button>Remove photo</Button>}
          title="Remove your photo?"
          description="Others will see your initials instead. You can add another photo at any time."
          confirmText="Remove photo"
          onConfirm={nothing}
        />
      ),
      dont: (
        <AlertDialog
          trigger={<Button>Remove photo</Button>}
          title="Are you sure?"
          description="This cannot be undone."
          confirmText="Yes"
          cancelText="No"
          onConfirm={nothing}
        />
      ),
      why: 'Title and button are clear without the page behind them.',
    },
    {
      do: <Banner tone="positive">Your photo is removed.</Banner>,
      dont: (
        <Inline>
          <AlertDialog
            trigger={<Button>Save</Button>}
            title="Save changes?"
            description="Your changes will be saved."
            confirmText="Save"
            tone="neutral"
            onConfirm={nothing}
          />
        </Inline>
      ),
      why: 'Harmless actions need no confirmation. People answer frequent questions without reading them.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves from Cancel, which has the initial focus, to the action.', outcome: { focus: CONFIRM } },
    {
      keys: '{Enter}',
      does: 'Confirms. The app may keep the dialog open until the action is done.',
      outcome: [{ calls: 'onConfirm' }, { doesNotCall: 'onOpenChange' }],
    },
    { keys: '{Tab}', does: 'Returns to Cancel: the focus does not leave the dialog.', outcome: { focus: CANCEL } },
    {
      keys: '[Space]',
      does: 'Requests to close the dialog without running the action.',
      outcome: [{ calls: 'onOpenChange' }, { doesNotCall: 'onConfirm' }],
    },
    { keys: '{Escape}', does: 'Cancels too.', outcome: [{ calls: 'onOpenChange' }, { doesNotCall: 'onConfirm' }] },
    {
      keys: '{Enter}',
      on: OPENER,
      does: 'On the trigger: the safe answer gets the focus.',
      outcome: [{ shows: DIALOG }, { focus: CANCEL }],
      story: 'ClosedWithEscape',
    },
    {
      keys: '{Escape}',
      does: 'Closes it, and the focus returns to the trigger.',
      outcome: [{ hides: DIALOG }, { focus: OPENER }],
      story: 'ClosedWithEscape',
    },
  ],
  screenReader: [
    {
      part: 'Dialog',
      ...DIALOG,
      description: 'Others will see your initials instead. You can add another photo at any time.',
    },
    { part: 'Title', role: 'heading', name: 'Remove your photo?', state: { level: 2 } },
    { part: 'Cancel', ...CANCEL },
    { part: 'Confirm', ...CONFIRM },
    {
      part: 'Confirm while the act is on its way',
      role: 'button',
      name: 'Removing...',
      state: { busy: true, unavailable: true },
      story: 'Busy',
    },
  ],
  adapts: {
    narrow: { says: 'It is as wide as the window with a margin; its buttons wrap.', story: 'Default' },
    long: { says: 'Title and description wrap; the text scrolls while the buttons stay visible.', story: 'Primary' },
    many: { says: 'It opens above the dialog that asks. Ask one question at a time.', story: 'ClosedWithEscape' },
    rightToLeft: { says: 'The buttons change sides: Cancel stays the first one.', story: 'Default' },
  },
  related: ['Dialog', 'Banner', 'Button', 'LeaveDialog'],
  matrix: 'Primary',
} satisfies ComponentGuide;
