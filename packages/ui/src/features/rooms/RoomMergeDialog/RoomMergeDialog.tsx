import { ROOM_TEXTS, type Room, type RoomMerge, type TypedRoomName } from '@quad/domain/rooms';
import { formatCalendarDay, formatDateTime } from '@quad/domain/time';
import { useState } from 'react';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { useLocaleSettings, useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { useAction } from '../../forms/useAction.ts';

export interface RoomMergeDialogProps {
  /** Typed names that match no room. */
  typedNames: readonly TypedRoomName[];
  /** The rooms that they may stand for. */
  rooms: readonly Room[];
  /** Merges, or returns the effect of a dry run. If the promise rejects, the reason is shown. */
  onMerge: (merged: { roomId: string; keys: string[]; is_dry_run: boolean }) => Promise<RoomMerge>;
  /** Called when the dialog is closed: stop rendering it. */
  onClose: () => void;
}

function MergeResult({ merge }: { merge: RoomMerge }) {
  const t = useTranslate();
  const { locale, timeZone } = useLocaleSettings();
  const { requests, conflicts, is_done: isDone, room } = merge;
  if (conflicts.length > 0) {
    return (
      <Banner tone="critical" live title={t('These cannot be merged yet. Release or reject one of each pair first.')}>
        <ul>
          {conflicts.map(({ kind, event, other_event: other, at }) => (
            <li key={`${kind} ${event} ${other} ${at}`}>
              {kind === 'overlap'
                ? t("'{event}' and '{other}' are both booked on {time}.", { event, other, time: formatDateTime(at, timeZone, locale) })
                : t("'{event}' has requested both on {time}.", { event, time: formatDateTime(at, timeZone, locale) })}
            </li>
          ))}
        </ul>
      </Banner>
    );
  }
  const text = isDone
    ? t('Merged into {room}. Requests: {count}.', { room: room.name, count: requests })
    : t('There are no conflicts. Requests that change to {room}: {count}.', { room: room.name, count: requests });
  return (
    <Banner tone={isDone ? 'positive' : 'info'} live>
      {text}
    </Banner>
  );
}

/** Assigns typed names to a room of the catalog, after a dry run; the typed texts are kept. Load it lazily. */
export function RoomMergeDialog({ typedNames, rooms, onMerge, onClose }: RoomMergeDialogProps) {
  const t = useTranslate();
  const { locale } = useLocaleSettings();
  const [keys, setKeys] = useState<readonly string[]>([]);
  const [roomId, setRoomId] = useState('');
  const [result, setResult] = useState<{ keys: readonly string[]; roomId: string; merge: RoomMerge }>();
  const { pending, failure, run, clearFailure } = useAction();
  const chosen = keys.filter((key) => typedNames.some((name) => name.key === key));
  const isChosen = chosen.length > 0 && roomId !== '';
  /** A dry run of another selection does not count, also if it ends after the selection was changed. */
  const isCurrent = result?.keys === keys && result.roomId === roomId;
  const merge = isCurrent || result?.merge.is_done ? result?.merge : undefined;
  const isTried = merge !== undefined && !merge.is_done && merge.conflicts.length === 0;
  const choose = (change: () => void) => {
    change();
    setResult(undefined);
    clearFailure();
  };
  const send = async (is_dry_run: boolean) => {
    const merging = async () => setResult({ keys, roomId, merge: await onMerge({ roomId, keys: [...chosen], is_dry_run }) });
    if (!(await run(merging, ROOM_TEXTS.mergeFailed, is_dry_run ? 'try' : 'merge'))) setResult(undefined);
  };
  const footer = (
    <>
      <Button onClick={onClose}>{t('Close')}</Button>
      <Button disabled={!isChosen} loading={pending === 'try'} onClick={() => void send(true)}>
        {t('Try it')}
      </Button>
      <Button variant="primary" disabled={!isTried} loading={pending === 'merge'} onClick={() => void send(false)}>
        {t('Merge')}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('Merge names')}
      description={t('Choose the typed names and the room that they mean. Try it before you merge: merging cannot be undone.')}
      footer={footer}
    >
      <Stack>
        {failure && <ErrorState description={failure} />}
        {merge && <MergeResult merge={merge} />}
        <Field label={t('Names')} group>
          <Stack gap="xs" role="group" aria-label={t('Names')}>
            {typedNames.map(({ key, name, requests, bookings, last_date }) => (
              <Checkbox
                key={key}
                label={name}
                hint={t('Requests: {requests}, booked: {bookings}, last for {day}', {
                  requests,
                  bookings,
                  day: formatCalendarDay(last_date, locale),
                })}
                checked={chosen.includes(key)}
                onChange={({ currentTarget: { checked } }) =>
                  choose(() => setKeys(checked ? [...chosen, key] : chosen.filter((each) => each !== key)))
                }
              />
            ))}
          </Stack>
        </Field>
        <Field label={t('Room')}>
          <Select
            placeholder={t('Choose a room')}
            options={rooms.map(({ _id, name }) => ({ value: _id, label: name }))}
            value={roomId}
            onValueChange={(id) => choose(() => setRoomId(id))}
          />
        </Field>
      </Stack>
    </Dialog>
  );
}
