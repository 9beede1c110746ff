import { type ReactNode, useState } from 'react';
import { useLazyPart } from '../../primitives/loading/useLazyPart.ts';
import { useTranslate } from '../../primitives/UiProvider/LocaleSettings.ts';
import type { NavigationLink } from '../navigation.ts';
import { Sidebar } from '../Sidebar/Sidebar.tsx';
import { SidebarItems } from '../Sidebar/SidebarItems.tsx';
import { TopBar } from '../TopBar/TopBar.tsx';
import { column, main, shell, skip } from './AppShell.css.ts';
import { BottomBar } from './BottomBar.tsx';

export interface AppShellProps {
  /** The name of the portal. */
  portalTitle: string;
  /** The title of the current section, as the `h1`; omit it if the content has its own. */
  title?: string;
  /** A short text below the title. */
  subtitle?: ReactNode;
  /** Controls for the whole page, shown beside the title. */
  actions?: ReactNode;
  /** The links of the navigation, in this order. */
  items: readonly NavigationLink[];
  /** The `id` of the current link. */
  currentId?: string;
  /** Whether the sidebar shows only icons. */
  collapsed: boolean;
  /** Called to collapse or expand the sidebar; pass the value back as `collapsed`. */
  onCollapsedChange: (collapsed: boolean) => void;
  /** The profile menu and other controls of the user. */
  topBar?: ReactNode;
  /** The links in the bar at the foot of a phone, of which four fit; by default the first of `items`. */
  phoneItems?: readonly NavigationLink[];
  /** Links at the end of the navigation, such as signing out. */
  footerItems?: readonly NavigationLink[];
  /** Called when the pointer or the focus reaches a link, to prefetch its page. */
  onApproach?: (item: NavigationLink) => void;
  /** The current section. */
  children: ReactNode;
}

const loadDrawer = async () => (await import('../../primitives/Drawer/Drawer.tsx')).Drawer;

/** The frame of the signed-in portal: a sidebar, or on a phone a bottom bar with a drawer; a top bar; and the current section as `main`. */
export function AppShell(props: AppShellProps) {
  const t = useTranslate();
  const { portalTitle, title, subtitle, items, currentId, collapsed, onCollapsedChange, topBar, footerItems, onApproach, children } = props;
  const { phoneItems = items, actions } = props;
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const closeDrawer = () => setDrawerOpen(false);
  const Drawer = useLazyPart(loadDrawer, isDrawerOpen, closeDrawer);
  return (
    <div className={shell}>
      <a href="#content" className={skip}>
        {t('Skip to content')}
      </a>
      <Sidebar
        title={portalTitle}
        items={items}
        currentId={currentId}
        collapsed={collapsed}
        onCollapsedChange={onCollapsedChange}
        footerItems={footerItems}
        onApproach={onApproach}
      />
      <div className={column}>
        <TopBar title={title} subtitle={subtitle} actions={actions}>
          {topBar}
        </TopBar>
        <main id="content" tabIndex={-1} className={main}>
          {children}
        </main>
      </div>
      <BottomBar items={phoneItems} currentId={currentId} onOpenNavigation={() => setDrawerOpen(true)} />
      {Drawer && (
        <Drawer open={isDrawerOpen} onOpenChange={setDrawerOpen} title={portalTitle}>
          <SidebarItems label={t('Sections')} items={items} currentId={currentId} onSelect={closeDrawer} onApproach={onApproach} />
          {footerItems && <SidebarItems label={t('Session')} items={footerItems} onSelect={closeDrawer} />}
        </Drawer>
      )}
    </div>
  );
}
