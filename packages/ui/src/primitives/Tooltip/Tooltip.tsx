import { Direction, Tooltip as RadixTooltip, Slot } from 'radix-ui';
import { type ComponentProps, type FocusEvent, type ReactElement, useId, useState } from 'react';
import { isFocusGiven } from '../overlay/focus.ts';
import { usePortalContainer } from '../UiProvider/UiContext.ts';
import { bubble } from './Tooltip.css.ts';

export const TOOLTIP_SIDES = ['below', 'beside'] as const;
export type TooltipSide = (typeof TOOLTIP_SIDES)[number];

export const TOOLTIP_TYPES = ['description', 'label'] as const;
export type TooltipType = (typeof TOOLTIP_TYPES)[number];

export interface TooltipProps {
  /** The text; without one there is no tooltip. */
  content: string | undefined;
  /** Where it stands, as long as there is room. */
  side?: TooltipSide;
  /** The text is the owner's name already, so that reading it out again would only repeat it. */
  type?: TooltipType;
  /** The element that it describes: focusable, and accepts a ref and any attribute. */
  children: ReactElement;
}

interface OwnerProps extends ComponentProps<typeof Slot.Root> {
  describedBy: string | undefined;
}

/** Radix describes the owner by the bubble, which is there while it is shown; ours is described at all times, or named by it. */
function Owner({ describedBy, ...trigger }: OwnerProps) {
  return <Slot.Root {...trigger} aria-describedby={describedBy} />;
}

/** Only where somebody went by a key: after a press, or when a dialog gives the focus back, nobody asked for words. */
function unlessByKey(event: FocusEvent<Element>): void {
  if (isFocusGiven() || !event.currentTarget.matches(':focus-visible')) event.preventDefault();
}

/**
 * A few words about a control, on hover and on focus. They stay as long as the pointer is on either, can be hovered themselves, and
 * Escape puts them away wherever the focus is. Never the only home of what a person needs.
 */
export function Tooltip({ content, side = 'below', type = 'description', children }: TooltipProps) {
  const id = useId();
  const portalContainer = usePortalContainer();
  const isRightToLeft = Direction.useDirection() === 'rtl';
  const [isOpen, setOpen] = useState(false);
  // No finger hovers, so that a press shows them too; Radix, which puts them away on a press, is done by then.
  const showAfterPress = () => queueMicrotask(() => setOpen(true));
  if (content === undefined) return children;
  return (
    <RadixTooltip.Provider delayDuration={0}>
      <RadixTooltip.Root open={isOpen} onOpenChange={setOpen}>
        <RadixTooltip.Trigger asChild onFocus={unlessByKey} onClick={type === 'label' ? undefined : showAfterPress}>
          <Owner describedBy={type === 'label' ? undefined : id}>{children}</Owner>
        </RadixTooltip.Trigger>
        <RadixTooltip.Portal container={portalContainer}>
          <RadixTooltip.Content
            side={side === 'below' ? 'bottom' : isRightToLeft ? 'left' : 'right'}
            sideOffset={6}
            collisionPadding={6}
            className={bubble}
          >
            {content}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
      {type === 'description' && (
        <span id={id} hidden>
          {content}
        </span>
      )}
    </RadixTooltip.Provider>
  );
}
