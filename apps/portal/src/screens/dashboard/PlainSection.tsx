import { DASHBOARD_TEXTS } from '@quad/domain/messages';
import { DashboardTile } from '@quad/ui/dashboard';

/** What the shell falls back to for a section that it does not have. */
export function PlainSection() {
  return (
    <DashboardTile title={DASHBOARD_TEXTS.fallbackTitle}>
      <p>There is nothing here yet. Choose another section from the menu.</p>
    </DashboardTile>
  );
}
