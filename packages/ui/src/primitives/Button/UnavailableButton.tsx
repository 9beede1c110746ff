import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { Tooltip } from '../Tooltip/Tooltip.tsx';

export interface UnavailableButtonProps {
  /** Why it does nothing for now. */
  reason: string;
  attributes: ButtonHTMLAttributes<HTMLButtonElement> & { onClick?: (event: MouseEvent<HTMLButtonElement>) => void };
  children: ReactNode;
}

/** A button that does nothing but say why: on hover, on focus, and when it is pressed. */
export function UnavailableButton({ reason, attributes, children }: UnavailableButtonProps) {
  return (
    <Tooltip text={reason}>
      {(owner) => (
        <button
          {...attributes}
          {...owner}
          onClick={(event) => {
            attributes.onClick?.(event);
            owner.onClick(event);
          }}
        >
          {children}
        </button>
      )}
    </Tooltip>
  );
}
