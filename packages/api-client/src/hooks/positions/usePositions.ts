import type { Position } from '@quad/domain/positions';
import { positionReads } from '../../contract/positionReads.contract.ts';
import { keys } from '../keys.ts';
import { type Read, useRead } from '../useRead.ts';

/** The positions that the person may see. */
export function usePositions(): Read<Position[]> {
  return useRead(keys.positions, [positionReads.all]);
}
