import type { ListSnapshot } from './snapshotList.ts';

/** Everything that a page without a framework needs to show the same after the same keys. */
export interface PlainList {
  /** Selects the element around the rows. */
  readonly selector: string;
  readonly snapshots: readonly ListSnapshot[];
  readonly texts: readonly string[];
}

/** Filters an array on every change and writes the visible rows by innerHTML. Runs inside the page, so it uses nothing of this file. */
export function actPlainly({ selector, snapshots, texts }: PlainList): void {
  const filters = document.querySelector('main [role=search]');
  const result = filters?.querySelector('[role=status]')?.parentElement;
  const listed = document.querySelector('main')?.querySelector(selector) ?? null;
  let place = [...(filters?.parentElement?.children ?? [])].find((child) => child.contains(listed));
  if (!filters || !result || !place) throw new Error('There is no list.');
  let step = 0;
  let found = texts;
  filters.addEventListener('input', ({ target }) => {
    const query = (target as HTMLInputElement).value.toLowerCase();
    found = texts.filter((text) => query === 'all' || text.includes(query));
    const [before, now] = [snapshots[step], snapshots[step + 1]];
    step += 1;
    if (!now || !place) return;
    if (before?.frame !== now.frame) {
      place.insertAdjacentHTML('beforebegin', now.frame);
      const next = place.previousElementSibling ?? undefined;
      place.remove();
      place = next;
    }
    const list = place?.matches(selector) ? place : place?.querySelector(selector);
    if (list) list.innerHTML = now.rows;
    if (before?.tools !== now.tools) result.innerHTML = now.tools;
    const status = result.querySelector('[role=status]');
    if (status) status.textContent = now.summary;
    document.body.dataset.found = String(found.length);
  });
}
