/** What of a list is in sight after a key, as a person sees it and as HTML. */
export interface Look {
  /** How many are found, in words. */
  readonly summary: string;
  /** The words of every row in sight and where it stands. */
  readonly sight: readonly string[];
  /** What stands below the filters, without the rows. */
  readonly frame: string;
  /** The rows in sight. */
  readonly rows: string;
}

/** Looks at the list of that name. Runs inside the page, so it can use nothing of this file. */
export async function look(name: string): Promise<Look> {
  const list = document.querySelector(`main ul[aria-label="${name}"]`);
  const items = [...(list?.querySelectorAll(':scope > li:not([aria-hidden])') ?? [])];
  if (!list || items.length === 0) throw new Error('There is no list.');
  const seen = await new Promise<Element[]>((resolve) => {
    // Knows of every box that cuts something off.
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
    sight: seen.map((item) => {
      const { x, y, width, height } = item.getBoundingClientRect();
      return `${item.textContent} ${[x, y, width, height].map(Math.round).join(' ')}`;
    }),
    frame: copy.outerHTML,
    rows: seen.map((item) => item.outerHTML).join(''),
  };
}

/** Elements inside the list of that name, whichever of its rows are rendered. Runs inside the page. */
export function countNodes(name: string): number {
  return document.querySelector(`main ul[aria-label="${name}"]`)?.querySelectorAll('*').length ?? Number.NaN;
}
