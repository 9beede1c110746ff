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
  /** The element that receives all other props; undefined if none are passed on. */
  readonly passesTo?: string;
  /** Declarations of this package's types that the props refer to. */
  readonly types: readonly TypeFacts[];
  /** Paths in the theme contract, such as `color.text.muted`. */
  readonly tokens: readonly string[];
}

/** Facts from the portal's imports and from the changelog, for a component with a page. */
export interface ComponentHistory {
  /** The number of the portal's screens that use it. */
  readonly screens: number;
  /** Sentences about it from the changelog and from pending changesets. */
  readonly changes: readonly string[];
}

export interface PropFacts {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  /** The default as written in the source. */
  readonly default?: string;
  readonly description: string;
  /** The values, if the type is a union of literals. */
  readonly options?: readonly (string | number)[];
  /** The members of a union of props types that have this prop, if not all do. */
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

/** The documentation page of a component. */
export interface ComponentPlace {
  readonly name: string;
  readonly entry: string;
  readonly file: string;
  /** The id of the page, such as `primitives-button--docs`; undefined for a part that is documented on another component's page. */
  readonly page?: string;
}
