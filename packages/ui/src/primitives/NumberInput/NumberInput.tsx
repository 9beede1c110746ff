import { useId } from 'react';
import { useFieldWiring } from '../Field/FieldContext.ts';
import { afterCurrency, currency as currencyStyle, input, numberBox, unit as unitStyle } from '../TextInput/TextInput.css.ts';
import type { TextInputProps } from '../TextInput/TextInput.tsx';

export interface NumberInputProps extends TextInputProps {
  /** The unit after the number, such as 'people' or 'of 10'. Read out with the label. */
  unit?: string;
  /** A currency symbol inside the field, before the number: '₹'. */
  currency?: string;
}

function isWhole(step: TextInputProps['step']): boolean {
  return step === undefined || Number.isInteger(Number(step));
}

/**
 * An input for a number that is counted or calculated with, inside a Field; set `min`, `max` and `step`. Use TextInput with
 * `inputMode="numeric"` instead for digits that are an identifier, such as a telephone number.
 */
export function NumberInput({ unit, currency, ...native }: NumberInputProps) {
  const unitId = useId();
  const wiring = useFieldWiring(native, unit ? unitId : undefined);
  const field = (
    <input
      inputMode={isWhole(native.step) ? 'numeric' : 'decimal'}
      // Blurs the input, so that scrolling the page does not change a focused number.
      onWheel={(event) => event.currentTarget.blur()}
      {...native}
      {...wiring}
      type="number"
      className={currency ? afterCurrency : input}
    />
  );
  return (
    <span className={numberBox}>
      {currency ? (
        <span className={currencyStyle} data-currency={currency}>
          {field}
        </span>
      ) : (
        field
      )}
      {unit && (
        <span id={unitId} className={unitStyle}>
          {unit}
        </span>
      )}
    </span>
  );
}
