import { type Ref, type TextareaHTMLAttributes, useId, useState } from 'react';
import { useFieldWiring } from '../Field/FieldContext.ts';
import { area, areaBox, counter, input } from '../TextInput/TextInput.css.ts';
import { useTranslate } from '../UiProvider/LocaleSettings.ts';

export interface TextareaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'style'> {
  /** The maximum number of characters; shows a counter. */
  maxLength?: number;
  ref?: Ref<HTMLTextAreaElement>;
}

/** The submit button of the form, wherever it stands: whether it is enabled decides whether the form may be submitted. */
function submitButtonOf({ form }: HTMLTextAreaElement): HTMLButtonElement | undefined {
  return Array.from(form?.elements ?? []).find(
    (element): element is HTMLButtonElement => element instanceof HTMLButtonElement && element.type === 'submit',
  );
}

/** A multi-line text input, inside a Field. Enter starts a new line; Control+Enter or Command+Enter submits the form. */
export function Textarea({ onInput, onKeyDown, ...props }: TextareaProps) {
  const t = useTranslate();
  const { maxLength, rows = 3, value, defaultValue } = props;
  const counterId = useId();
  const [typedLength, setTypedLength] = useState(String(defaultValue ?? '').length);
  const length = value === undefined ? typedLength : String(value).length;
  const wiring = useFieldWiring(props, maxLength ? counterId : undefined);
  return (
    <div className={areaBox}>
      <textarea
        {...props}
        {...wiring}
        rows={rows}
        onInput={(event) => {
          setTypedLength(event.currentTarget.value.length);
          onInput?.(event);
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          const sends = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.repeat;
          if (sends && !event.defaultPrevented) submitButtonOf(event.currentTarget)?.click();
        }}
        className={`${input} ${area}`}
      />
      {maxLength && (
        <span id={counterId} className={counter}>
          {t('{length} of {maxLength} characters', { length, maxLength })}
        </span>
      )}
    </div>
  );
}
