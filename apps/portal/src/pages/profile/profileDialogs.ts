import { lazy } from 'react';

const load = () => import('@quad/ui/features/profile');

/** What the profile needs once somebody edits it. */
export const ProfileForm = lazy(async () => ({ default: (await load()).ProfileForm }));
export const LeaveDialog = lazy(async () => ({ default: (await load()).LeaveDialog }));
