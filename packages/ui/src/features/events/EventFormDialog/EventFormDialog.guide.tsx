import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';

const TITLE = { role: 'textbox', name: 'Title' } as const;
const CANCEL = { role: 'button', name: 'Cancel' } as const;
const UPDATE = { role: 'button', name: 'Update Event' } as const;
const KEEP = { role: 'button', name: 'Keep mine' } as const;
const LOAD = { role: 'button', name: 'Load their version' } as const;

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['An event that there is gets changed by somebody who may do so, over the list or the page that shows it.'],
  useInstead: [
    { when: 'A new event is planned', component: 'EventForm' },
    { when: 'Rooms are asked for or given', component: 'RoomRequestDialog' },
    { when: 'The event is only read', component: 'EventDetail' },
  ],
  anatomy: [
    { part: 'Title', is: 'Edit Event; under it stands which one.' },
    { part: 'Draft', is: 'says that the fields hold what was typed earlier, and offers to begin anew.' },
    { part: 'Fields', is: 'all of EventForm, filled in. The unit and the organizers of the event are known even if no others are.' },
    {
      part: 'Conflict',
      is: 'says that somebody else has changed the event meanwhile, in which fields the versions differ, and leaves the choice to the person.',
    },
    { part: 'Cancel', is: 'leaves and forgets what was typed. Escape and Close leave and keep it as a draft.' },
    { part: 'Update Event', is: 'busy until the answer is there; then the dialog asks to be closed.' },
  ],
  dos: [
    {
      do: (
        <Banner
          tone="caution"
          title="Somebody else has changed this event in the meantime."
          actions={
            <>
              <Button size="small">Load their version</Button>
              <Button size="small">Keep mine</Button>
            </>
          }
        >
          Your version differs in: Title, Venue.
        </Banner>
      ),
      dont: <ErrorState message="The event could not be saved. Please reload the page." />,
      why: 'Give the newer event as `event` when the server says that there is one: nobody loses what was typed.',
    },
  ],
  keyboard: [
    {
      keys: '{Escape}',
      on: TITLE,
      does: 'Leaves the dialog; what was typed is kept as a draft.',
      outcome: [{ calls: 'onClose' }, { doesNotCall: 'onDraft' }, { doesNotCall: 'onSubmit' }],
    },
    {
      keys: '{Enter}',
      on: CANCEL,
      does: 'Leaves the dialog and forgets what was typed.',
      outcome: [{ calls: 'onClose' }, { doesNotCall: 'onSubmit' }],
    },
    { keys: '{Tab}', on: CANCEL, does: 'Moves to the button that saves.', outcome: { focus: UPDATE } },
    { keys: '{Enter}', does: 'Saves the event, and leaves.', outcome: [{ calls: 'onSubmit' }, { calls: 'onClose' }] },
    {
      keys: '{Enter}',
      on: KEEP,
      does: 'Lets what is typed be saved over the newer version; nothing is sent yet.',
      outcome: [{ hides: KEEP }, { doesNotCall: 'onSubmit' }],
      story: 'KeepsMine',
    },
    {
      keys: '{Enter}',
      on: LOAD,
      does: 'Puts the newer version into the fields.',
      outcome: [{ hides: LOAD }, { shows: { ...TITLE, state: { value: 'Line Follower Finals' } } }],
      story: 'LoadsTheirs',
    },
  ],
  screenReader: [
    { part: 'Dialog', role: 'dialog', name: 'Edit Event', description: 'Line Follower Challenge' },
    { part: 'Title', ...TITLE, state: { value: 'Line Follower Challenge', required: true } },
    { part: 'Registration', role: 'checkbox', name: 'Registration Required', state: { checked: true } },
    { part: 'Their version', ...LOAD, story: 'Conflict' },
    { part: 'The own version', ...KEEP, story: 'Conflict' },
    { part: 'Failure', role: 'alert', text: 'You can manage events of your own unit only.', story: 'Refused' },
    { part: 'Update Event while it works', role: 'button', name: 'Updating...', state: { busy: true, unavailable: true }, story: 'Saving' },
  ],
  adapts: {
    narrow: { says: 'The fields stand in one column; title and buttons of the dialog stay in sight.', story: 'Default' },
    long: { says: 'The title of the event breaks under the heading of the dialog.', story: 'LongTitle' },
    many: { says: 'The fields scroll inside the dialog, between its title and its buttons.', story: 'Default' },
    rightToLeft: { says: 'Labels begin on the right; the buttons end on the left, with Update Event last.', story: 'Default' },
  },
  related: ['EventForm', 'EventCard', 'Dialog', 'RoomRequestDialog'],
  matrix: 'Conflict',
} satisfies ComponentGuide;
