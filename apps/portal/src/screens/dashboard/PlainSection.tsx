import { DASHBOARD_TEXTS } from '@quad/domain/messages';
import { useTranslate } from '@quad/ui';
import { DashboardTile } from '@quad/ui/dashboard';

/** What the shell falls back to for a section that it does not have. */
export function PlainSection() {
  const t = useTranslate();
  return (
    <DashboardTile title={t(DASHBOARD_TEXTS.fallbackTitle)}>
      <p>{t('There is nothing here yet. Choose another section from the menu.')}</p>
    </DashboardTile>
  );
}
