import { fromAnswerCell, fromListCell, inColumn, toListCell } from '@quad/domain/administration';
import { isMessage, type Message, sentence } from '@quad/domain/messages';
import { roomKey } from '@quad/domain/room-requests';
import { ROOM_DECIDER_NAMES, ROOM_DECIDERS, type RoomDecider, RoomInput } from '@quad/domain/rooms';
import { lockRoomNames } from '../../rooms/roomLookup.service.ts';
import { parseLine } from './parseLine.ts';
import { recordImporter, removeEach, type Target } from './recordImporter.ts';
import { deleteEntries, findEntries, findRoomsNamed, insertRows, type RoomEntry, updateRows } from './tables.repo.ts';

interface ImportedRecord {
  readonly name: string;
  readonly building: string;
  readonly capacity: number | null;
  readonly equipment: string[];
  readonly opens: string | null;
  readonly closes: string | null;
  readonly decidedBy: RoomDecider;
  readonly isArchived: boolean;
}

const FIELDS = {
  name: 'name',
  building: 'building',
  capacity: 'capacity',
  equipment: 'equipment',
  opens: 'opens',
  closes: 'closes',
  decided_by: 'decider',
};

function recordFrom({ name, building, capacity, equipment, opens, closes, decidedBy, isArchived }: ImportedRecord): ImportedRecord {
  return { name, building, capacity, equipment, opens, closes, decidedBy, isArchived };
}

/** Converts a room to table values. */
export function roomValues({ room }: Pick<RoomEntry, 'room'>): Record<string, string> {
  const { name, building, capacity, equipment, opens, closes, decidedBy, isArchived } = room;
  return {
    name,
    building,
    capacity: capacity === null ? '' : String(capacity),
    equipment: toListCell(equipment),
    opens: opens ?? '',
    closes: closes ?? '',
    decider: ROOM_DECIDER_NAMES[decidedBy],
    archived: isArchived ? 'yes' : 'no',
  };
}

function validate(values: Readonly<Record<string, string>>): ImportedRecord | Message {
  const { name, building, capacity, equipment = '', opens, closes, decider = '', archived = '' } = values;
  const is_archived = fromAnswerCell(archived);
  if (is_archived === undefined) return inColumn('rooms', 'archived', 'Say yes or no.');
  const decided_by = decider === '' ? undefined : deciderOf(decider);
  const input = { name, building, capacity, equipment: fromListCell(equipment), opens, closes, decided_by, is_archived };
  const room = parseLine('rooms', RoomInput, input, FIELDS);
  return isMessage(room) ? room : recordFrom({ ...room, decidedBy: room.decided_by, isArchived: room.is_archived });
}

/** Parses who decides about a room, by display name or stored value. Unknown text is returned as it is, for the schema to reject. */
function deciderOf(text: string): string {
  const isNamed = (each: RoomDecider) => [each, ROOM_DECIDER_NAMES[each]].some((name) => name.toLowerCase() === text.toLowerCase());
  return ROOM_DECIDERS.find(isNamed) ?? text;
}

/**
 * Imports rooms of the catalogue, matched by name. Requests that named the room as free text before are linked to it, as when it is added
 * by hand.
 */
export const roomsImporter = recordImporter<ImportedRecord>({
  noun: 'room',
  names: {
    name: 'Name',
    building: 'Building',
    capacity: 'Capacity',
    equipment: 'Equipment',
    opens: 'Opens',
    closes: 'Closes',
    decidedBy: 'Decided by',
    isArchived: 'Archived',
  },
  detail: ({ name }) => ({ name }),
  async open(tx, { clock, instituteId }) {
    await lockRoomNames(tx, instituteId);
    return {
      async resolve(lines) {
        const keys = [...new Set(lines.map(({ values }) => roomKey(values.name ?? '')))];
        const named = new Map((await findRoomsNamed(tx, instituteId, keys)).map(({ key, room }) => [key, room]));
        return ({ values }): Target<ImportedRecord> | Message => {
          const key = roomKey(values.name ?? '');
          const room = named.get(key);
          if (room && roomKey(room.name) !== key) return sentence`"${values.name ?? ''}" is another name of ${room.name}.`;
          const known = room ? [{ id: room.id, record: recordFrom(room), values: roomValues({ room }) }] : [];
          return { key, known, validate };
        };
      },
      async add(added) {
        const now = clock();
        const rooms = added.map(({ id, record }) => ({
          instituteId,
          id,
          key: roomKey(record.name),
          ...record,
          createdAt: now,
          updatedAt: now,
        }));
        await insertRows(tx, 'rooms', rooms);
        await insertRows(
          tx,
          'roomNames',
          rooms.map(({ id, key, name }) => ({ instituteId, key, name, roomId: id })),
        );
      },
      async change(changed) {
        const updatedAt = clock();
        await updateRows(
          tx,
          'rooms',
          instituteId,
          changed.map(({ id, record }) => ({ id, ...record, updatedAt })),
        );
        return new Map();
      },
      async find(ids) {
        const found = await findEntries(tx, 'rooms', instituteId, ids);
        return new Map(found.map(({ room }) => [room.id, recordFrom(room)]));
      },
      remove: (ids) => removeEach(tx, ids, (inner, part) => deleteEntries(inner, 'rooms', instituteId, part)),
    };
  },
});
