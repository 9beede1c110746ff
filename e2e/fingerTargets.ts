/**
 * Finds controls that are too small for a finger, and returns a description of each: less than 44 pixels wide or high, and with other
 * things so near that a press there does not reach them. Links in a sentence are exempt, as in WCAG 2.5.5. It is a self-contained
 * function, because its source is sent into the page.
 */
export function findSmallTargets(): string[] {
  const CONTROLS = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="tab"]';
  const MIN = 44;
  /** Half a pixel is rounding. */
  const ENOUGH = MIN - 0.5;
  const REACH = MIN / 2 - 1;

  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    const { clipPath, opacity } = getComputedStyle(element);
    return width > 2 && height > 2 && clipPath === 'none' && opacity !== '0';
  };

  /** The label of an input, which is pressed instead of it. */
  const labelOf = (control: Element) => [...((control as HTMLInputElement).labels ?? [])].find((label) => label.contains(control));

  const isInSentence = (control: Element) =>
    control.matches('a') && getComputedStyle(control).display === 'inline' && control.parentElement?.textContent !== control.textContent;

  const small = [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter((control) => {
    const part = labelOf(control) ?? control;
    if (!control.checkVisibility({ visibilityProperty: true }) || !isShown(part) || isInSentence(control)) return false;
    part.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height, bottom } = part.getBoundingClientRect();
    // Appears only when it has the focus.
    if (bottom <= 0) return false;
    const [x, y] = [left + width / 2, top + height / 2];
    const reaches = (toX: number, toY: number) => {
      const hit = document.elementFromPoint(Math.min(Math.max(toX, 0), document.documentElement.clientWidth - 1), toY);
      return part.contains(hit) || control.contains(hit);
    };
    const isHigh = height >= ENOUGH || (reaches(x, y - REACH) && reaches(x, y + REACH));
    const isWide = width >= ENOUGH || (reaches(x - REACH, y) && reaches(x + REACH, y));
    return !(isHigh && isWide);
  });
  scrollTo(0, 0);
  return small.map((control) => {
    const { width, height } = control.getBoundingClientRect();
    const name = control.getAttribute('aria-label') ?? labelOf(control)?.textContent ?? control.textContent;
    return `${control.tagName.toLowerCase()} '${name.trim().slice(0, 40)}' ${Math.round(width)} x ${Math.round(height)}`;
  });
}
