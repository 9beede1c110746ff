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
  useWhen: ['Content could not be loaded, because the server did not respond or refused: this replaces the content.'],
  useInstead: [
    { when: 'A typed value is wrong', component: 'Field' },
    { when: 'The content is there, and has a note', component: 'Banner' },
    { when: 'There is nothing, but nothing failed', component: 'EmptyState' },
    { when: 'A list failed: it includes this', component: 'RecordList' },
  ],
  anatomy: [
    { part: 'Icon', is: 'a symbol of failure, decorative.' },
    { part: 'Message', is: 'what went wrong, as a sentence; announced immediately.' },
    { part: 'Retry', is: 'requests again; omitted if that is useless, busy while the request is pending.' },
  ],
  dos: [
    {
      do: <ErrorState description="Error loading events: Failed to fetch events." onRetry={nothing} />,
      dont: <ErrorState description="Something went wrong (500)." />,
      why: 'It says what could not be loaded, and offers to try again.',
    },
    {
      do: <ErrorState description="Error loading events: Failed to fetch events." onRetry={nothing} />,
      dont: <EmptyState title="No events found" />,
      why: 'Nobody knows whether there are events: a failure must not look empty.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves to Retry.', outcome: { focus: RETRY } },
    { keys: '{Enter}', does: 'Requests again.', outcome: { calls: 'onRetry' } },
    {
      keys: '{Enter}',
      on: { role: 'button', name: 'Retrying...' },
      does: 'Does nothing during a request; the button keeps the focus.',
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
    narrow: { says: 'Retry moves below the message.', story: 'LongMessage' },
    long: { says: 'A long message wraps beside its icon.', story: 'LongMessage' },
    many: { says: 'Each part of a page fails separately, and the others stay; a list has one error.', story: 'Default' },
    rightToLeft: { says: 'The icon is on the right, Retry on the left.', story: 'LongMessage' },
  },
  related: ['EmptyState', 'Banner', 'RecordList', 'LoadingShape'],
  matrix: 'Retrying',
} satisfies ComponentGuide;
