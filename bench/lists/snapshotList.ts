/** The visible part of a list, as text and as HTML. */
export interface ListSnapshot {
  /** The text with the number of results. */
  readonly summary: string;
  /** HTML beside that number: the button that clears the filters is there only while one is set. */
  readonly tools: string;
  /** The text and position of each visible row. */
  readonly visible: readonly string[];
  /** HTML below the filters, without the rows. */
  readonly frame: string;
  /** HTML of the visible rows. */
  readonly rows: string;
}

/** Selects the element around the rows of the list with this name. A list with column headers is a table; its rows may be in a card. */
export function rowsSelector(name: string): string {
  const table = `[role=table][aria-label="${name}"]`;
  return `ul[aria-label="${name}"], ${table} > [role=rowgroup]:last-child, ${table} > :last-child > [role=rowgroup]`;
}

/** Takes a snapshot of the list with these rows. Runs inside the page, so it cannot use anything else in this file. */
export async function snapshotList(selector: string): Promise<ListSnapshot> {
  const list = document.querySelector('main')?.querySelector(selector);
  const items = [...(list?.querySelectorAll(':scope > :not([aria-hidden])') ?? [])];
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
  (copy.matches(selector) ? copy : copy.querySelector(selector))?.replaceChildren();
  const status = document.querySelector('main [role=search] [role=status]');
  const tools = status?.parentElement?.cloneNode(true) as Element | undefined;
  tools?.querySelector('[role=status]')?.replaceChildren();
  return {
    summary: status?.textContent ?? '',
    tools: tools?.innerHTML ?? '',
    visible: seen.map((item) => {
      const { x, y, width, height } = item.getBoundingClientRect();
      return `${item.textContent} ${[x, y, width, height].map(Math.round).join(' ')}`;
    }),
    frame: copy.outerHTML,
    rows: seen.map((item) => item.outerHTML).join(''),
  };
}

/** The number of rendered elements in the list with these rows, including column headers. Runs inside the page. */
export function countNodes(selector: string): number {
  const rows = document.querySelector('main')?.querySelector(selector);
  return (rows?.closest('[role=table]') ?? rows)?.querySelectorAll('*').length ?? Number.NaN;
}
