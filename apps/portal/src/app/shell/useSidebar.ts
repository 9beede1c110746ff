import { parseSidebar, SIDEBAR_COOKIE } from '@quad/domain/appearance';
import { use, useSyncExternalStore } from 'react';
import { PageSettingsContext } from '../../boot/PageSettingsContext.ts';
import { readCookie, writeCookie } from '../cookies.ts';

let isCollapsed = parseSidebar(readCookie(SIDEBAR_COOKIE)) === 'collapsed';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setCollapsed(next: boolean): void {
  isCollapsed = next;
  writeCookie(SIDEBAR_COOKIE, isCollapsed ? 'collapsed' : 'open');
  for (const listener of listeners) listener();
}

/** Whether the sidebar is collapsed; shared by the frame and the grid, and stored in this browser. */
export function useSidebar() {
  const settings = use(PageSettingsContext);
  const current = useSyncExternalStore(
    subscribe,
    () => isCollapsed,
    () => settings.isSidebarCollapsed ?? isCollapsed,
  );
  return { isCollapsed: current, setCollapsed };
}
