import { EVENT_TEXTS } from '@quad/domain/messages';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import type { Failure } from '../../failure.ts';

/** Says that the event was not saved, and why where the server said so. */
export function EventFormFailure({ message }: Failure) {
  const reason = message === EVENT_TEXTS.submitFailed ? 'What you typed is still here. Please try again.' : message;
  return (
    <Banner tone="critical" title={EVENT_TEXTS.submitFailed} isAnnounced>
      {reason}
    </Banner>
  );
}
