export const TOOLTIP_SIDES = ['below', 'beside'] as const;
export type TooltipSide = (typeof TOOLTIP_SIDES)[number];

/** Pixels between the bubble, its owner and the edge of the window. */
const GAP = 6;

function clamp(value: number, most: number): number {
  return Math.max(GAP, Math.min(value, most));
}

function below(owner: DOMRect, bubble: DOMRect): { x: number; y: number } {
  const under = owner.bottom + GAP;
  const fitsUnder = under + bubble.height + GAP <= window.innerHeight;
  return { x: owner.left + (owner.width - bubble.width) / 2, y: fitsUnder ? under : owner.top - GAP - bubble.height };
}

function beside(owner: DOMRect, bubble: DOMRect, isRightToLeft: boolean): { x: number; y: number } {
  return {
    x: isRightToLeft ? owner.left - GAP - bubble.width : owner.right + GAP,
    y: owner.top + (owner.height - bubble.height) / 2,
  };
}

/** Moves a shown bubble to its owner's side and keeps it inside the window. */
export function place(bubble: HTMLElement, owner: Element, side: TooltipSide): void {
  const ownerBox = owner.getBoundingClientRect();
  const bubbleBox = bubble.getBoundingClientRect();
  const isRightToLeft = getComputedStyle(owner).direction === 'rtl';
  const { x, y } = side === 'below' ? below(ownerBox, bubbleBox) : beside(ownerBox, bubbleBox, isRightToLeft);
  bubble.style.left = `${clamp(x, window.innerWidth - bubbleBox.width - GAP)}px`;
  bubble.style.top = `${clamp(y, window.innerHeight - bubbleBox.height - GAP)}px`;
}
