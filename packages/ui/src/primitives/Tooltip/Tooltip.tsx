import { type FocusEvent, type KeyboardEvent, type PointerEvent, type ReactNode, type SyntheticEvent, useId, useRef } from 'react';
import { place, type TooltipSide } from './place.ts';
import { bubble } from './Tooltip.css.ts';

/** What the owner of a tooltip spreads on its element. */
export interface TooltipOwnerProps {
  'aria-describedby'?: string;
  onPointerEnter: (event: PointerEvent<Element>) => void;
  onPointerLeave: () => void;
  onFocus: (event: FocusEvent<Element>) => void;
  onBlur: () => void;
  onKeyDown: (event: KeyboardEvent<Element>) => void;
  onClick: (event: SyntheticEvent<Element>) => void;
}

export interface TooltipProps {
  text: string;
  side?: TooltipSide;
  /** The text is the owner's name already, so that reading it out again would only repeat it. */
  isLabel?: boolean;
  /** Draws the owner: an element that can have focus. */
  children: (owner: TooltipOwnerProps) => ReactNode;
}

/** A few words about a control, on hover and on focus; Escape puts them away. Never the only home of what a person needs. */
export function Tooltip({ text, side = 'below', isLabel = false, children }: TooltipProps) {
  const id = useId();
  const bubbleRef = useRef<HTMLSpanElement>(null);
  const show = (owner: Element) => {
    if (bubbleRef.current) {
      bubbleRef.current.togglePopover(true);
      place(bubbleRef.current, owner, side);
    }
  };
  const hide = () => {
    bubbleRef.current?.togglePopover(false);
  };
  return (
    <>
      {children({
        'aria-describedby': isLabel ? undefined : id,
        onPointerEnter: (event) => event.pointerType === 'mouse' && show(event.currentTarget),
        onPointerLeave: hide,
        onFocus: (event) => event.currentTarget.matches(':focus-visible') && show(event.currentTarget),
        onBlur: hide,
        onKeyDown: (event) => event.key === 'Escape' && hide(),
        onClick: (event) => (isLabel ? hide() : show(event.currentTarget)),
      })}
      <span ref={bubbleRef} id={id} role="tooltip" popover="manual" className={bubble}>
        {text}
      </span>
    </>
  );
}
