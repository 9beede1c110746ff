import { Search, X } from 'lucide-react';
import { type InputHTMLAttributes, type KeyboardEvent, type Ref, use, useRef } from 'react';
import { FieldContext, useFieldWiring } from '../Field/FieldContext.ts';
import { overlaid } from '../TextInput/overlaid.css.ts';
import { input } from '../TextInput/TextInput.css.ts';
import { useTranslate } from '../UiProvider/LocaleSettings.ts';
import { clear, glass, search } from './SearchField.css.ts';

export interface SearchFieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'type' | 'size' | 'onChange' | 'aria-label'> {
  /** What is searched, for screen readers; the label of a Field takes precedence. */
  label?: string;
  /** Called with the trimmed text whenever it changes. */
  onSearch?: (text: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/** A search input that filters what is on the screen; Escape or its button clears it. Use Combobox instead to select one of the results. */
export function SearchField({ onSearch, onKeyDown, ref, ...props }: SearchFieldProps) {
  const t = useTranslate();
  const { label = t('Search'), placeholder = label, ...native } = props;
  const own = useRef<HTMLInputElement>(null);
  const isInField = use(FieldContext).id !== undefined;
  const empty = () => {
    if (!own.current) return;
    own.current.value = '';
    own.current.focus();
    onSearch?.('');
  };
  const clearOnEscape = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.key !== 'Escape' || event.currentTarget.value === '') return;
    event.preventDefault();
    event.stopPropagation();
    empty();
  };
  const setElement = (element: HTMLInputElement | null) => {
    own.current = element;
    if (typeof ref === 'function') return ref(element);
    if (ref) ref.current = element;
  };
  return (
    <span className={overlaid}>
      <input
        autoComplete="off"
        enterKeyHint="search"
        {...native}
        {...useFieldWiring(native)}
        ref={setElement}
        type="search"
        aria-label={isInField ? undefined : label}
        // Never empty, because `:placeholder-shown` tells whether there is something to clear.
        placeholder={placeholder || ' '}
        onChange={(event) => onSearch?.(event.target.value.trim())}
        onKeyDown={clearOnEscape}
        className={`${input} ${search}`}
      />
      <Search size={16} aria-hidden="true" className={glass} />
      <button type="button" aria-label={t('Clear search')} onClick={empty} className={clear}>
        <X size={16} aria-hidden="true" />
      </button>
    </span>
  );
}
