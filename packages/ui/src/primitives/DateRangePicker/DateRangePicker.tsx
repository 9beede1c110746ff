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
  /** Names the calendar; that of the Field is not seen there: 'Days of the camp'. */
  label: string;
  /** Both days, blank where there is none, when controlled. */
  value?: DayRange;
  /** The initial values, when uncontrolled. */
  defaultValue?: DayRange;
  /** Called with both whenever one is typed, and once both are chosen. */
  onValueChange?: (range: DayRange) => void;
  /** The focus has left one of the inputs. */
  onBlur?: () => void;
  /** Sends the days with their form, as `name-start` and `name-end`. */
  name?: string;
  /** Nothing can be chosen for now. */
  disabled?: boolean;
  /** Names the first input. */
  startText?: string;
  /** Names the second one. */
  endText?: string;
  /** On the button that opens the calendar. */
  openText?: string;
  /** Names it where no Field does. */
  'aria-label'?: string;
  /** The first input. */
  ref?: Ref<HTMLInputElement>;
}

const NOTHING: DayRange = { start: '', end: '' };

/**
 * A first and a last day, typed or chosen from a calendar, inside a Field with `group`. What is typed may be the wrong way round: say so
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
