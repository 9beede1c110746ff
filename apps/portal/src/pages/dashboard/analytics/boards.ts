import { lazy } from 'react';

const load = () => import('@quad/ui/features/analytics');

/** The boards with their charts, loaded while their figures are being asked for. */
export const PresidentBoard = lazy(async () => ({ default: (await load()).PresidentBoard }));
export const GensecBoard = lazy(async () => ({ default: (await load()).GensecBoard }));
export const ClubBoard = lazy(async () => ({ default: (await load()).ClubBoard }));
export const StudentBoard = lazy(async () => ({ default: (await load()).StudentBoard }));
