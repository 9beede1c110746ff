import { errorText, useRooms, useRoomUses } from '@quad/api-client/hooks';
import { mayCall } from '@quad/domain/access';
import { shownRange } from '@quad/domain/calendar';
import { ROOM_TEXTS, roomNamed } from '@quad/domain/rooms';
import { Inline, Spinner, Stack, Text, ToggleButtonGroup, useLocaleSettings, useTranslate } from '@quad/ui';
import { RoomTimeline, type RoomView, type TimelineSlot } from '@quad/ui/features/rooms';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ExportButton } from '../../app/ExportButton.tsx';
import { SignedInShell } from '../../app/shell/SignedInShell.tsx';
import { useNow, useToday } from '../../app/useNow.ts';
import { useRole } from '../../app/useUser.ts';
import { useCalendarAddress } from '../calendar/useCalendarAddress.ts';

const AskForRoom = lazy(async () => ({ default: (await import('./AskForRoom.tsx')).AskForRoom }));
const OpenedUses = lazy(async () => ({ default: (await import('./OpenedUses.tsx')).OpenedUses }));
const Catalogue = lazy(async () => ({ default: (await import('./Catalogue.tsx')).Catalogue }));

const ASK = 'POST /api/events/{eventId}/room-requests';
const KEEP = 'POST /api/rooms';
const NONE: readonly never[] = [];

/** /rooms: the timeline of all rooms for a day or a week, and for the president the catalogue. */
export function RoomsPage() {
  const t = useTranslate();
  const role = useRole();
  const [params, setParams] = useSearchParams();
  const keepsCatalogue = mayCall(role, KEEP);
  const shown = keepsCatalogue && params.get('show') === 'catalogue' ? 'catalogue' : 'timeline';
  const items = [
    { id: 'timeline', label: t('Timeline') },
    { id: 'catalogue', label: t('Catalogue') },
  ];
  return (
    <SignedInShell title={t(ROOM_TEXTS.title)}>
      <Stack>
        {keepsCatalogue && (
          <ToggleButtonGroup
            label={t('What to show')}
            items={items}
            value={shown}
            onValueChange={(id) => setParams(id === 'catalogue' ? { show: id } : {})}
          />
        )}
        {shown === 'timeline' ? (
          <RoomsTimeline />
        ) : (
          <Suspense fallback={<Spinner label={t(ROOM_TEXTS.loading)} />}>
            <Catalogue />
          </Suspense>
        )}
      </Stack>
    </SignedInShell>
  );
}

function RoomsTimeline() {
  const t = useTranslate();
  const role = useRole();
  const now = useNow();
  const { locale } = useLocaleSettings();
  const { view: requestedView, day, move } = useCalendarAddress(useToday());
  const view: RoomView = requestedView === 'week' ? 'week' : 'day';
  const { data: rooms, error, retry } = useRooms();
  const range = shownRange(view, day, locale);
  const { data: uses, error: usesError, retry: retryUses } = useRoomUses(range);
  const [slot, setSlot] = useState<TimelineSlot>();
  const [opened, setOpened] = useState<{ room: string; ids: readonly string[] }>();
  const mayAsk = mayCall(role, ASK);
  const failed = error ?? usesError;
  return (
    <>
      <Inline justify="between">
        <Text tone="muted">
          {mayAsk
            ? t('Choose when you need a room; the request is sent in the name of one of your events.')
            : t('See when rooms are free, requested or booked.')}
        </Text>
        {mayAsk && <ExportButton list={{ kind: 'room-requests', range }} count={uses?.length} />}
      </Inline>
      <RoomTimeline
        view={view}
        day={day}
        now={now}
        rooms={rooms}
        uses={uses}
        error={failed && errorText(failed, ROOM_TEXTS.failed)}
        onRetry={() => {
          retry();
          retryUses();
        }}
        hint={mayCall(role, KEEP) ? t(ROOM_TEXTS.noneForPresident) : undefined}
        slot={slot}
        onRangeChange={move}
        onRequest={mayAsk ? setSlot : undefined}
        onItemSelect={(pressed) => setOpened({ room: pressed[0]?.room ?? '', ids: pressed.map(({ _id }) => _id) })}
      />
      <Suspense>
        {slot && <AskForRoom slot={slot} onClose={() => setSlot(undefined)} />}
        {opened && (
          <OpenedUses
            room={opened.room}
            photoSrc={rooms && roomNamed(opened.room, rooms)?.photo}
            uses={(uses ?? NONE).filter(({ _id }) => opened.ids.includes(_id))}
            onClose={() => setOpened(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}
