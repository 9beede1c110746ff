import { type ComponentType, lazy } from 'react';

type Load = () => Promise<{ default: ComponentType }>;

/** What a section shows, and how to fetch it before somebody goes there. */
export type SectionContent = ComponentType & { readonly preload?: Load };

/** A section whose code comes when somebody goes there, or a moment before, when somebody is about to. */
export function lazySection(load: Load): SectionContent {
  return Object.assign(lazy(load), { preload: load });
}
