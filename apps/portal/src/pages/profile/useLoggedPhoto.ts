import { type PhotoToSend, usePhoto } from '@quad/api-client/hooks';

function logged(error: unknown): never {
  console.error('Changing the photo failed.', error);
  throw error;
}

/** Changes the own photo. A failure is logged (specification 2, section 8); the form says what the server has against the photo. */
export function useLoggedPhoto() {
  const photo = usePhoto();
  return {
    onPhotoChange: (sent: PhotoToSend) => photo.change(sent).catch(logged),
    onPhotoRemove: () => photo.remove().catch(logged),
  };
}
