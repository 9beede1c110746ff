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
  /** Where the person is; the page's top heading. Left out where the content brings that heading itself. */
  title?: string;
  /** A few quiet words under the title. */
  subtitle?: ReactNode;
  /** The item of the sidebar that leads here, where there is one. */
  section?: string;
  /** The sidebar of a dashboard that has its own; the role's sections where nothing is said. */
  links?: readonly NavigationLink[];
  children: ReactNode;
}

/** The frame of every screen behind sign-in: the role's navigation, the profile menu and the way out. */
export function SignedInShell({ title, subtitle, section, links, children }: SignedInShellProps) {
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
