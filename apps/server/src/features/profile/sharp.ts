import type Sharp from 'sharp';

let loading: Promise<typeof Sharp> | undefined;

/** Loads the image library on first use, because the server does not need it to start. */
export function loadSharp(): Promise<typeof Sharp> {
  loading ??= import('sharp').then(({ default: sharp }) => allowPhotosOnly(sharp));
  return loading;
}

/** Disables all decoders except those of the three accepted formats, to reduce the attack surface. */
function allowPhotosOnly(sharp: typeof Sharp): typeof Sharp {
  sharp.cache(false);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'] });
  return sharp;
}
