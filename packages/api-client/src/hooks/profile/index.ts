export { type PhotoToSend, usePhoto } from './usePhoto.ts';
export { useProfile } from './useProfile.ts';
export { useUpdateProfile } from './useUpdateProfile.ts';
