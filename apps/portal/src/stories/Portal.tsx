import { createClient } from '@quad/api-client/client';
import { DEFAULT_INSTITUTE } from '@quad/domain/institute';
import { useLayoutEffect, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../app/App.tsx';
import { useSidebar } from '../app/shell/useSidebar.ts';
import type { InstituteWithSignIn, PageSettings } from '../boot/pageSettings.ts';

export interface PortalProps {
  /** Path to open. */
  path: string;
  isSidebarCollapsed?: boolean;
  demonstrationAccounts?: PageSettings['demonstrationAccounts'];
  mailFolder?: string;
  offered?: InstituteWithSignIn['offered'];
  /** Overrides of the institute's settings. */
  institute?: Partial<InstituteWithSignIn>;
}

/**
 * The whole portal at a path, for a story, with its own history and no stored state. The story's mocks define who is signed in and the
 * data.
 */
export function Portal({ path, isSidebarCollapsed = false, demonstrationAccounts = [], mailFolder, offered, institute }: PortalProps) {
  const [client] = useState(() => createClient({ baseUrl: '' }));
  const { setCollapsed } = useSidebar();
  useLayoutEffect(() => setCollapsed(isSidebarCollapsed), [setCollapsed, isSidebarCollapsed]);
  return (
    <MemoryRouter initialEntries={[path]}>
      <App client={client} settings={{ institute: { ...DEFAULT_INSTITUTE, ...institute, offered }, demonstrationAccounts, mailFolder }} />
    </MemoryRouter>
  );
}
