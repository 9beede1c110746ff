/** What is known of a component without running it: read from its source by the compiler, and by nobody else. */
export interface ComponentFacts {
  readonly name: string;
  /** Of the component, from the root of the repository. */
  readonly file: string;
  /** What an app imports it from. */
  readonly entry: string;
  /** The doc comment: what it is for, and what to use instead. */
  readonly description: string;
  readonly props: readonly PropFacts[];
  /** The element that takes what is not named here; absent where nothing is passed on. */
  readonly passesTo?: string;
  /** Types of this package that the props name, as they are declared. */
  readonly types: readonly TypeFacts[];
  /** Paths in the theme's contract, as `color.text.muted`. */
  readonly tokens: readonly string[];
}

/** What is known besides, of a component with a page: read from the portal's imports and from the notes for whoever upgrades. */
export interface ComponentHistory {
  /** How many of the portal's screens it is part of. */
  readonly screens: number;
  /** Sentences about it, of the next version and of those that there were. */
  readonly changes: readonly string[];
}

export interface PropFacts {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  /** As it is written in the source. */
  readonly default?: string;
  readonly description: string;
  /** The values of a prop that takes one of a few. */
  readonly options?: readonly (string | number)[];
  /** Where the props are one of several kinds: those that have it. */
  readonly only?: readonly string[];
}

export interface TypeFacts {
  readonly name: string;
  readonly text: string;
}

/** The portal's own composites stand in the package and are promised to nobody: no guide, no cost, no place among what others install. */
export function isPublic({ entry }: Pick<ComponentFacts, 'entry'>): boolean {
  return !entry.startsWith('@quad/ui/features/');
}

/** Where a component's page is. */
export interface ComponentPlace {
  readonly name: string;
  readonly entry: string;
  readonly file: string;
  /** `primitives-button--docs`; absent where it has no stories of its own and stands on the page of the one beside it. */
  readonly page?: string;
}
