import {
  errorText,
  useAdministerRoom,
  useAdministerRoomPhoto,
  useMergeRoomNames,
  useRoomPhoto,
  useRooms,
  useSaveRoom,
  useTypedRoomNames,
} from '@quad/api-client/hooks';
import { ROOM_TEXTS, type Room, type RoomInput } from '@quad/domain/rooms';
import { RoomCatalogue, RoomFormDialog, RoomMergeDialog, type RoomPhotoChoice } from '@quad/ui/features/rooms';
import { useCallback, useState } from 'react';
import { ExportButton } from '../../app/ExportButton.tsx';

type Opened = { readonly kind: 'form'; readonly room?: Room } | { readonly kind: 'merge' };

const NONE: readonly never[] = [];

export interface CatalogueProps {
  /** For administrators: only the president may merge rooms that people typed by hand. */
  isAdministering?: boolean;
}

/** The catalogue of rooms, for the president and administrators. */
export function Catalogue({ isAdministering = false }: CatalogueProps) {
  const [opened, setOpened] = useState<Opened>();
  const { data: rooms, error, retry } = useRooms();
  const {
    data: typedNames = isAdministering ? NONE : undefined,
    error: namesError,
    retry: retryNames,
  } = useTypedRoomNames(!isAdministering);
  const keep = useSaveRoom();
  const administer = useAdministerRoom();
  const save = isAdministering ? administer : keep;
  const storePhoto = useRoomPhoto();
  const administerPhoto = useAdministerRoomPhoto();
  const savePhoto = isAdministering ? administerPhoto : storePhoto;
  const merge = useMergeRoomNames();
  const failed = error ?? namesError;
  const edit = useCallback((room: Room) => setOpened({ kind: 'form', room }), []);
  const archive = ({ room, archived }: { room: Room; archived: boolean }) => {
    const { name, building, capacity, equipment, opens, closes, decided_by } = room;
    return save({ roomId: room._id, name, building, capacity, equipment, opens, closes, decided_by, is_archived: archived });
  };
  const close = () => setOpened(undefined);
  const room = opened?.kind === 'form' ? opened.room : undefined;
  const submit = async (input: RoomInput, { photo }: RoomPhotoChoice) => {
    const saved = await save({ ...input, roomId: room?._id });
    if (photo === undefined) return;
    // If the photo is refused, the room is already saved: the next attempt updates it instead of creating another.
    setOpened({ kind: 'form', room: saved });
    await savePhoto({ roomId: saved._id, photo });
  };
  return (
    <>
      <RoomCatalogue
        rooms={rooms}
        typedNames={typedNames}
        error={failed && errorText(failed, ROOM_TEXTS.failed)}
        onRetry={() => {
          retry();
          retryNames();
        }}
        onAdd={() => setOpened({ kind: 'form' })}
        onEdit={edit}
        onArchive={archive}
        onMerge={() => setOpened({ kind: 'merge' })}
        actions={<ExportButton list={{ kind: 'rooms' }} count={rooms?.length} />}
      />
      {opened?.kind === 'form' && <RoomFormDialog room={room} onSubmit={submit} onClose={close} />}
      {opened?.kind === 'merge' && (
        <RoomMergeDialog typedNames={typedNames ?? NONE} rooms={rooms ?? NONE} onMerge={merge} onClose={close} />
      )}
    </>
  );
}
