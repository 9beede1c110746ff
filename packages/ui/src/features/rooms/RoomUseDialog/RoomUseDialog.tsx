import { CALENDAR_TEXTS, FEED_TEXTS } from '@quad/domain/calendar';
import { ROOM_REQUEST_TEXTS } from '@quad/domain/messages';
import type { RoomDecision } from '@quad/domain/room-requests';
import { ROOM_TEXTS, type RoomUse } from '@quad/domain/rooms';
import { formatShortDate, formatTime } from '@quad/domain/time';
import { useState } from 'react';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { AlertDialog } from '../../../primitives/AlertDialog/AlertDialog.tsx';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useLocaleSettings, useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { useAction } from '../../forms/useAction.ts';
import { eventPath } from '../../links/links.ts';
import { roomPhoto } from '../../surfaces/roomPhoto.css.ts';

export interface RoomUseDialogProps {
  /** The room, the title of the dialog. */
  room: string;
  /** The address of the room's photo. */
  photoSrc?: string | null | undefined;
  /** The pressed uses; pass them again after a change, without removed ones. */
  uses: readonly RoomUse[];
  /** The current time; past bookings cannot be released. */
  now: Date;
  /** Sends a decision. If the promise rejects, the reason is shown. */
  onDecide: (decision: { use: RoomUse; status: RoomDecision }) => Promise<unknown>;
  /** The same for all pending requests of a weekly series. */
  onDecideSeries: (decision: { seriesId: string; status: RoomDecision }) => Promise<unknown>;
  /** Releases a booking. */
  onRelease: (use: RoomUse) => Promise<unknown>;
  /** Called when the dialog is closed: stop rendering it. */
  onClose: () => void;
}

const DECISIONS = ['Rejected', 'Approved'] as const satisfies readonly RoomDecision[];
const VERBS = { Approved: 'Approve', Rejected: 'Reject' } as const;
/** The name of a pending decision about a whole series. */
const allOf = (decision: RoomDecision) => `all ${decision}`;
const ALL = { Approved: 'Approve all weeks', Rejected: 'Reject all weeks' } as const;

function RoomUseItem({
  use,
  now,
  onDecide,
  onDecideSeries,
  onRelease,
}: Omit<RoomUseDialogProps, 'room' | 'photoSrc' | 'uses' | 'onClose'> & { use: RoomUse }) {
  const t = useTranslate();
  const { locale, timeZone } = useLocaleSettings();
  const { pending, isPending, failure, run } = useAction();
  const [isConfirming, setConfirming] = useState(false);
  const { title, event_id, starts_at, ends_at, status, series_id } = use;
  const isBooked = status === 'Approved';
  const times = t(CALENDAR_TEXTS.fromTo, { from: formatTime(starts_at, timeZone, locale), to: formatTime(ends_at, timeZone, locale) });
  const word = isBooked ? t(ROOM_TEXTS.booked) : t(ROOM_TEXTS.asked);
  const isSending = (what: string) => pending === what;
  return (
    <Stack as="li" gap="s">
      <Inline justify="between">
        <Stack gap="none">
          {title !== null && event_id !== null ? (
            <Link underline="hover" href={eventPath(event_id)}>
              {title}
            </Link>
          ) : (
            <Text weight="medium">{word}</Text>
          )}
          <Text size="s" tone="muted">
            {[formatShortDate(starts_at, timeZone, locale), times, series_id && t('every week')].filter(Boolean).join(', ')}
          </Text>
        </Stack>
        <Badge tone={isBooked ? 'info' : 'caution'}>{word}</Badge>
      </Inline>
      {failure && <ErrorState description={failure} />}
      {use.may_decide && (
        <Inline gap="xs">
          {DECISIONS.map((decision) => (
            <Button
              key={decision}
              size="s"
              variant={decision === 'Approved' ? 'primary' : 'secondary'}
              loading={isSending(decision)}
              disabled={isPending && !isSending(decision)}
              onClick={() => void run(() => onDecide({ use, status: decision }), ROOM_REQUEST_TEXTS.decisionFailed[decision], decision)}
            >
              {t(VERBS[decision])}
            </Button>
          ))}
          {series_id !== null &&
            DECISIONS.map((decision) => (
              <Button
                key={decision}
                size="s"
                loading={isSending(allOf(decision))}
                disabled={isPending && !isSending(allOf(decision))}
                onClick={() =>
                  void run(
                    () => onDecideSeries({ seriesId: series_id, status: decision }),
                    ROOM_REQUEST_TEXTS.decisionFailed[decision],
                    allOf(decision),
                  )
                }
              >
                {t(ALL[decision])}
              </Button>
            ))}
        </Inline>
      )}
      {use.may_release && new Date(ends_at) > now && (
        <Inline>
          <Button size="s" loading={isSending('release')} onClick={() => setConfirming(true)}>
            {t('Release booking')}
          </Button>
        </Inline>
      )}
      <AlertDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title={t('Release this booking?')}
        description={t('{room}, {times}: Others can then book the room. People waiting for it are notified.', { room: use.room, times })}
        confirmText={t('Release booking')}
        cancelText={t(FEED_TEXTS.keep)}
        onConfirm={() => {
          setConfirming(false);
          void run(() => onRelease(use), ROOM_TEXTS.releaseFailed, 'release');
        }}
      />
    </Stack>
  );
}

/** The bookings and requests of a room at a time, as far as the user may see them, with the actions on them. Load it lazily. */
export function RoomUseDialog({ room, photoSrc, uses, onClose, ...actions }: RoomUseDialogProps) {
  const t = useTranslate();
  return (
    <Dialog open onOpenChange={onClose} title={room}>
      <Stack>
        {photoSrc && <img src={photoSrc} alt="" className={roomPhoto({ size: 'l' })} />}
        {uses.length === 0 ? (
          <p>{t('Nothing is booked or requested any more.')}</p>
        ) : (
          <Stack as="ul" gap="l">
            {uses.map((use) => (
              <RoomUseItem key={use._id} use={use} {...actions} />
            ))}
          </Stack>
        )}
      </Stack>
    </Dialog>
  );
}
