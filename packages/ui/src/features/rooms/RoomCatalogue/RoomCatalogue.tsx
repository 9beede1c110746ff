import { CALENDAR_TEXTS } from '@quad/domain/calendar';
import { ROOM_DECIDER_NAMES, ROOM_TEXTS, type Room, type TypedRoomName } from '@quad/domain/rooms';
import { formatClockTime } from '@quad/domain/time';
import { DoorOpen } from 'lucide-react';
import { type ReactNode, useCallback } from 'react';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { RecordList } from '../../../primitives/RecordList/RecordList.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { type LocaleSettings, useLocaleSettings, useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { useAction } from '../../forms/useAction.ts';
import { EmptyRecordList } from '../../surfaces/EmptyRecordList.tsx';
import type { ReadProps } from '../../surfaces/readProps.ts';
import { roomPhoto } from '../../surfaces/roomPhoto.css.ts';
import { row, words } from './RoomCatalogue.css.ts';

export interface RoomCatalogueProps extends ReadProps {
  /** Undefined while loading. */
  rooms: readonly Room[] | undefined;
  /** Typed names that match no room; undefined while loading. */
  typedNames: readonly TypedRoomName[] | undefined;
  /** Called to add a room. */
  onAdd: () => void;
  /** Called to edit a room. */
  onEdit: (room: Room) => void;
  /** Archives a room, or restores it. If the promise rejects, the reason is shown. */
  onArchive: (archived: { room: Room; archived: boolean }) => Promise<unknown>;
  /** Called to merge typed names. */
  onMerge: () => void;
  /** Further actions on the list, such as exporting it. */
  actions?: ReactNode;
}

/** The facts about a room, most important first. */
function factsOf({ building, capacity, opens, closes, equipment }: Room, { translate: t, locale }: LocaleSettings): string {
  return [
    building,
    capacity !== null && t('{count} people', { count: capacity }),
    opens !== null &&
      closes !== null &&
      t(CALENDAR_TEXTS.fromTo, { from: formatClockTime(opens, locale), to: formatClockTime(closes, locale) }),
    ...equipment,
  ]
    .filter(Boolean)
    .join(' · ');
}

const keyOf = ({ _id }: Room) => _id;

function RoomRow({ room, onEdit, onArchive }: Pick<RoomCatalogueProps, 'onEdit' | 'onArchive'> & { room: Room }) {
  const t = useTranslate();
  const settings = useLocaleSettings();
  const { isPending, failure, run } = useAction();
  const { name, other_names: others, is_archived: isArchived, decided_by: decider, photo } = room;
  const archive = () => run(() => onArchive({ room, archived: !isArchived }), ROOM_TEXTS.saveFailed);
  return (
    <div className={row}>
      {photo && <img src={photo} alt="" loading="lazy" className={roomPhoto({ size: 's' })} />}
      <div className={words}>
        <Stack gap="xs">
          <Inline justify="between">
            <Inline gap="xs">
              <Text weight="medium">{name}</Text>
              {isArchived && <Badge tone="neutral">{t('Archived')}</Badge>}
            </Inline>
            <Inline gap="xs">
              <Button size="s" aria-label={t('Edit {name}', { name })} onClick={() => onEdit(room)}>
                {t('Edit')}
              </Button>
              <Button
                size="s"
                loading={isPending}
                aria-label={isArchived ? t('Make available again: {name}', { name }) : t('Archive {name}', { name })}
                onClick={() => void archive()}
              >
                {isArchived ? t('Make available again') : t('Archive')}
              </Button>
            </Inline>
          </Inline>
          <Text size="s" tone="muted">
            {factsOf(room, settings)}
          </Text>
          {decider !== 'PRESIDENT' && (
            <Text size="s" tone="muted">
              {t('Decided by: {who}', { who: t(ROOM_DECIDER_NAMES[decider]) })}
            </Text>
          )}
          {others.length > 0 && (
            <Text size="s" tone="muted">
              {t('Also called: {names}', { names: others.join(', ') })}
            </Text>
          )}
          {failure && <ErrorState description={failure} />}
        </Stack>
      </div>
    </div>
  );
}

/**
 * The room catalog for its managers: adding, changing and archiving rooms, and merging typed names. Use RoomTimeline instead for bookings.
 */
export function RoomCatalogue(props: RoomCatalogueProps) {
  const { rooms, typedNames, error, onRetry, onAdd, onEdit, onArchive, onMerge, actions } = props;
  const t = useTranslate();
  const count = typedNames?.length ?? 0;
  const draw = useCallback((room: Room) => <RoomRow room={room} onEdit={onEdit} onArchive={onArchive} />, [onEdit, onArchive]);
  return (
    <Stack>
      <Inline justify="between">
        <Text tone="muted">
          {count === 1 && t('1 name that people typed is not in the catalogue.')}
          {count > 1 && t('{count} names that people typed are not in the catalogue.', { count })}
        </Text>
        <Inline gap="xs">
          {actions}
          {count > 0 && <Button onClick={onMerge}>{t('Merge names')}</Button>}
          <Button variant="primary" onClick={onAdd}>
            {t('Add room')}
          </Button>
        </Inline>
      </Inline>
      <RecordList
        label={t(ROOM_TEXTS.title)}
        items={rooms}
        itemKey={keyOf}
        estimatedHeight={72}
        loadingText={t(ROOM_TEXTS.loading)}
        empty={<EmptyRecordList icon={DoorOpen} title={t(ROOM_TEXTS.none)} description={t(ROOM_TEXTS.noneForPresident)} />}
        error={error}
        onRetry={onRetry}
      >
        {draw}
      </RecordList>
    </Stack>
  );
}
