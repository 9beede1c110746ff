/**
 * Finds controls whose center is covered by another element, which would receive the press, and returns a description of each. Controls out
 * of view are scrolled to and restored within one task, so that the page does not notice. It is a self-contained function, because browser
 * tests send its source into the page.
 */
export function findCoveredControls(): string[] {
  const CONTROLS = [
    'a[href], button, input:not([type="hidden"]), select, textarea, summary',
    ...'button checkbox combobox link menuitem menuitemcheckbox menuitemradio option radio slider switch tab'
      .split(' ')
      .map((role) => `[role="${role}"]`),
  ].join();
  /** Controls that are disabled or hidden on purpose. */
  const INACTIVE = ':disabled, [aria-disabled="true"], [inert] *, [aria-hidden="true"], [aria-hidden="true"] *';
  /** Overlays and toasts, which may cover the page below. */
  const OVERLAYS =
    '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [role="tooltip"], [popover], [data-swipe-direction]';
  /** Storybook's own elements. */
  const NOT_OF_THE_PAGE = '.sb-wrapper, #storybook-docs, #storybook-highlights-root';
  /** Elements smaller than this in one direction are visually hidden: their label is pressed, if there is one. */
  const SEEN = 3;

  const modal = [...document.querySelectorAll('dialog:modal')].at(-1);

  const labelsOf = (control: Element): readonly Element[] => [...((control as HTMLInputElement).labels ?? [])];

  const isLarge = ({ width, height }: DOMRect) => width >= SEEN && height >= SEEN;

  /** The visible part of a control: itself, or its label if it is visually hidden. */
  function seenPart(control: Element): Element | undefined {
    const { clipPath, opacity } = getComputedStyle(control);
    const isSeen = isLarge(control.getBoundingClientRect()) && clipPath === 'none' && opacity !== '0';
    return isSeen ? control : labelsOf(control).find((label) => isLarge(label.getBoundingClientRect()));
  }

  function isActive(control: Element): boolean {
    if (control.matches(INACTIVE) || control.closest(NOT_OF_THE_PAGE) || (modal && !modal.contains(control))) return false;
    return control.checkVisibility({ visibilityProperty: true }) && getComputedStyle(control).pointerEvents !== 'none';
  }

  /** The center of an element, or of the first line of wrapped text; undefined if it is out of view. */
  function centerOf(part: Element): { x: number; y: number } | undefined {
    const { left, top, width, height } = [...part.getClientRects()].find(isLarge) ?? part.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return x >= 0 && y >= 0 && x < document.documentElement.clientWidth && y < innerHeight ? { x, y } : undefined;
  }

  function isOverlaid(control: Element, hit: Element): boolean {
    const overlay = hit.closest(OVERLAYS);
    return overlay !== null && !overlay.contains(control);
  }

  /** The element that covers a control; undefined if there is none, null if the control's center is out of view. */
  function coverOf(control: Element, part: Element): Element | null | undefined {
    const center = centerOf(part);
    const hit = center && document.elementFromPoint(center.x, center.y);
    if (!hit) return null;
    const isItself = [control, ...labelsOf(control)].some((own) => own.contains(hit)) || isOverlaid(control, hit);
    return isItself ? undefined : hit;
  }

  const scrolled = new Map<Element, readonly [left: number, top: number]>();

  function scrollTo(part: Element, block: ScrollLogicalPosition): void {
    for (let around: Element | null = part; around; around = around.parentElement)
      if (!scrolled.has(around)) scrolled.set(around, [around.scrollLeft, around.scrollTop]);
    part.scrollIntoView({ block, inline: 'center', behavior: 'instant' });
  }

  /** Fixed bars cover scrolled content, so it is enough if the control can be scrolled out from under them. */
  function findCover(control: Element, part: Element): Element | null | undefined {
    let cover = coverOf(control, part);
    for (const block of ['center', 'start', 'end'] as const) {
      if (cover === undefined) break;
      scrollTo(part, block);
      cover = coverOf(control, part);
    }
    return cover;
  }

  function nameOf(element: Element): string {
    const role = element.getAttribute('role') ?? element.tagName.toLowerCase();
    const name = element.getAttribute('aria-label') ?? labelsOf(element)[0]?.textContent ?? element.textContent ?? '';
    return `${role}.${element.classList[0] ?? ''} '${name.trim().slice(0, 60)}'`;
  }

  const faults = [...document.querySelectorAll(CONTROLS)].filter(isActive).flatMap((control) => {
    const part = seenPart(control);
    const cover = part && findCover(control, part);
    return cover ? [`${nameOf(cover)} covers ${nameOf(control)}`] : [];
  });
  for (const [element, [left, top]] of scrolled) element.scrollTo({ left, top, behavior: 'instant' });
  return faults;
}
