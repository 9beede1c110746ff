import { EVENT_TEXTS } from '@quad/domain/messages';
import { CalendarX2 } from 'lucide-react';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';

/** Says that a role has no events to see. */
export function EventListEmpty() {
  return (
    <EmptyState icon={<CalendarX2 size={24} aria-hidden="true" />} title={EVENT_TEXTS.emptyTitle} description={EVENT_TEXTS.emptyText} />
  );
}
