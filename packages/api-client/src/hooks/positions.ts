import { SEARCH_LIMITS } from '@quad/domain/fields';
import type {
  HolderFilters,
  HolderOrder,
  Position,
  PositionFilters,
  PositionHolderRecord,
  PositionOrder,
  PositionRecord,
} from '@quad/domain/positions';
import { useCallback } from 'react';
import type { BodyOf } from '../contract/endpoint.ts';
import { positions } from '../contract/positions.contract.ts';
import { useClient } from './clientContext.ts';
import { isPositionHolderKey, keys } from './keys.ts';
import { useNarrowedPages } from './usePages.ts';
import { useRead } from './useRead.ts';
import { useWrite } from './write.ts';

/** The positions that the person may see and that match the filters, paginated; by title unless sorted otherwise. */
export const usePositions = (filters: PositionFilters = {}, order?: PositionOrder) =>
  useNarrowedPages(keys.positions, [positions.all], filters, order);

/** Searches the positions that the person may see, by words of title, unit or type: at most 20. */
export function usePositionSearch(): (search: string, signal: AbortSignal) => Promise<Position[]> {
  const client = useClient();
  return useCallback((search, signal) => client.call(positions.all, { query: { search, limit: SEARCH_LIMITS.answers }, signal }), [client]);
}

/** The position holders that the person may see and that match the filters, paginated; newest tenure first unless sorted otherwise. */
export const usePositionHolders = (filters: HolderFilters = {}, order?: HolderOrder) =>
  useNarrowedPages(keys.positionHolders, [positions.holders], filters, order);

/** The positions that a person holds or held. Sends no request without an id. */
export const usePositionHoldersOfUser = (userId: string | undefined) =>
  useRead(userId ? keys.positionHoldersOfUser(userId) : null, [positions.byUser, { params: { userId: userId ?? '' } }]);

export type NewPosition = BodyOf<typeof positions.add>;

/** Creates a position in a unit and refetches the list of positions. */
export function useCreatePosition(): (position: NewPosition) => Promise<PositionRecord> {
  const write = useWrite();
  return (body) => write([positions.add, { body }], { refresh: [keys.positions] });
}

export type NewPositionHolder = BodyOf<typeof positions.addHolder>;

/** Appoints somebody to a position for a tenure and refetches every list of holders. */
export function useAppointPositionHolder(): (holder: NewPositionHolder) => Promise<PositionHolderRecord> {
  const write = useWrite();
  return (body) => write([positions.addHolder, { body }], { refresh: [isPositionHolderKey] });
}
