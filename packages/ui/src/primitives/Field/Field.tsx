import { type ReactNode, useId } from 'react';
import type { NativeProps } from '../../layout/nativeProps.ts';
import { AlertIcon } from '../AlertIcon/AlertIcon.tsx';
import { useTranslate } from '../UiProvider/LocaleSettings.ts';
import { errorIcon, error as errorStyle, field, header, hint as hintStyle, label as labelStyle, requiredLabel } from './Field.css.ts';
import { FieldContext } from './FieldContext.ts';

export interface FieldProps extends Omit<NativeProps<HTMLDivElement>, 'id'> {
  /** The label of the input; always visible. */
  label: string;
  /** Help for filling in the input; always visible. */
  hint?: string;
  /** What is wrong and how to fix it, in English or as sent by the server. Shown below the input and announced. */
  error?: string;
  /** Marks the input as required, visually and for screen readers. */
  required?: boolean;
  /**
   * For inputs that consist of several named controls: RadioGroup, StarRatingInput, TagListInput, RepeatingRows, PhotoInput, FileDrop,
   * DateRangePicker.
   */
  group?: boolean;
  /** A link at the end of the label's line, such as one for a forgotten password. */
  aside?: ReactNode;
  /** One input of this library; the field passes it an id, a description and its state. */
  children: ReactNode;
}

/** A label, hint and error message around an input, connected for screen readers. */
export function Field({ label, hint, error, required = false, group = false, aside, children, ...native }: FieldProps) {
  const t = useTranslate();
  const id = useId();
  const labelId = `${id}-label`;
  const labelClass = required ? `${labelStyle} ${requiredLabel}` : labelStyle;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  return (
    <div {...native} className={field}>
      <div className={header}>
        {group ? (
          <span id={labelId} className={labelClass}>
            {label}
          </span>
        ) : (
          <label id={labelId} htmlFor={id} className={labelClass}>
            {label}
          </label>
        )}
        {aside}
      </div>
      <FieldContext value={{ id, labelId, describedBy, invalid: error !== undefined && error !== '', required }}>{children}</FieldContext>
      {hint && (
        <p id={hintId} className={hintStyle}>
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} role="alert" className={errorStyle}>
          <span className={errorIcon}>
            <AlertIcon size="s" />
          </span>
          {t(error)}
        </p>
      )}
    </div>
  );
}
