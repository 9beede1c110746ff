/** The visible part of a list, as text and as HTML. */
export interface ListSnapshot {
  /** The text with the number of results. */
  readonly summary: string;
  /** The text and position of each visible row. */
  readonly visible: readonly string[];
  /** HTML below the filters, without the rows. */
  readonly frame: string;
  /** HTML of the visible rows. */
  readonly rows: string;
}

/** Takes a snapshot of the list with this name. Runs inside the page, so it cannot use anything else in this file. */
export async function snapshotList(name: string): Promise<ListSnapshot> {
  const list = document.querySelector(`main ul[aria-label="${name}"]`);
  const items = [...(list?.querySelectorAll(':scope > li:not([aria-hidden])') ?? [])];
  if (!list || items.length === 0) throw new Error('There is no list.');
  const seen = await new Promise<Element[]>((resolve) => {
    // Takes every clipping box into account.
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect();
      resolve(entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target));
    });
    for (const item of items) observer.observe(item);
  });
  const place = [...(document.querySelector('main [role=search]')?.parentElement?.children ?? [])].find((child) => child.contains(list));
  const copy = (place ?? list).cloneNode(true) as Element;
  (copy.matches('ul') ? copy : copy.querySelector('ul'))?.replaceChildren();
  return {
    summary: document.querySelector('main [role=search] [role=status]')?.textContent ?? '',
    visible: seen.map((item) => {
      const { x, y, width, height } = item.getBoundingClientRect();
      return `${item.textContent} ${[x, y, width, height].map(Math.round).join(' ')}`;
    }),
    frame: copy.outerHTML,
    rows: seen.map((item) => item.outerHTML).join(''),
  };
}

/** The number of rendered elements in the list with this name. Runs inside the page. */
export function countNodes(name: string): number {
  return document.querySelector(`main ul[aria-label="${name}"]`)?.querySelectorAll('*').length ?? Number.NaN;
}
