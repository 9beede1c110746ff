import { ApiError, errorText, useCreateEvent, usePreviewSeries } from '@quad/api-client/hooks';
import type { EventFormOutput, EventFormState } from '@quad/domain/events';
import { EVENT_TEXTS } from '@quad/domain/messages';
import { BLANK_REPEATS, parseRepeats, type RepeatsForm, type SeriesPreviewMeeting, toRepeats } from '@quad/domain/series';
import { campusDay } from '@quad/domain/time';
import { Checkbox, useLocaleSettings } from '@quad/ui';
import { EventForm } from '@quad/ui/features/events';
import type { RepeatsField } from '@quad/ui/features/series';
import { lazy, Suspense, useCallback, useState } from 'react';
import { announceSaved } from '../../app/shell/shellToasts.ts';
import { useIsEnabled } from '../../app/useIsEnabled.ts';
import { useEventChoices } from './useEventChoices.ts';
import { useNewEventDraft } from './useEventDraft.ts';

const RecurrenceFields = lazy(async () => ({ default: (await import('../series/RepeatingEvent.tsx')).RecurrenceFields }));
const SeriesPreview = lazy(async () => ({ default: (await import('../series/RepeatingEvent.tsx')).SeriesPreview }));

export interface CreateEventProps {
  /** Called once the event is created. */
  onDone?: () => void;
}

/** Errors of a series, mapped to its form: field names of the event lose their prefix. */
class RefusedSeries extends Error {
  readonly isServerText = true;
  readonly fieldErrors: Readonly<Record<string, string>>;

  constructor(message: string, fieldErrors: Readonly<Record<string, string>>) {
    super(message);
    this.fieldErrors = fieldErrors;
  }
}

/** The errors of fields below a path, keyed by the rest of their names. */
function below(name: string, errors: Readonly<Record<string, string>>): Record<string, string> {
  const own = Object.entries(errors).filter(([field]) => field.startsWith(name));
  return Object.fromEntries(own.map(([field, message]) => [field.slice(name.length), message]));
}

interface ShownMeetings {
  readonly event: EventFormOutput;
  readonly meetings: readonly SeriesPreviewMeeting[];
  readonly close: (made: boolean) => void;
}

/** The form for a new event or a series of events. */
export function CreateEvent({ onDone }: CreateEventProps) {
  const { translate: t, timeZone } = useLocaleSettings();
  const create = useCreateEvent();
  const preview = usePreviewSeries();
  const hasSeries = useIsEnabled('series');
  const { draft, keep } = useNewEventDraft();
  const keepForm = useCallback((form: EventFormState | undefined) => keep({ form }), [keep]);
  const [typed, setTyped] = useState(() => parseRepeats(draft?.repeats));
  const repeats = hasSeries ? typed : undefined;
  const setRepeats = (next: RepeatsForm | undefined) => {
    setTyped(next);
    keep({ repeats: next });
  };
  const [errors, setErrors] = useState<Partial<Record<RepeatsField, string>>>({});
  const [shown, setShown] = useState<ShownMeetings>();

  /** Shows the meetings and waits until they are created or the person returns to the form. */
  const saveSeries = async (event: EventFormOutput, form: RepeatsForm) => {
    setErrors({});
    const input = { ...toRepeats(form, campusDay(event.schedule.start, timeZone)), event, exceptions: [] };
    const meetings = await preview(input).catch((error: unknown) => {
      const fieldErrors = error instanceof ApiError ? error.fieldErrors : {};
      const { room = '' } = fieldErrors;
      setErrors({ ...below('repeats.', fieldErrors), room });
      throw new RefusedSeries(errorText(error, EVENT_TEXTS.submitFailed), below('event.', fieldErrors));
    });
    const made = await new Promise<boolean>((close) => setShown({ event, meetings, close }));
    setShown(undefined);
    if (made) setRepeats(undefined);
    return made;
  };
  const save = async (event: EventFormOutput) => {
    if (repeats) return saveSeries(event, repeats);
    await create(event);
    announceSaved(EVENT_TEXTS.created);
    return true;
  };
  const afterSchedule = (firstDay: string) => (
    <>
      <Checkbox
        label={t('Repeats')}
        hint={t('A course, or a meeting every week: each has its own place, room and list.')}
        checked={repeats !== undefined}
        onCheckedChange={(checked) => setRepeats(checked ? BLANK_REPEATS : undefined)}
      />
      {repeats && (
        <Suspense>
          <RecurrenceFields value={repeats} onValueChange={setRepeats} firstDay={firstDay} errors={errors} />
        </Suspense>
      )}
    </>
  );
  return (
    <>
      <EventForm
        {...useEventChoices()}
        draft={draft?.form}
        onDraftChange={keepForm}
        onDiscard={() => setRepeats(undefined)}
        onSubmit={save}
        onSuccess={onDone}
        submitText={repeats && t('Show meetings')}
      >
        {hasSeries ? afterSchedule : undefined}
      </EventForm>
      {shown && repeats && (
        <Suspense>
          <SeriesPreview event={shown.event} repeats={repeats} first={shown.meetings} onClose={shown.close} />
        </Suspense>
      )}
    </>
  );
}
