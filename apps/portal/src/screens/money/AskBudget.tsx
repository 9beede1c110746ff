import { useAskBudget, useEvent, useEvents, useSession } from '@quad/api-client/hooks';
import { BUDGET_FORM_TEXTS, type UnitYear } from '@quad/domain/ledger';
import { campusDay } from '@quad/domain/time';
import { useLocaleSettings } from '@quad/ui';
import { BudgetDialog } from '@quad/ui/features/money';
import { withSuccessToast } from '../../app/shell/withSuccessToast.ts';
import { useToday } from '../../app/useNow.ts';

interface AskBudgetProps {
  unit: UnitYear['unit'];
  /** The event that the budget is for, if it is fixed. */
  eventId: string | null;
  onClose: () => void;
}

/** Requests a budget for a unit: for one of its events, which may be fixed, or for other purchases. */
export function AskBudget({ unit, eventId, onClose }: AskBudgetProps) {
  const { timeZone, translate: t } = useLocaleSettings();
  const today = useToday();
  const { user } = useSession();
  const ask = useAskBudget();
  const { data: event } = useEvent(eventId ?? undefined);
  const { data: events = [] } = useEvents(user?.role, user?.username, { unit: unit._id, from: today });
  if (eventId && !event) return null;
  const end = event?.schedule?.end ?? event?.schedule?.start;
  return (
    <BudgetDialog
      unitName={unit.name}
      events={event ? undefined : events.map(({ _id, title }) => ({ value: _id, label: title }))}
      budget={
        event && {
          ...{ title: event.title, event_id: event._id, ends_on: end ? campusDay(new Date(end), timeZone) : '' },
        }
      }
      today={today}
      onSubmit={withSuccessToast(
        (budget) => ask({ ...budget, unit_id: unit._id }),
        ({ title }) => t(BUDGET_FORM_TEXTS.isSent, { title }),
      )}
      onClose={onClose}
    />
  );
}
