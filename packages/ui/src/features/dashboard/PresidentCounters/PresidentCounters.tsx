import { StatCard } from '../../../dashboard/StatCard/StatCard.tsx';
import { Grid } from '../../../layout/Grid/Grid.tsx';
import { useLocaleSettings, useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { inboxPath } from '../../links/links.ts';

interface Counter {
  /** Undefined while loading or after a failure. */
  value: number | undefined;
  isLoading: boolean;
}

export interface PresidentCountersProps {
  /** The counters, loaded independently of each other. */
  counters: Readonly<Record<'pendingApprovals' | 'roomBookings' | 'events' | 'records', Counter>>;
}

/** The four counters of the president's dashboard; one that failed to load shows a dash. */
export function PresidentCounters({ counters }: PresidentCountersProps) {
  const t = useTranslate();
  const { locale } = useLocaleSettings();
  const written = ({ value, isLoading }: Counter) => (isLoading ? '…' : value?.toLocaleString(locale));
  return (
    <Grid columns={{ phone: 2, desktop: 4 }} gap="s">
      <StatCard label={t('Pending Approvals')} value={written(counters.pendingApprovals)} href={inboxPath('room-request')} />
      <StatCard label={t('Room Bookings')} value={written(counters.roomBookings)} href="/events" />
      <StatCard label={t('Upcoming Events')} value={written(counters.events)} href="/events" />
      <StatCard label={t('COSA Records')} value={written(counters.records)} href="/cosa" />
    </Grid>
  );
}
