/** Facts about a component that the compiler reads from its source. */
export interface ComponentFacts {
  readonly name: string;
  /** The component's file, relative to the root of the repository. */
  readonly file: string;
  /** The entry point that apps import it from. */
  readonly entry: string;
  /** The doc comment. */
  readonly description: string;
  readonly props: readonly PropFacts[];
  /** The element that gets all other props; absent if none are passed on. */
  readonly passesTo?: string;
  /** Declarations of this package's types that the props refer to. */
  readonly types: readonly TypeFacts[];
  /** Paths in the theme's contract, as `color.text.muted`. */
  readonly tokens: readonly string[];
}

/** Facts from the portal's imports and from the changelog, for a component with a page. */
export interface ComponentHistory {
  /** How many of the portal's screens use it. */
  readonly screens: number;
  /** Sentences about it in the changelog, and in changesets of the next version. */
  readonly changes: readonly string[];
}

export interface PropFacts {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  /** As it is written in the source. */
  readonly default?: string;
  readonly description: string;
  /** The values of a prop whose type is a union of literals. */
  readonly options?: readonly (string | number)[];
  /** The variants of a union of props that have this one. */
  readonly only?: readonly string[];
}

export interface TypeFacts {
  readonly name: string;
  readonly text: string;
}

/** Whether it is public API. The portal's own composites are part of the package, but have no guide, no cost and no registry item. */
export function isPublic({ entry }: Pick<ComponentFacts, 'entry'>): boolean {
  return !entry.startsWith('@quad/ui/features/');
}

/** Where a component's page is. */
export interface ComponentPlace {
  readonly name: string;
  readonly entry: string;
  readonly file: string;
  /** Such as `primitives-button--docs`; absent for a part that is documented on another component's page. */
  readonly page?: string;
}
