import { CalendarDays } from 'lucide-react';
import { type MouseEvent, Suspense, useState } from 'react';
import type { CalendarFrameProps } from '../Calendar/CalendarFrame.tsx';
import { text } from '../combo/combo.css.ts';
import { useFieldWiring } from '../Field/FieldContext.ts';
import { Popover } from '../Popover/Popover.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { endButton, overlaid } from '../TextInput/overlaid.css.ts';
import { input } from '../TextInput/TextInput.css.ts';
import type { TextInputProps } from '../TextInput/TextInput.tsx';
import { useTranslate } from '../UiProvider/LocaleSettings.ts';
import { useControllableState } from '../useControllableState.ts';
import { typed, waiting } from './DatePicker.css.ts';
import { LazyCalendar } from './LazyCalendar.tsx';

export interface DatePickerProps
  extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'min' | 'max'>,
    Pick<CalendarFrameProps, 'min' | 'max' | 'unavailableReason' | 'firstDayOfWeek' | 'messages'> {
  /** The accessible name of the calendar, such as 'Day of the event'; the Field's label is not visible there. */
  label: string;
  /** The day as YYYY-MM-DD, empty for none, when controlled. */
  value?: string;
  /**
   * The initial value, when uncontrolled.
   * @default ''
   */
  defaultValue?: string;
  /** Called with the typed or selected day; empty while the typed date is incomplete. */
  onValueChange?: (day: string) => void;
  /** The label of the button that opens the calendar. */
  openText?: string;
}

/** Firefox opens its own calendar on a press on the input; this prevents it. */
function keepClosed(event: MouseEvent): void {
  event.preventDefault();
}

/**
 * A date input with a calendar, inside a Field; its value is YYYY-MM-DD. A typed day may be outside of `min` and `max` or unavailable:
 * report it as the Field's error. Use DateInput instead where a calendar does not help, as for a date of birth.
 */
export function DatePicker(props: DatePickerProps) {
  const t = useTranslate();
  const { label, value, defaultValue = '', onValueChange, openText = t('Choose from a calendar'), ...rest } = props;
  const { unavailableReason, firstDayOfWeek, messages, ...native } = rest;
  const [day, change] = useControllableState(value, defaultValue, onValueChange);
  const [isOpen, setOpen] = useState(false);
  const choose = (next: string) => {
    change(next);
    setOpen(false);
  };
  const trigger = (
    <button type="button" disabled={native.disabled || native.readOnly} aria-label={openText} title={openText} className={endButton}>
      <CalendarDays size={16} aria-hidden="true" />
    </button>
  );
  return (
    <div className={overlaid}>
      <input
        {...native}
        {...useFieldWiring(native)}
        type="date"
        value={day}
        onChange={(event) => change(event.target.value)}
        onClick={keepClosed}
        className={`${input} ${text} ${typed}`}
      />
      <Popover label={label} trigger={trigger} open={isOpen} onOpenChange={setOpen}>
        <Suspense fallback={<Waiting />}>
          <LazyCalendar
            {...{ label, unavailableReason, firstDayOfWeek, messages }}
            min={native.min}
            max={native.max}
            value={day}
            onValueChange={choose}
            autoFocus
          />
        </Suspense>
      </Popover>
    </div>
  );
}

/** A placeholder while the calendar loads. */
export function Waiting() {
  const t = useTranslate();
  return (
    <div className={waiting}>
      <Spinner label={t('Loading the calendar')} />
    </div>
  );
}
