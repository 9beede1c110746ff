import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { iconButton } from './IconButton.css.ts';

export interface IconButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'children' | 'disabled' | 'aria-label'> {
  /** The word behind the icon: its name, and its tooltip. */
  label: string;
  /** A 20 px icon. */
  icon: ReactNode;
  /** Why it does nothing for now: it stays in the tab order, says that it is unavailable, and its tooltip is the reason. */
  unavailableReason?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** An action that an icon alone can say: close, collapse, menu. Use Button instead wherever there is room for the word. */
export function IconButton({ label, icon, unavailableReason, onClick, ...native }: IconButtonProps) {
  const isUnavailable = unavailableReason !== undefined;
  return (
    <Tooltip content={unavailableReason ?? label} type={isUnavailable ? 'description' : 'label'}>
      <button
        type="button"
        {...native}
        onClick={isUnavailable ? undefined : onClick}
        aria-label={label}
        aria-disabled={isUnavailable || undefined}
        className={iconButton}
      >
        {icon}
      </button>
    </Tooltip>
  );
}
