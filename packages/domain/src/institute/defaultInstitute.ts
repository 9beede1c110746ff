// Separate from the schema, which the sign-in page does not load.
import type { Institute } from './institute.ts';

/** A fictitious institute, so that the portal runs without any configuration. */
export const DEFAULT_INSTITUTE: Institute = {
  name: 'Campus Institute',
  domain: 'campus.example',
  portalTitle: 'Quad',
  timeZone: 'Asia/Kolkata',
  roomSlotMinutes: 120,
};
