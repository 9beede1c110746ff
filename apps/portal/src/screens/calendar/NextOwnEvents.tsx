import { useOwnCalendar } from '@quad/api-client/hooks';
import { dayAfter } from '@quad/domain/time';
import { OwnAgenda } from '@quad/ui/features/calendar';
import { useNow, useToday } from '../../app/useNow.ts';

/** As many days ahead as are asked for at once. */
const AHEAD = 41;

/** What is next of what the person is registered for, organizes or follows. A failure is only logged: there is nothing then. */
export function NextOwnEvents() {
  const now = useNow().toISOString();
  const today = useToday();
  const { data = [], isLoading } = useOwnCalendar({ from: today, to: dayAfter(today, AHEAD) });
  const next = data.filter(({ start, status }) => status !== 'cancelled' && start !== null && new Date(start).toISOString() > now);
  return <OwnAgenda events={isLoading ? undefined : next} />;
}
