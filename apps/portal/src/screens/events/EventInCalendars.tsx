import { useDailyAllowances, useEventFileAddress } from '@quad/api-client/hooks';
import type { Event } from '@quad/domain/events';
import { Inline } from '@quad/ui';
import { AddToCalendar, eventPath } from '@quad/ui/features/calendar';
import { FollowNote } from '@quad/ui/features/org-units';
import { FollowUnit } from '../org-units/FollowUnit.tsx';

/** Adds an event to calendars: as a file, in Google Calendar, or by following its unit. */
export function EventInCalendars({ event }: { event: Event }) {
  const unit = event.organizing_unit_id;
  const { data: allowances } = useDailyAllowances();
  const file = useEventFileAddress(event._id);
  return (
    <Inline>
      <AddToCalendar event={event} url={`${window.location.origin}${eventPath(event._id)}`} fileHref={file} />
      {/* These load later, so they stand at the end. */}
      {unit && <FollowUnit unit={unit} />}
      {unit && <FollowNote remaining={allowances?.follows} />}
    </Inline>
  );
}
