import { type DashboardStats, type QuickStat, quickStatsFor } from '@quad/domain/analytics';
import { sectionPath } from '@quad/domain/dashboard';
import { DASHBOARD_TEXTS, EVENT_TEXTS } from '@quad/domain/messages';
import { formatMoney } from '@quad/domain/money';
import { BudgetBar } from '../../../dashboard/BudgetBar/BudgetBar.tsx';
import { BareLink } from '../../../primitives/Link/BareLink.tsx';
import { LoadingShape } from '../../../primitives/LoadingShape/LoadingShape.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { useLocaleSettings, useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { inboxPath } from '../../links/links.ts';
import { figure, grid, link, name, part, stat } from './QuickStats.css.ts';

export interface QuickStatsProps {
  /** The role in the session; an unknown role has no figures. */
  role: string | null | undefined;
  /** Undefined while loading; null if there are none. */
  stats: DashboardStats | null | undefined;
}

function QuickStatRow({ label, value, of, isMoney, section, waits }: QuickStat) {
  const t = useTranslate();
  const settings = useLocaleSettings();
  const written = (amount: number) => (isMoney ? formatMoney(amount, settings) : amount.toLocaleString(settings.locale));
  const path = waits ? inboxPath(waits) : section && sectionPath(section);
  return (
    <li className={stat}>
      <span className={name}>
        {path ? (
          <BareLink href={path} className={link}>
            {t(label)}
          </BareLink>
        ) : (
          t(label)
        )}
      </span>
      <span className={figure}>{written(value)}</span>
      {of !== undefined && (
        <div className={part}>
          <span className={name}>{t('of {all}', { all: written(of) })}</span>
          <BudgetBar label={t('Used')} spent={value} allocated={of} amountHidden />
        </div>
      )}
    </li>
  );
}

/**
 * The key figures of a role, each linked to the counted items (docs/specification/dashboard.md#dashboard-quick-stats). Use StatCard instead
 * where there is room.
 */
export function QuickStats({ role, stats }: QuickStatsProps) {
  const t = useTranslate();
  if (stats === undefined) {
    return (
      <LoadingShape label={t(EVENT_TEXTS.loading)} gap="s">
        <Skeleton width="most" />
        <Skeleton width="most" />
        <Skeleton width="most" />
      </LoadingShape>
    );
  }
  const rows = stats && quickStatsFor(role, stats);
  if (!rows) return <p>{t(DASHBOARD_TEXTS.noStats)}</p>;
  return (
    <ul className={grid}>
      {rows.map((stat) => (
        <QuickStatRow key={stat.label} {...stat} />
      ))}
    </ul>
  );
}
