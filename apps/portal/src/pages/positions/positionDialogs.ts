import { lazy } from 'react';

const load = () => import('@quad/ui/features/positions');

/** Details and forms, loaded when somebody asks for them. */
export const PositionDialog = lazy(async () => ({ default: (await load()).PositionDialog }));
export const PositionHolderDialog = lazy(async () => ({ default: (await load()).PositionHolderDialog }));
export const PositionForm = lazy(async () => ({ default: (await load()).PositionForm }));
export const PositionHolderForm = lazy(async () => ({ default: (await load()).PositionHolderForm }));
