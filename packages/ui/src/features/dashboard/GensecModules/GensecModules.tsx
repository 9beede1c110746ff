import { gensecScope } from '@quad/domain/access';
import { GENSEC_FILTERS, gensecFilterId, gensecModules, toGensecFilter } from '@quad/domain/dashboard';
import { DASHBOARD_TEXTS } from '@quad/domain/messages';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { Tabs } from '../../../primitives/Tabs/Tabs.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { OFFICE_ICONS } from '../officeIcons.ts';
import { PlaceTiles } from '../PlaceTiles/PlaceTiles.tsx';
import { body, title } from './GensecModules.css.ts';

export interface GensecModulesProps {
  /** The role in the session. */
  role: string;
  /** The selected filter, as in the URL; unknown values show all places. */
  filterId?: string | null;
  /** Called when another filter is selected: store it, for example in the URL, and pass it back as `filterId`. */
  onFilterChange: (filterId: string) => void;
  /** Content below the places. */
  children?: ReactNode;
}

const TABS = GENSEC_FILTERS.map((filter) => ({
  id: gensecFilterId(filter),
  label: filter,
  content: <PlaceTiles places={gensecModules(filter)} icons={OFFICE_ICONS} />,
}));

/** The places of a GenSec's dashboard, grouped by kind of work. An unknown GenSec role gets a message. */
export function GensecModules({ role, filterId, onFilterChange, children }: GensecModulesProps) {
  const t = useTranslate();
  const scope = gensecScope(role);
  if (!scope) return <EmptyState title={t(DASHBOARD_TEXTS.gensecUnknown)} />;
  return (
    <div className={body}>
      <h1 className={title}>{t(DASHBOARD_TEXTS.gensecTitle, { name: t(scope.name) })}</h1>
      <Tabs
        label={t('Modules')}
        items={TABS.map((tab) => ({ ...tab, label: t(tab.label) }))}
        value={gensecFilterId(toGensecFilter(filterId))}
        onValueChange={(id) => onFilterChange(id)}
      />
      {children}
    </div>
  );
}
