import type { ComponentGuide } from '../../testing/guide.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorState } from './ErrorState.tsx';

const RETRY = { role: 'button', name: 'Retry' } as const;

function nothing(): void {
  // The examples only show the state; the button requests nothing.
}

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['Content could not be had, because the server did not answer or refused: it stands in its place.'],
  useInstead: [
    { when: 'What was typed is wrong', component: 'Field' },
    { when: 'It is there, and something about it has to be known', component: 'Banner' },
    { when: 'There is nothing, and nothing failed', component: 'EmptyState' },
    { when: 'A list failed: it has this in it', component: 'RecordList' },
  ],
  anatomy: [
    { part: 'Icon', is: 'a mark of failure, for the eye only.' },
    { part: 'Message', is: 'what went wrong, as a sentence; read out at once.' },
    { part: 'Retry', is: 'asks again; left out where that is of no use, busy while it is asked.' },
  ],
  dos: [
    {
      do: <ErrorState description="Error loading events: Failed to fetch events." onRetry={nothing} />,
      dont: <ErrorState description="Something went wrong (500)." />,
      why: 'It says what could not be had, and lets one try again.',
    },
    {
      do: <ErrorState description="Error loading events: Failed to fetch events." onRetry={nothing} />,
      dont: <EmptyState title="No events found" />,
      why: 'Nobody knows whether there are events: what failed does not look empty.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves to Retry.', outcome: { focus: RETRY } },
    { keys: '{Enter}', does: 'Asks again.', outcome: { calls: 'onRetry' } },
    {
      keys: '{Enter}',
      on: { role: 'button', name: 'Retrying...' },
      does: 'Nothing while it is being asked; the button keeps the focus.',
      outcome: [{ doesNotCall: 'onRetry' }, { focus: { role: 'button', name: 'Retrying...' } }],
      story: 'Retrying',
    },
  ],
  screenReader: [
    { part: 'Message', role: 'alert', text: 'Error loading events: Failed to fetch events.' },
    { part: 'Retry', ...RETRY },
    { part: 'Retry while it is asked', role: 'button', name: 'Retrying...', state: { busy: true, unavailable: true }, story: 'Retrying' },
  ],
  adapts: {
    narrow: { says: 'Retry goes under the message.', story: 'LongMessage' },
    long: { says: 'A long message breaks beside its icon.', story: 'LongMessage' },
    many: { says: 'Each part of a page fails by itself, and the others stay; of a list there is one.', story: 'Default' },
    rightToLeft: { says: 'The icon stands on the right, Retry on the left.', story: 'LongMessage' },
  },
  related: ['EmptyState', 'Banner', 'RecordList', 'LoadingShape'],
  matrix: 'Retrying',
} satisfies ComponentGuide;
