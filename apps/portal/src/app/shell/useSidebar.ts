import { useSyncExternalStore } from 'react';

const KEY = 'quad-sidebar';
const COLLAPSED = 'collapsed';

let isCollapsed = read() === COLLAPSED;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setCollapsed(next: { isCollapsed: boolean }): void {
  isCollapsed = next.isCollapsed;
  write(isCollapsed ? COLLAPSED : 'open');
  for (const listener of listeners) listener();
}

/** Whether the sidebar is collapsed: the same for the frame and the grid, and remembered by this browser. */
export function useSidebar() {
  return { isCollapsed: useSyncExternalStore(subscribe, () => isCollapsed), setCollapsed };
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function write(value: string): void {
  try {
    localStorage.setItem(KEY, value);
  } catch {
    // A browser that refuses to store loses the choice at the next visit, and nothing else.
  }
}
