import { EVENT_TEXTS } from '@quad/domain/messages';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import type { Failure } from '../../failure.ts';

/** Says that the form holds what was typed earlier, and offers to begin anew. */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Banner
      actions={
        <Button size="small" onClick={onDiscard}>
          Discard draft
        </Button>
      }
    >
      This is what you had typed before. It has not been sent yet.
    </Banner>
  );
}

/** Says that the event was not saved, and why where the server said so. */
export function EventFormFailure({ message }: Failure) {
  const reason = message === EVENT_TEXTS.submitFailed ? 'What you typed is still here. Please try again.' : message;
  return (
    <Banner tone="critical" title={EVENT_TEXTS.submitFailed} isAnnounced>
      {reason}
    </Banner>
  );
}
