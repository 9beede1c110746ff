import { type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react';
import { useAnchored } from '../popup/useAnchored.ts';
import { panel } from './Popover.css.ts';

/** What the button of a popover spreads on itself. */
export interface PopoverOwnerProps {
  ref: Ref<HTMLButtonElement>;
  'aria-expanded': boolean;
  'aria-controls': string;
  'aria-haspopup': 'dialog';
  onClick: () => void;
}

export interface PopoverProps {
  /** What is in it, for those who listen. */
  label: string;
  /** A Button or IconButton that takes these properties; it opens and closes. */
  trigger: (owner: PopoverOwnerProps) => ReactNode;
  children: ReactNode;
}

/**
 * A few words or controls about the button under which it opens; a press elsewhere or Escape closes it. Use DropdownMenu instead
 * for a list of actions, Tooltip for a word, Dialog for a task.
 */
export function Popover({ label, trigger, children }: PopoverProps) {
  const id = useId();
  const ownerRef = useRef<HTMLButtonElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useAnchored({ anchor: ownerRef, popup: panelRef, isOpen });
  useEffect(() => {
    if (!isOpen) return;
    panelRef.current?.focus();
    const closeOutside = ({ target }: PointerEvent) => {
      const inside = [panelRef, ownerRef].some(({ current }) => target instanceof Node && current?.contains(target));
      if (!inside) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);
  return (
    <>
      {trigger({
        ref: ownerRef,
        'aria-expanded': isOpen,
        'aria-controls': id,
        'aria-haspopup': 'dialog',
        onClick: () => setOpen(!isOpen),
      })}
      <div
        ref={panelRef}
        id={id}
        role="dialog"
        aria-label={label}
        popover="manual"
        tabIndex={-1}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // The dialog around it stays open.
          event.stopPropagation();
          event.nativeEvent.stopImmediatePropagation();
          setOpen(false);
          ownerRef.current?.focus();
        }}
        className={panel}
      >
        {isOpen && children}
      </div>
    </>
  );
}
