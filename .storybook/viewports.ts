import { PHONE } from './modes.ts';

/** A realistic viewport. */
interface Viewport {
  readonly name: string;
  readonly styles: { readonly width: string; readonly height: string };
  readonly type: 'mobile' | 'tablet' | 'desktop';
}

function windowOf(name: string, width: number, height: number, type: Viewport['type']): Viewport {
  return { name: `${name} (${width})`, styles: { width: `${width}px`, height: `${height}px` }, type };
}

/** The viewports of the toolbar, narrowest first. No story may overflow the narrowest one. */
export const VIEWPORTS = {
  phone: windowOf('Phone', PHONE, 640, 'mobile'),
  commonPhone: windowOf('Common phone', 390, 844, 'mobile'),
  tablet: windowOf('Tablet', 820, 1180, 'tablet'),
  laptop: windowOf('Laptop', 1366, 768, 'desktop'),
  wall: windowOf('Wall', 1920, 1080, 'desktop'),
} as const satisfies Record<string, Viewport>;
