/**
 * Finds each control of the page that is shown, asks which element lies at its centre, and names those that something else lies over: a
 * finger or pointer would press that. What is out of sight is scrolled to and left as it was, all in one task, so that nothing on the page
 * hears of it. It is one function without anything around it: a browser test sends its text into the page.
 */
export function findCoveredControls(): string[] {
  const CONTROLS = [
    'a[href], button, input:not([type="hidden"]), select, textarea, summary',
    ...[
      'button',
      'checkbox',
      'combobox',
      'link',
      'menuitem',
      'menuitemcheckbox',
      'menuitemradio',
      'option',
      'radio',
      'slider',
      'switch',
      'tab',
    ].map((role) => `[role="${role}"]`),
  ].join();
  /** Nobody can press these, and is not meant to. */
  const INACTIVE = ':disabled, [aria-disabled="true"], [inert] *, [aria-hidden="true"], [aria-hidden="true"] *';
  /** What opens over a page, and what passes by: it may lie over whatever is below. */
  const OVERLAYS =
    '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [role="tooltip"], [popover], [data-swipe-direction]';
  /** Storybook's own elements. */
  const NOT_OF_THE_PAGE = '.sb-wrapper, #storybook-docs, #storybook-highlights-root';
  /** Smaller than this in one direction it is hidden from the eye: its label is pressed, or nothing is. */
  const SEEN = 3;

  const modal = [...document.querySelectorAll('dialog:modal')].at(-1);

  const labelsOf = (control: Element): readonly Element[] => [...((control as HTMLInputElement).labels ?? [])];

  const isLarge = ({ width, height }: DOMRect) => width >= SEEN && height >= SEEN;

  /** What a person sees of a control and presses: itself, or its label where it is hidden from the eye. */
  function seenPart(control: Element): Element | undefined {
    const { clipPath, opacity } = getComputedStyle(control);
    const isSeen = isLarge(control.getBoundingClientRect()) && clipPath === 'none' && opacity !== '0';
    return isSeen ? control : labelsOf(control).find((label) => isLarge(label.getBoundingClientRect()));
  }

  function isActive(control: Element): boolean {
    if (control.matches(INACTIVE) || control.closest(NOT_OF_THE_PAGE) || (modal && !modal.contains(control))) return false;
    return control.checkVisibility({ visibilityProperty: true }) && getComputedStyle(control).pointerEvents !== 'none';
  }

  /** The middle of it, or of the first line where a text goes over several; undefined where that is out of sight. */
  function centerOf(part: Element): { x: number; y: number } | undefined {
    const { left, top, width, height } = [...part.getClientRects()].find(isLarge) ?? part.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return x >= 0 && y >= 0 && x < document.documentElement.clientWidth && y < innerHeight ? { x, y } : undefined;
  }

  function isOverlaid(control: Element, hit: Element): boolean {
    const overlay = hit.closest(OVERLAYS);
    return overlay !== null && !overlay.contains(control);
  }

  /** What lies over a control now; undefined where nothing does, null where its centre is out of sight. */
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

  /** Bars that stay in place lie over what scrolls below them; it is enough that it can be scrolled out from under them. */
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
    return cover ? [`${nameOf(cover)} lies over ${nameOf(control)}`] : [];
  });
  for (const [element, [left, top]] of scrolled) element.scrollTo({ left, top, behavior: 'instant' });
  return faults;
}
