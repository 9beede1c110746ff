import { createClient } from '@quad/api-client/client';
import { DEFAULT_INSTITUTE } from '@quad/domain/institute';
import { useLayoutEffect, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../app/App.tsx';
import { useSidebar } from '../app/shell/useSidebar.ts';
import type { OfferingInstitute, PageSettings } from '../boot/pageSettings.ts';

export interface PortalProps {
  /** Where the person is. */
  path: string;
  isSidebarCollapsed?: boolean;
  demonstrationAccounts?: PageSettings['demonstrationAccounts'];
  mailFolder?: string;
  offered?: OfferingInstitute['offered'];
  /** What the institute says of itself otherwise than most. */
  institute?: Partial<OfferingInstitute>;
}

/**
 * The whole portal at a path, for a story: with a history of its own and nothing remembered. Who is signed in and what there
 * is to see is said by the story's mocks.
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
