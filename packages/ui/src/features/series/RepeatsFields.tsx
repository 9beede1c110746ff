import { MAX_EVERY, MAX_MEETINGS, type RepeatsForm, repeatedDays, SERIES_SCREEN_TEXTS, WEEKDAYS } from '@quad/domain/series';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { DateInput } from '../../primitives/DateInput/DateInput.tsx';
import { Field } from '../../primitives/Field/Field.tsx';
import { NumberInput } from '../../primitives/NumberInput/NumberInput.tsx';
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx';
import { TextInput } from '../../primitives/TextInput/TextInput.tsx';
import { useLocaleSettings } from '../../primitives/UiProvider/LocaleSettings.ts';

/** A field of the recurrence. */
export type RepeatsField = Exclude<keyof RepeatsForm, 'ends'>;

export interface RepeatsFieldsProps {
  /** The current values. */
  value: RepeatsForm;
  /** Called with the new values. */
  onValueChange: (value: RepeatsForm) => void;
  /** The day of the first meeting, YYYY-MM-DD; empty while it is unknown. Its day of the week is always selected. */
  firstDay: string;
  /** Errors by field. */
  errors?: Partial<Record<RepeatsField, string>> | undefined;
  /** Whether a room can be requested; not for users who decide about rooms. */
  withRoom?: boolean;
}

/** The names of weekdays; 1 January 2024 was a Monday. */
function weekdayNames(locale: string): string[] {
  const name = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  return WEEKDAYS.map((_, index) => name.format(new Date(Date.UTC(2024, 0, 1 + index))));
}

/** The recurrence of a new event, as a part of its form. Load it lazily. */
export function RepeatsFields({ value, onValueChange, firstDay, errors = {}, withRoom = true }: RepeatsFieldsProps) {
  const { translate: t, locale } = useLocaleSettings();
  const texts = SERIES_SCREEN_TEXTS;
  const names = weekdayNames(locale);
  const change = (changes: Partial<RepeatsForm>) => onValueChange({ ...value, ...changes });
  const days = repeatedDays(value, firstDay);
  const fixed = repeatedDays({ weekdays: [] }, firstDay);
  return (
    <Stack>
      <Field label={t(texts.weekdays)} error={errors.weekdays} group>
        <Inline role="group" aria-label={t(texts.weekdays)} gap="m">
          {WEEKDAYS.map((day, index) => (
            <Checkbox
              key={day}
              label={names[index]}
              checked={days.includes(day)}
              disabled={fixed.includes(day)}
              onCheckedChange={(checked) =>
                change({ weekdays: checked ? [...value.weekdays, day] : value.weekdays.filter((other) => other !== day) })
              }
            />
          ))}
        </Inline>
      </Field>
      <Grid columns={{ phone: 1, tablet: 2 }} align="start">
        <Field label={t(texts.every)} error={errors.every}>
          <NumberInput
            min={1}
            max={MAX_EVERY}
            step={1}
            unit={t(texts.weeks)}
            value={value.every}
            onChange={({ target }) => change({ every: target.value })}
          />
        </Field>
        {withRoom && (
          <Field label={t(texts.room)} hint={t(texts.roomHint)} error={errors.room}>
            <TextInput autoComplete="off" value={value.room} onChange={({ target }) => change({ room: target.value })} />
          </Field>
        )}
        <Field label={t(texts.ends)} group>
          <RadioGroup
            options={[
              { value: 'count', label: t(texts.endsAfter) },
              { value: 'until', label: t(texts.endsOn) },
            ]}
            value={value.ends}
            onValueChange={(ends) => change({ ends: ends === 'until' ? 'until' : 'count' })}
          />
        </Field>
        {value.ends === 'count' ? (
          <Field label={t(texts.count)} error={errors.count ?? errors.until}>
            <NumberInput
              min={2}
              max={MAX_MEETINGS}
              step={1}
              value={value.count}
              onChange={({ target }) => change({ count: target.value })}
            />
          </Field>
        ) : (
          <Field label={t(texts.until)} error={errors.until}>
            <DateInput value={value.until} onChange={({ target }) => change({ until: target.value })} />
          </Field>
        )}
      </Grid>
    </Stack>
  );
}
