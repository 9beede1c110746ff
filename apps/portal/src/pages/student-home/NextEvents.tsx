import { useAllEvents } from '@quad/api-client/hooks';
import { upcomingEvents } from '@quad/domain/events';
import { EVENT_TEXTS } from '@quad/domain/messages';
import { Spinner } from '@quad/ui';
import { UpcomingEvents } from '@quad/ui/features/dashboard';

/** What is to come on campus, soonest first. A failure is only logged: there are none then (specification 2, section 8). */
export function NextEvents() {
  const { data = [], isLoading } = useAllEvents();
  if (isLoading) return <Spinner label={EVENT_TEXTS.loading} />;
  return <UpcomingEvents events={upcomingEvents(data, new Date())} />;
}
