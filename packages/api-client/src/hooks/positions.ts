import type { Position, PositionHolder, PositionHolderRecord, PositionRecord } from '@quad/domain/positions';
import type { BodyOf } from '../contract/endpoint.ts';
import { positions } from '../contract/positions.contract.ts';
import { isPositionHolderKey, keys } from './keys.ts';
import { type Read, useRead } from './useRead.ts';
import { useWrite } from './write.ts';

/** The positions that the person may see. */
export function usePositions(): Read<Position[]> {
  return useRead(keys.positions, [positions.all]);
}

/** The position holders that the person may see, of every tenure. */
export function usePositionHolders(): Read<PositionHolder[]> {
  return useRead(keys.positionHolders, [positions.holders]);
}

/** The positions that a person holds or held. Without an id it waits. */
export function usePositionHoldersOfUser(userId: string | undefined): Read<PositionHolder[]> {
  return useRead(userId ? keys.positionHoldersOfUser(userId) : null, [positions.byUser, { params: { userId: userId ?? '' } }]);
}

export type NewPosition = BodyOf<typeof positions.add>;

/** Creates a position in a unit; the list of positions is asked for again. */
export function useCreatePosition(): (position: NewPosition) => Promise<PositionRecord> {
  const write = useWrite();
  return (body) => write([positions.add, { body }], { refresh: [keys.positions] });
}

export type NewPositionHolder = BodyOf<typeof positions.addHolder>;

/** Appoints somebody to a position for a tenure; every list of holders is asked for again. */
export function useAppointPositionHolder(): (holder: NewPositionHolder) => Promise<PositionHolderRecord> {
  const write = useWrite();
  return (body) => write([positions.addHolder, { body }], { refresh: [isPositionHolderKey] });
}
