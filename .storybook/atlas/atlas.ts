/** A story as the atlas names it. */
export interface AtlasStory {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  /** What went wrong in it. */
  readonly failure?: string;
  /** The part that it shows, where it is not the screen's own. */
  readonly part?: string;
  /** Who looks at it. */
  readonly role?: string;
}

/** One state of a screen for one role: `own` stories, those of `alike` roles, of a `part`, a `reason` why there is none, or a `hole`. */
export interface AtlasCell {
  readonly state: string;
  readonly kind: 'own' | 'alike' | 'part' | 'reason' | 'hole';
  /** The first stands for all of them. */
  readonly stories: readonly AtlasStory[];
  readonly reason?: string;
}

/** A screen, with a row for everybody who may see it. */
export interface AtlasScreen {
  readonly name: string;
  readonly at: readonly string[];
  readonly rows: readonly { readonly role: string; readonly cells: readonly AtlasCell[] }[];
  /** Stories of people whom the portal does not expect there. */
  readonly others: readonly AtlasStory[];
}

/** A clause of the specification. */
export interface AtlasClause {
  readonly id: string;
  readonly file: string;
  readonly page: string;
  readonly heading: string;
  readonly counts: { readonly stories: number; readonly tests: number };
  /** Those that show most of it. */
  readonly stories: readonly AtlasStory[];
  /** Files of the tests that try most of it. */
  readonly tests: readonly string[];
}

/** What somebody does, from start to end. */
export interface AtlasFlow {
  readonly id: string;
  readonly role: string;
  readonly name: string;
  readonly steps: readonly string[];
}

/** What `npm run atlas -- --json` prints, and the stories that have a picture. */
export interface Atlas {
  readonly states: Readonly<Record<string, string>>;
  readonly screens: readonly AtlasScreen[];
  readonly clauses: readonly AtlasClause[];
  readonly flows: readonly AtlasFlow[];
  readonly pictures: readonly string[];
}
