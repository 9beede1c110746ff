import { Direction, Tooltip as RadixTooltip, Slot } from 'radix-ui';
import { type ComponentProps, type FocusEvent, type ReactElement, useId, useState } from 'react';
import { isSilentFocus } from '../overlay/focus.ts';
import { usePortalContainer } from '../UiProvider/UiContext.ts';
import { bubble } from './Tooltip.css.ts';

export const TOOLTIP_SIDES = ['below', 'beside'] as const;
export type TooltipSide = (typeof TOOLTIP_SIDES)[number];

export const TOOLTIP_TYPES = ['description', 'label'] as const;
export type TooltipType = (typeof TOOLTIP_TYPES)[number];

export interface TooltipProps {
  /** The text; if it is undefined there is no tooltip. */
  content: string | undefined;
  /** The preferred side, if there is room. */
  side?: TooltipSide;
  /** `label` if the text already is the accessible name of the control, so that it is not read twice. */
  type?: TooltipType;
  /** The control: a focusable element that accepts a ref and any attribute. */
  children: ReactElement;
}

interface OwnerProps extends ComponentProps<typeof Slot.Root> {
  describedBy: string | undefined;
}

/** Radix connects the description only while the tooltip is shown; here it is always connected, or the text already is the name. */
function Owner({ describedBy, ...trigger }: OwnerProps) {
  return <Slot.Root {...trigger} aria-describedby={describedBy} />;
}

/** Opens on keyboard focus only, not after a press or when a dialog returns the focus. */
function unlessByKey(event: FocusEvent<Element>): void {
  if (isSilentFocus() || !event.currentTarget.matches(':focus-visible')) event.preventDefault();
}

/**
 * A short text about a control, shown on hover and on focus. It stays while the pointer is on the control or the tooltip, and Escape closes
 * it wherever the focus is. Never put essential information only in a tooltip.
 */
export function Tooltip({ content, side = 'below', type = 'description', children }: TooltipProps) {
  const id = useId();
  const portalContainer = usePortalContainer();
  const isRightToLeft = Direction.useDirection() === 'rtl';
  const [isOpen, setOpen] = useState(false);
  // Touch cannot hover, so a press opens the tooltip too; the microtask runs after Radix, which closes it on a press.
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
