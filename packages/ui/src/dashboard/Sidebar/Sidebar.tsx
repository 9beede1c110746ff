import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { useTranslate } from '../../primitives/UiProvider/LocaleSettings.ts';
import type { NavigationLink } from '../navigation.ts';
import { brand, footer, header, sidebar } from './Sidebar.css.ts';
import { SidebarItems } from './SidebarItems.tsx';

export interface SidebarProps {
  /** The portal's name. */
  title: string;
  /** The places of the portal, in the order in which they are listed. */
  items: readonly NavigationLink[];
  /** The `id` of the place where the person is. */
  currentId?: string;
  /** Pictures alone, 5rem wide; the names come as tooltips. */
  collapsed: boolean;
  /** Called to collapse or expand it; pass the value back as `collapsed`. */
  onCollapsedChange: (collapsed: boolean) => void;
  /** What stays at the foot, such as signing out. */
  footerItems?: readonly NavigationLink[];
  /** Called when an item is about to be chosen, by pointer or by focus. */
  onApproach?: (item: NavigationLink) => void;
}

/**
 * The places of the portal, beside every section: 14rem wide, 5rem when collapsed, then with tooltips.
 * Not drawn on a phone, where AppShell shows the same items in a drawer.
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
