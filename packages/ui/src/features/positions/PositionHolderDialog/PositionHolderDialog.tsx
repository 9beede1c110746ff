import { formatMoney } from '@quad/domain/money';
import { describePositionHolder, type PositionHolder } from '@quad/domain/positions';
import { calendarDay, formatLongDate } from '@quad/domain/time';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { KeyValueList } from '../../../primitives/KeyValueList/KeyValueList.tsx';
import { useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { PositionHolderStatusBadge } from '../../badges/index.ts';

export interface PositionHolderDialogProps {
  /** The holder, with person and position as far as they are known. */
  holder: PositionHolder;
  /** Asked for by whoever leaves; stop rendering the dialog. */
  onClose: () => void;
}

/** The day of the appointment, which has no time and so no zone. */
function appointmentDay({ appointment_details }: PositionHolder): string {
  return formatLongDate(calendarDay(appointment_details?.appointment_date ?? ''), 'UTC');
}

/** Everything about a position's holder. It is open as long as it is rendered; load it lazily. */
export function PositionHolderDialog({ holder, onClose }: PositionHolderDialogProps) {
  const settings = useLocaleSettings();
  const about = describePositionHolder(holder);
  const metrics = holder.performance_metrics;
  const items = [
    { label: 'Position', value: about.position },
    { label: 'Department', value: about.department },
    { label: 'Tenure', value: holder.tenure_year },
    { label: 'Status', value: <PositionHolderStatusBadge status={holder.status} /> },
    { label: 'Email', value: about.email },
    { label: 'Student ID', value: about.studentId },
    { label: 'POR ID', value: about.porId },
    { label: 'Events organized', value: metrics?.events_organized },
    { label: 'Budget utilized', value: metrics && formatMoney(metrics.budget_utilized, settings) },
    { label: 'Appointed by', value: about.appointedBy },
    { label: 'Appointment date', value: appointmentDay(holder) },
    { label: 'Feedback', value: metrics?.feedback },
  ];
  return (
    <Dialog open onOpenChange={onClose} title={about.name || 'Unknown person'} description="Position holder details" size="large">
      <KeyValueList items={items} />
    </Dialog>
  );
}
