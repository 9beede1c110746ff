import { SERIES_SCOPES, SERIES_SCREEN_TEXTS, type Series, type SeriesEdit, type SeriesScope } from '@quad/domain/series';
import { campusDay, campusTimeOfDay } from '@quad/domain/time';
import { type BaseSyntheticEvent, useState } from 'react';
import { Grid } from '../../../layout/Grid/Grid.tsx';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { DateInput } from '../../../primitives/DateInput/DateInput.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { NumberInput } from '../../../primitives/NumberInput/NumberInput.tsx';
import { RadioGroup } from '../../../primitives/RadioGroup/RadioGroup.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import { TimeInput } from '../../../primitives/TimeInput/TimeInput.tsx';
import { useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { type ClosableProps, FormDialog } from '../../forms/FormDialog.tsx';
import { failureOf } from '../../forms/failure.ts';

/** The changed values of meetings; unchanged ones are not sent. */
export type TypedChange = Omit<SeriesEdit, 'max_participants'> & { readonly max_participants?: string };

export interface SeriesChangeDialogProps extends ClosableProps {
  /** The series as loaded; if it has changed since, the user is asked to review it. */
  series: Series;
  /** The meeting from which it is changed. */
  eventId: string;
  /** `cancel` cancels meetings instead of changing them. */
  mode?: 'edit' | 'cancel';
  /** Sends the changes, or the meetings to cancel. If the promise rejects, the dialog shows why. */
  onSubmit: (change: TypedChange) => Promise<unknown>;
}

const SCOPE_TEXTS = SERIES_SCREEN_TEXTS.scopes;

/**
 * Changes or cancels one meeting of a series, that one and the following ones, or all upcoming ones. It is open while it is rendered; load
 * it lazily.
 */
export function SeriesChangeDialog({ series, eventId, mode = 'edit', onSubmit, onClose }: SeriesChangeDialogProps) {
  const { translate: t, timeZone } = useLocaleSettings();
  const texts = SERIES_SCREEN_TEXTS;
  const meeting = series.meetings.find(({ _id }) => _id === eventId);
  const [before] = useState(() => ({
    title: series.title,
    day: campusDay(meeting?.start, timeZone),
    start_time: campusTimeOfDay(meeting?.start, timeZone),
    end_time: campusTimeOfDay(meeting?.end, timeZone),
    venue: meeting?.venue ?? '',
    max_participants: meeting?.max_participants == null ? '' : String(meeting.max_participants),
  }));
  /** The version that the dialog was opened with, until a refusal has told the user about another one. */
  const [seen, setSeen] = useState<number | undefined>(series.version);
  const [typed, setTyped] = useState(before);
  const [scope, setScope] = useState<SeriesScope>('this');
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<ReturnType<typeof failureOf>>();
  const isCancelling = mode === 'cancel';
  const submit = async (event?: BaseSyntheticEvent) => {
    event?.preventDefault();
    setPending(true);
    setFailure(undefined);
    const changed = Object.fromEntries(Object.entries(typed).filter(([field, value]) => value !== before[field as keyof typeof before]));
    try {
      await onSubmit({ scope, version: seen ?? series.version, ...(isCancelling ? {} : changed) });
    } catch (error) {
      setFailure(failureOf(error, isCancelling ? texts.cancelFailed : texts.saveFailed));
      setSeen(undefined);
      setPending(false);
      return;
    }
    onClose();
  };
  const errors: Partial<Record<keyof typeof before, string>> = failure?.fieldErrors ?? {};
  const inputOf = (field: keyof typeof typed) => ({
    value: typed[field],
    onChange: ({ target }: { target: HTMLInputElement }) => setTyped({ ...typed, [field]: target.value }),
  });
  return (
    <FormDialog
      title={t(isCancelling ? texts.cancel : texts.change)}
      about={t(isCancelling ? texts.cancelAbout : texts.ownTimes)}
      verb={t(isCancelling ? texts.cancel : texts.save)}
      loadingText={t(isCancelling ? texts.cancelling : texts.saving)}
      leave={t(isCancelling ? texts.keep : texts.close)}
      tone={isCancelling ? 'critical' : 'neutral'}
      error={undefined}
      loading={isPending}
      submit={(event) => void submit(event)}
      onClose={onClose}
    >
      {failure && (
        <Banner tone="critical" live>
          {t(failure.message)}
        </Banner>
      )}
      <Field label={t(texts.scope)} group>
        <RadioGroup
          options={SERIES_SCOPES.map((value) => ({ value, label: t(SCOPE_TEXTS[value]) }))}
          value={scope}
          onValueChange={(value) => setScope(SERIES_SCOPES.find((each) => each === value) ?? 'this')}
        />
      </Field>
      {!isCancelling && (
        <>
          <Field label={t(texts.title)} error={errors.title}>
            <TextInput {...inputOf('title')} autoComplete="off" />
          </Field>
          <Grid columns={{ phone: 1, tablet: 3 }} align="start">
            <Field label={t(texts.day)} error={errors.day}>
              <DateInput {...inputOf('day')} />
            </Field>
            <Field label={t(texts.from)} error={errors.start_time}>
              <TimeInput {...inputOf('start_time')} />
            </Field>
            <Field label={t(texts.to)} error={errors.end_time}>
              <TimeInput {...inputOf('end_time')} />
            </Field>
          </Grid>
          <Grid columns={{ phone: 1, tablet: 2 }} align="start">
            <Field label={t(texts.venue)} error={errors.venue}>
              <TextInput {...inputOf('venue')} autoComplete="off" />
            </Field>
            <Field label={t(texts.places)} error={errors.max_participants}>
              <NumberInput {...inputOf('max_participants')} min={1} step={1} />
            </Field>
          </Grid>
        </>
      )}
    </FormDialog>
  );
}
