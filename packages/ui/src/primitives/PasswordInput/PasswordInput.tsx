import { useState } from 'react';
import { useFieldWiring } from '../Field/FieldContext.ts';
import { input } from '../TextInput/TextInput.css.ts';
import type { TextInputProps } from '../TextInput/TextInput.tsx';
import { useTranslate } from '../UiProvider/LocaleSettings.ts';
import { area, box, toggle } from './PasswordInput.css.ts';

export interface PasswordInputProps extends TextInputProps {
  /** `current-password` to sign in, `new-password` to set one; password managers depend on it. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password input with a button that reveals the text, inside a Field. */
export function PasswordInput(props: PasswordInputProps) {
  const t = useTranslate();
  const [isShown, setShown] = useState(false);
  const wiring = useFieldWiring(props);
  return (
    <div className={box}>
      <input
        autoCapitalize="none"
        spellCheck={false}
        {...props}
        {...wiring}
        type={isShown ? 'text' : 'password'}
        className={`${input} ${area}`}
      />
      <button
        type="button"
        className={toggle}
        aria-controls={wiring.id}
        aria-label={isShown ? t('Hide password') : t('Show password')}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? t('Hide') : t('Show')}
      </button>
    </div>
  );
}
