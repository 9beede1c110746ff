import { type Ref, type TextareaHTMLAttributes, useId, useState } from 'react';
import { useFieldWiring } from '../Field/FieldContext.ts';
import { area, areaBox, counter, input } from '../TextInput/TextInput.css.ts';
import { useTranslate } from '../UiProvider/LocaleSettings.ts';

export interface TextareaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'style'> {
  /** The most characters; shows how many are used. */
  maxLength?: number;
  ref?: Ref<HTMLTextAreaElement>;
}

/** The button that sends the form, wherever it stands: it knows whether it may be pressed now. */
function submitButtonOf({ form }: HTMLTextAreaElement): HTMLButtonElement | undefined {
  return Array.from(form?.elements ?? []).find(
    (element): element is HTMLButtonElement => element instanceof HTMLButtonElement && element.type === 'submit',
  );
}

/** Several lines of text, inside a Field. Enter begins a new line; with Control or Command it sends the form. */
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
