import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { iconButton } from './IconButton.css.ts';

export interface IconButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'children' | 'disabled' | 'aria-label'> {
  /** The accessible name, also shown as a tooltip. */
  label: string;
  /** A 20 px icon. */
  icon: ReactNode;
  /** Why the button is unavailable. It stays in the tab order, is announced as unavailable, and its tooltip shows the reason. */
  unavailableReason?: string;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A button for a common action that an icon can represent: close, collapse, menu. Use Button instead wherever there is room for a label.
 */
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
