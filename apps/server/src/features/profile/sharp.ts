import type Sharp from 'sharp';

let loading: Promise<typeof Sharp> | undefined;

/** The image library, loaded with the first photo: no start needs it. */
export function loadSharp(): Promise<typeof Sharp> {
  loading ??= import('sharp').then(({ default: sharp }) => allowPhotosOnly(sharp));
  return loading;
}

/** Closes the library's readers but those of the three formats that are taken: what cannot be read cannot be attacked. */
function allowPhotosOnly(sharp: typeof Sharp): typeof Sharp {
  sharp.cache(false);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'] });
  return sharp;
}
