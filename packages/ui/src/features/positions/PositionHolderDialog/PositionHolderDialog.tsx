import { formatMoney } from '@quad/domain/money';
import { describePositionHolder, type PositionHolder } from '@quad/domain/positions';
import { calendarDay, formatLongDate } from '@quad/domain/time';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { KeyValueList } from '../../../primitives/KeyValueList/KeyValueList.tsx';
import { useLocaleSettings, useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { PositionHolderStatusBadge } from '../../badges/index.ts';

export interface PositionHolderDialogProps {
  /** The holder, with person and position as far as they are known. */
  holder: PositionHolder;
  /** Called when the dialog is closed: stop rendering it. */
  onClose: () => void;
}

/** The date of the appointment, which has no time, so no time zone applies. */
function appointmentDay({ appointment_details }: PositionHolder, locale: string): string {
  return formatLongDate(calendarDay(appointment_details?.appointment_date ?? ''), 'UTC', locale);
}

/** All details of a position's holder. It is open while it is rendered; load it lazily. */
export function PositionHolderDialog({ holder, onClose }: PositionHolderDialogProps) {
  const t = useTranslate();
  const settings = useLocaleSettings();
  const about = describePositionHolder(holder);
  const metrics = holder.performance_metrics;
  const items = [
    { label: t('Position'), value: about.position },
    { label: t('Department'), value: about.department },
    { label: t('Tenure'), value: holder.tenure_year },
    { label: t('Status'), value: <PositionHolderStatusBadge status={holder.status} /> },
    { label: t('Email'), value: about.email },
    { label: t('Student ID'), value: about.studentId },
    { label: t('POR ID'), value: about.porId },
    { label: t('Events organized'), value: metrics?.events_organized },
    { label: t('Budget utilized'), value: metrics && formatMoney(metrics.budget_utilized, settings) },
    { label: t('Appointed by'), value: about.appointedBy },
    { label: t('Appointment date'), value: appointmentDay(holder, settings.locale) },
    { label: t('Feedback'), value: metrics?.feedback },
  ];
  return (
    <Dialog open onOpenChange={onClose} title={about.name || t('Unknown person')} description={t('Position holder details')} size="l">
      <KeyValueList items={items} />
    </Dialog>
  );
}
