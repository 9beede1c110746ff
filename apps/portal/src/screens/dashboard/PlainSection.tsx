import { DASHBOARD_TEXTS } from '@quad/domain/messages';
import { useTranslate } from '@quad/ui';
import { DashboardTile } from '@quad/ui/dashboard';

/** Fallback of the shell for an unknown section. */
export function PlainSection() {
  const t = useTranslate();
  return (
    <DashboardTile title={t(DASHBOARD_TEXTS.fallbackTitle)}>
      <p>{t('There is nothing here yet. Choose another section from the menu.')}</p>
    </DashboardTile>
  );
}
