import { useOwnCalendar } from '@quad/api-client/hooks';
import { dayAfter } from '@quad/domain/time';
import { OwnAgenda } from '@quad/ui/features/calendar';
import { useNow, useToday } from '../../app/useNow.ts';

/** Maximum number of days ahead that one request may cover. */
const AHEAD = 41;

/** The next events that the person is registered for, organizes or follows. A failure is only logged, and nothing is shown. */
export function NextOwnEvents() {
  const now = useNow().toISOString();
  const today = useToday();
  const { data = [], isLoading } = useOwnCalendar({ from: today, to: dayAfter(today, AHEAD) });
  const next = data.filter(({ start, status }) => status !== 'cancelled' && start !== null && new Date(start).toISOString() > now);
  return <OwnAgenda events={isLoading ? undefined : next} />;
}
