import { SEARCH_LIMITS } from '@quad/domain/fields';
import type { HolderFilters, HolderOrder, PositionFilters, PositionOrder } from '@quad/domain/positions';
import type { BodyOf } from '../contract/endpoint.ts';
import { positions } from '../contract/positions.contract.ts';
import { isPositionHolderKey, keys } from './keys.ts';
import { useMutation } from './useMutation.ts';
import { useNarrowedPages } from './usePages.ts';
import { useRead } from './useRead.ts';
import { useSearch } from './useSearch.ts';

/** The positions that the person may see and that match the filters, paginated; by title unless sorted otherwise. */
export const usePositions = (filters: PositionFilters = {}, order?: PositionOrder) =>
  useNarrowedPages(keys.positions, [positions.all], filters, order);

/** Searches the positions that the person may see, by words of title, unit or type: at most 20. */
export const usePositionSearch = () => useSearch(positions.all, SEARCH_LIMITS.answers);

/** The position holders that the person may see and that match the filters, paginated; newest tenure first unless sorted otherwise. */
export const usePositionHolders = (filters: HolderFilters = {}, order?: HolderOrder) =>
  useNarrowedPages(keys.positionHolders, [positions.holders], filters, order);

/** The positions that a person holds or held. Sends no request without an id. */
export const usePositionHoldersOfUser = (userId: string | undefined) =>
  useRead(userId ? keys.positionHoldersOfUser(userId) : null, [positions.byUser, { params: { userId: userId ?? '' } }]);

export type NewPosition = BodyOf<typeof positions.add>;

/** Creates a position in a unit and refetches the list of positions. */
export const useCreatePosition = () => useMutation(positions.add, { refresh: [keys.positions] });

export type NewPositionHolder = BodyOf<typeof positions.addHolder>;

/** Appoints somebody to a position for a tenure and refetches every list of holders. */
export const useAppointPositionHolder = () => useMutation(positions.addHolder, { refresh: [isPositionHolderKey] });
