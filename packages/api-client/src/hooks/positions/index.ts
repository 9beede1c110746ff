export { type NewPositionHolder, useAppointHolder } from './useAppointHolder.ts';
export { type NewPosition, useCreatePosition } from './useCreatePosition.ts';
export { useHoldingsOf } from './useHoldingsOf.ts';
export { usePositionHolders } from './usePositionHolders.ts';
export { usePositions } from './usePositions.ts';
