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
    'Something is about to happen that is hard to take back: what was written is lost, a photo is gone, somebody is told.',
    'One question is enough, answered with the verb or with Cancel.',
  ],
  useInstead: [
    { when: 'There is something to fill in or to choose from', component: 'Dialog' },
    { when: 'There is news, and nothing to decide', component: 'Banner' },
    { when: 'The act can easily be taken back: do it at once', component: 'Button' },
  ],
  anatomy: [
    { part: 'Backdrop', is: 'dims the page. A press on it does nothing: the question wants an answer.' },
    { part: 'Title', is: 'the question, which names the act and the thing.' },
    { part: 'Description', is: 'what will happen, and whether it can be taken back.' },
    { part: 'Cancel', is: 'the safe answer. It has the focus at first.' },
    { part: 'Confirm', is: 'the verb of the title. It is critical unless `tone` says otherwise, and busy while the act is on its way.' },
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
      why: 'Title and button can be understood without the page behind them.',
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
      why: 'What is harmless is not asked about. Questions at every step are answered without being read.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves from Cancel, which has the focus at first, to the act.', outcome: { focus: CONFIRM } },
    {
      keys: '{Enter}',
      does: 'Confirms. Where the app keeps it open, it stays until the act is done.',
      outcome: [{ calls: 'onConfirm' }, { doesNotCall: 'onOpenChange' }],
    },
    { keys: '{Tab}', does: 'Begins again at Cancel: the focus does not leave the dialog.', outcome: { focus: CANCEL } },
    { keys: '[Space]', does: 'Asks to close it; nothing is done.', outcome: [{ calls: 'onOpenChange' }, { doesNotCall: 'onConfirm' }] },
    { keys: '{Escape}', does: 'Cancels too.', outcome: [{ calls: 'onOpenChange' }, { doesNotCall: 'onConfirm' }] },
    {
      keys: '{Enter}',
      on: OPENER,
      does: 'On what opens it: the safe answer gets the focus.',
      outcome: [{ shows: DIALOG }, { focus: CANCEL }],
      story: 'ClosedWithEscape',
    },
    {
      keys: '{Escape}',
      does: 'Closes it, and the focus goes back to what opened it.',
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
    long: { says: 'Title and description break; the text scrolls before the buttons leave the window.', story: 'Primary' },
    many: { says: 'It stands over a dialog that asks it. One question at a time.', story: 'ClosedWithEscape' },
    rightToLeft: { says: 'The buttons change sides: Cancel stays the first of them.', story: 'Default' },
  },
  related: ['Dialog', 'Banner', 'Button', 'LeaveDialog'],
  matrix: 'Primary',
} satisfies ComponentGuide;
