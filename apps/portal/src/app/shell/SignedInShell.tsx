import { sectionPath, sidebarFor } from '@quad/domain/dashboard';
import { EVENT_TEXTS } from '@quad/domain/messages';
import { useTranslate } from '@quad/ui';
import { AppShell, type NavigationLink, ProfileMenu } from '@quad/ui/dashboard';
import { type ReactNode, Suspense, useEffect } from 'react';
import { lazyComponent } from '../../boot/lazyComponent.ts';
import { useInstitute } from '../../boot/PageSettingsContext.ts';
import { usePreload } from '../../boot/PreloadContext.ts';
import { useAfterHydration } from '../../boot/useAfterHydration.ts';
import { useIsEnabled } from '../useIsEnabled.ts';
import { displayName, useUser } from '../useUser.ts';
import { ProofReminder } from './ProofReminder.tsx';
import { applyStoredAppearance } from './useAppearance.ts';
import { useSidebar } from './useSidebar.ts';

const ShellTools = lazyComponent(async () => ({ default: (await import('./ShellTools.tsx')).ShellTools }));

export interface SignedInShellProps {
  /** Name of the current page, shown as its top heading. Omitted where the content renders that heading itself. */
  title?: string;
  /** Short muted text below the title. */
  subtitle?: ReactNode;
  /** Controls for the whole page, shown beside the title. */
  actions?: ReactNode;
  /** Id of the sidebar item to mark as current. */
  section?: string;
  /** Sidebar links of a dashboard that has its own; defaults to the sections of the role. */
  links?: readonly NavigationLink[];
  children: ReactNode;
}

/** The frame of every screen behind sign-in: the navigation of the role, the profile menu and signing out. */
export function SignedInShell({ title, subtitle, actions, section, links, children }: SignedInShellProps) {
  const t = useTranslate();
  const user = useUser();
  const { portalTitle } = useInstitute();
  const hasRooms = useIsEnabled('rooms');
  const preload = usePreload();
  const { isCollapsed, setCollapsed } = useSidebar();
  const isHydrated = useAfterHydration(true, false);
  useEffect(applyStoredAppearance, []);
  const items = sidebarFor(user.role).map((item) => ({ ...item, id: item.section, label: t(item.label), href: sectionPath(item.section) }));
  const menu = [
    { id: 'profile', label: t('My Profile'), href: sectionPath('profile') },
    { id: 'calendar', label: t(EVENT_TEXTS.calendar), href: '/calendar' },
    ...(hasRooms ? [{ id: 'rooms', label: t('Rooms'), href: '/rooms' }] : []),
    { id: 'settings', label: t('Settings'), href: '/settings' },
    ...(user.is_administrator ? [{ id: 'admin', label: t('Administration'), href: '/admin/people' }] : []),
    { id: 'logout', label: t('Logout'), href: '/logout', groupStart: true },
  ];
  return (
    <AppShell
      portalTitle={portalTitle}
      title={title}
      subtitle={subtitle}
      actions={actions}
      items={links ? links.map((item) => ({ ...item, label: t(item.label) })) : items}
      phoneItems={items}
      currentId={section}
      collapsed={isCollapsed}
      onCollapsedChange={setCollapsed}
      topBar={
        <>
          {isHydrated && (
            <Suspense>
              <ShellTools />
            </Suspense>
          )}
          <ProfileMenu name={displayName(user)} items={menu} />
        </>
      }
      onApproach={({ href }) => preload(href)}
      footerItems={[{ id: 'logout', label: t('Logout'), href: '/logout', icon: 'logout' }]}
    >
      <ProofReminder />
      {children}
    </AppShell>
  );
}
