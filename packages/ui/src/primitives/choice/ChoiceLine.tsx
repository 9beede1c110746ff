import { type ReactNode, useId } from 'react';
import { describedBy } from '../Field/FieldContext.ts';
import { hint as hintStyle, line, words } from './choice.css.ts';

export interface ChoiceLineProps {
  label: ReactNode;
  hint?: string;
  /** The ids of the app's own descriptions; the hint is added after them. */
  describedBy?: string;
  /** Renders the control, named by the label and described by the hint. */
  children: (names: { 'aria-labelledby': string; 'aria-describedby': string | undefined }) => ReactNode;
}

/** A checkbox, radio or switch with its label and hint, in one clickable line. */
export function ChoiceLine({ label, hint, describedBy: own, children }: ChoiceLineProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is rendered by the children.
    <label className={line}>
      {children({ 'aria-labelledby': `${id}-words`, 'aria-describedby': describedBy(own, hintId) })}
      <span className={words}>
        <span id={`${id}-words`}>{label}</span>
        {hint && (
          <span id={hintId} className={hintStyle}>
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
