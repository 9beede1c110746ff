/** A story in the atlas. */
export interface AtlasStory {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  /** The failure that it shows. */
  readonly failure?: string;
  /** The part that it shows, unless it is the screen itself. */
  readonly part?: string;
  /** The role of the signed-in user. */
  readonly role?: string;
}

/** One state of a screen for one role: its `own` stories, those of another role (`same`) or of a `part`, a `reason`, or `missing`. */
export interface AtlasCell {
  readonly state: string;
  readonly kind: 'own' | 'same' | 'part' | 'reason' | 'missing';
  /** The first story represents the cell. */
  readonly stories: readonly AtlasStory[];
  readonly reason?: string;
}

/** A screen, with a row for every role that may see it. */
export interface AtlasScreen {
  readonly name: string;
  readonly at: readonly string[];
  readonly rows: readonly { readonly role: string; readonly cells: readonly AtlasCell[] }[];
  /** Stories of roles that are not expected on this screen. */
  readonly others: readonly AtlasStory[];
}

/** A clause of the specification. */
export interface AtlasClause {
  readonly id: string;
  readonly file: string;
  readonly page: string;
  readonly heading: string;
  readonly counts: { readonly stories: number; readonly tests: number };
  /** The stories that show most of it. */
  readonly stories: readonly AtlasStory[];
  /** The test files that cover most of it. */
  readonly tests: readonly string[];
}

/** A user's task from start to end. */
export interface AtlasFlow {
  readonly id: string;
  readonly role: string;
  readonly name: string;
  readonly steps: readonly string[];
}

/** The output of `npm run atlas -- --json`, and the stories that have a screenshot. */
export interface Atlas {
  readonly states: Readonly<Record<string, string>>;
  readonly screens: readonly AtlasScreen[];
  readonly clauses: readonly AtlasClause[];
  readonly flows: readonly AtlasFlow[];
  readonly pictures: readonly string[];
}
