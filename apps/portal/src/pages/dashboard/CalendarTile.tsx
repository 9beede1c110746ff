import { DASHBOARD_TEXTS } from '@quad/domain/messages';
import { DashboardTile } from '@quad/ui';

/** A placeholder that the specification words. */
export function CalendarTile() {
  return (
    <DashboardTile title="Calendar">
      <p>{DASHBOARD_TEXTS.calendar}</p>
    </DashboardTile>
  );
}
