import type { Event } from '@quad/domain/events';
import { useState } from 'react';

/** Which dialog is open, and about which event. */
export interface OpenedDialog {
  readonly kind: 'request' | 'review' | 'edit';
  readonly eventId: string;
}

/** Opens one dialog at a time about an event. It keeps the id alone, so that the dialog always shows the event as it is now. */
export function useOpenEvent() {
  const [opened, setOpened] = useState<OpenedDialog>();
  return {
    opened,
    openRequest: ({ event }: { event: Event }) => setOpened({ kind: 'request', eventId: event._id }),
    openReview: ({ event }: { event: Event }) => setOpened({ kind: 'review', eventId: event._id }),
    openEdit: ({ event }: { event: Event }) => setOpened({ kind: 'edit', eventId: event._id }),
    close: () => setOpened(undefined),
  };
}
