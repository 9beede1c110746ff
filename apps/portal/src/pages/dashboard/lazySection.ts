import { type ComponentType, lazy } from 'react';

type Load = () => Promise<{ default: ComponentType }>;

/** What a section shows. Home comes with the shell; the others can be fetched before somebody goes there. */
export type SectionContent = ComponentType & { readonly preload?: Load };

/** A section whose code comes when somebody goes there, or a moment before, when somebody is about to. */
export function lazySection(load: Load): SectionContent {
  return Object.assign(lazy(load), { preload: load });
}
