export { usePhoto } from './usePhoto.ts';
export { useUpdateProfile } from './useUpdateProfile.ts';
