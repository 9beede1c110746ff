import { type ReactNode, useState } from 'react';
import { useLoaded } from '../../primitives/loading/useLoaded.ts';
import { useTranslate } from '../../primitives/UiProvider/LocaleSettings.ts';
import type { NavigationLink } from '../navigation.ts';
import { Sidebar } from '../Sidebar/Sidebar.tsx';
import { SidebarItems } from '../Sidebar/SidebarItems.tsx';
import { TopBar } from '../TopBar/TopBar.tsx';
import { column, main, shell, skip } from './AppShell.css.ts';
import { FootBar } from './FootBar.tsx';

export interface AppShellProps {
  /** The portal's name. */
  portalTitle: string;
  /** Where the person is, as the page's top heading; left out where the content brings that heading itself. */
  title?: string;
  /** A few quiet words under the title. */
  subtitle?: ReactNode;
  /** The places of the portal, in the order in which they are listed. */
  items: readonly NavigationLink[];
  /** The `id` of the place where the person is. */
  currentId?: string;
  /** The sidebar shows pictures alone. */
  collapsed: boolean;
  /** Called to collapse or expand the sidebar; pass the value back as `collapsed`. */
  onCollapsedChange: (collapsed: boolean) => void;
  /** The profile menu and what else belongs to the person. */
  topBar?: ReactNode;
  /** The places at the foot of a phone, which has room for four; by default those of `items`. */
  phoneItems?: readonly NavigationLink[];
  /** What stays at the foot of the navigation, such as signing out. */
  footerItems?: readonly NavigationLink[];
  /** Called when an item of the navigation is about to be chosen, by pointer or by focus: time to fetch what it leads to. */
  onApproach?: (item: NavigationLink) => void;
  /** The section that the person is in. */
  children: ReactNode;
}

const loadDrawer = async () => (await import('../../primitives/Drawer/Drawer.tsx')).Drawer;

/** The frame of the signed-in portal: sidebar or, on a phone, a bar at the foot with a drawer; top bar; and the section as the page's main part. */
export function AppShell(props: AppShellProps) {
  const t = useTranslate();
  const { portalTitle, title, subtitle, items, currentId, collapsed, onCollapsedChange, topBar, footerItems, onApproach, children } = props;
  const { phoneItems = items } = props;
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const closeDrawer = () => setDrawerOpen(false);
  const Drawer = useLoaded(loadDrawer, isDrawerOpen, closeDrawer);
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
        <TopBar title={title} subtitle={subtitle}>
          {topBar}
        </TopBar>
        <main id="content" tabIndex={-1} className={main}>
          {children}
        </main>
      </div>
      <FootBar items={phoneItems} currentId={currentId} onOpenNavigation={() => setDrawerOpen(true)} />
      {Drawer && (
        <Drawer open={isDrawerOpen} onOpenChange={setDrawerOpen} title={portalTitle}>
          <SidebarItems label={t('Sections')} items={items} currentId={currentId} onSelect={closeDrawer} onApproach={onApproach} />
          {footerItems && <SidebarItems label={t('Session')} items={footerItems} onSelect={closeDrawer} />}
        </Drawer>
      )}
    </div>
  );
}
