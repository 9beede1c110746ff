import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { useTranslate } from '../../primitives/UiProvider/LocaleSettings.ts';
import type { NavigationLink } from '../navigation.ts';
import { brand, footer, header, sidebar } from './Sidebar.css.ts';
import { SidebarItems } from './SidebarItems.tsx';

export interface SidebarProps {
  /** The name of the portal. */
  title: string;
  /** The links of the navigation, in this order. */
  items: readonly NavigationLink[];
  /** The `id` of the current link. */
  currentId?: string;
  /** Shows only icons, 5rem wide, with the names as tooltips. */
  collapsed: boolean;
  /** Called to collapse or expand it; pass the value back as `collapsed`. */
  onCollapsedChange: (collapsed: boolean) => void;
  /** Links at the end of the sidebar, such as signing out. */
  footerItems?: readonly NavigationLink[];
  /** Called when the pointer or the focus reaches a link. */
  onApproach?: (item: NavigationLink) => void;
}

/**
 * The main navigation beside every section: 14rem wide, or 5rem with tooltips when collapsed. Not rendered on a phone, where AppShell shows
 * the same links in a drawer.
 */
export function Sidebar({ title, items, currentId, collapsed, onCollapsedChange, footerItems, onApproach }: SidebarProps) {
  const t = useTranslate();
  const Icon = collapsed ? PanelLeftOpen : PanelLeftClose;
  return (
    <aside aria-label={t('Sidebar')} className={sidebar({ collapsed })}>
      <div className={header}>
        {!collapsed && <span className={brand}>{title}</span>}
        <IconButton
          label={collapsed ? t('Expand sidebar') : t('Collapse sidebar')}
          icon={<Icon size={20} aria-hidden="true" />}
          aria-expanded={!collapsed}
          onClick={() => onCollapsedChange(!collapsed)}
        />
      </div>
      <SidebarItems label={t('Sections')} items={items} currentId={currentId} collapsed={collapsed} onApproach={onApproach} />
      {footerItems && (
        <div className={footer}>
          <SidebarItems label={t('Session')} items={footerItems} collapsed={collapsed} />
        </div>
      )}
    </aside>
  );
}
