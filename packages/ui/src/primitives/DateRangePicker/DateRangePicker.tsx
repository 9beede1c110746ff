import { CalendarDays } from 'lucide-react';
import { type Ref, Suspense, useState } from 'react';
import type { CalendarFrameProps } from '../Calendar/CalendarFrame.tsx';
import type { DayRange } from '../Calendar/days.ts';
import { end, range as rangeStyle, typed } from '../DatePicker/DatePicker.css.ts';
import { Waiting } from '../DatePicker/DatePicker.tsx';
import { LazyRangeCalendar } from '../DatePicker/LazyCalendar.tsx';
import { type DescribedProps, useFieldWiring, useGroupWiring } from '../Field/FieldContext.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { input } from '../TextInput/TextInput.css.ts';
import { useTranslate } from '../UiProvider/LocaleSettings.ts';
import { useControllableState } from '../useControllableState.ts';

export interface DateRangePickerProps
  extends DescribedProps,
    Pick<CalendarFrameProps, 'min' | 'max' | 'unavailableReason' | 'firstDayOfWeek' | 'months' | 'messages'> {
  /** The accessible name of the calendar, such as 'Days of the camp'; the Field's label is not visible there. */
  label: string;
  /** Both days, empty strings for none, when controlled. */
  value?: DayRange;
  /** The initial values, when uncontrolled. */
  defaultValue?: DayRange;
  /** Called with both days whenever one is typed, and once both are selected in the calendar. */
  onValueChange?: (range: DayRange) => void;
  /** Called when one of the inputs loses the focus. */
  onBlur?: () => void;
  /** Submits the days with the form as `name-start` and `name-end`. */
  name?: string;
  /** Makes both inputs unavailable. */
  disabled?: boolean;
  /** The accessible name of the first input. */
  startText?: string;
  /** The accessible name of the second input. */
  endText?: string;
  /** The label of the button that opens the calendar. */
  openText?: string;
  /** The accessible name, if there is no Field. */
  'aria-label'?: string;
  /** A ref to the first input. */
  ref?: Ref<HTMLInputElement>;
}

const NOTHING: DayRange = { start: '', end: '' };

/**
 * Two date inputs with a calendar for a first and a last day, inside a Field with `group`. Typed days may be in the wrong order: report it
 * as the Field's error. Use DatePicker instead for one day.
 */
export function DateRangePicker(props: DateRangePickerProps) {
  const { label, value, defaultValue = NOTHING, onValueChange, onBlur, name, disabled, ref } = props;
  const t = useTranslate();
  const { startText = t('From'), endText = t('To'), openText = t('Choose from a calendar') } = props;
  const { min, max, unavailableReason, firstDayOfWeek, months, messages } = props;
  const { required, 'aria-invalid': isInvalid } = useFieldWiring(props);
  const [days, change] = useControllableState(value, defaultValue, onValueChange);
  const [isOpen, setOpen] = useState(false);
  const drawInput = (part: keyof DayRange, text: string) => (
    <input
      ref={part === 'start' ? ref : undefined}
      type="date"
      aria-label={text}
      aria-invalid={isInvalid}
      required={required}
      disabled={disabled}
      name={name && `${name}-${part}`}
      min={min}
      max={max}
      value={days[part]}
      onChange={(event) => change({ ...days, [part]: event.target.value })}
      onClick={(event) => event.preventDefault()}
      onBlur={onBlur}
      className={`${input} ${typed}`}
    />
  );
  return (
    <fieldset {...useGroupWiring(props)} className={rangeStyle}>
      <div className={end}>{drawInput('start', startText)}</div>
      <span aria-hidden="true">–</span>
      <div className={end}>{drawInput('end', endText)}</div>
      <Popover
        label={label}
        open={isOpen}
        onOpenChange={setOpen}
        trigger={<IconButton label={openText} icon={<CalendarDays size={20} />} unavailableReason={disabled ? openText : undefined} />}
      >
        <Suspense fallback={<Waiting />}>
          <LazyRangeCalendar
            {...{ label, min, max, unavailableReason, firstDayOfWeek, months, messages }}
            value={days.start && days.end ? days : null}
            onValueChange={(next) => {
              change(next);
              setOpen(false);
            }}
            autoFocus
          />
        </Suspense>
      </Popover>
    </fieldset>
  );
}
