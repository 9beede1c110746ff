import type { PositionHolder } from '@quad/domain/positions';
import { positionReads } from '../../contract/positionReads.contract.ts';
import { keys } from '../keys.ts';
import { type Read, useRead } from '../useRead.ts';

/** The position holders that the person may see, of every tenure. */
export function usePositionHolders(): Read<PositionHolder[]> {
  return useRead(keys.positionHolders, [positionReads.holders]);
}
