import type { PositionHolder } from '@quad/domain/positions';
import { positionReads } from '../../contract/positionReads.contract.ts';
import { keys } from '../keys.ts';
import { type Read, useRead } from '../useRead.ts';

/** The positions that a person holds or held. Without an id it waits. */
export function useHoldingsOf(userId: string | undefined): Read<PositionHolder[]> {
  return useRead(userId ? keys.holdingsOf(userId) : null, [positionReads.byUser, { params: { userId: userId ?? '' } }]);
}
