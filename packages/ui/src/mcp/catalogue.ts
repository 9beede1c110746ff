/** The facts about a component that are also on its page; generated into dist/catalogue.json when the package is packed. */
export interface CatalogueComponent {
  readonly name: string;
  /** The entry point that apps import it from. */
  readonly entry: string;
  readonly description: string;
  readonly useWhen: readonly string[];
  readonly useInstead: readonly { readonly when: string; readonly component: string }[];
  readonly props: readonly {
    readonly name: string;
    readonly type: string;
    readonly isRequired: boolean;
    readonly default?: string;
    readonly description: string;
  }[];
  readonly keyboard: readonly { readonly keys: string; readonly does: string }[];
  readonly related: readonly string[];
}

/** The words of a text without stop words and without suffixes for number and tense. */
function stems(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
      .match(/[\p{L}\d]+/gu) ?? [];
  return words.filter((word) => word.length > 2 && !STOP_WORDS.has(word)).map((word) => word.replace(/(?:ing|ed|es|s)$/, ''));
}

const STOP_WORDS = new Set(
  'the and for with that this from one what which are can has have not when where its it into need want component'.split(' '),
);

/** Splits a name into words: 'DatePicker' becomes 'Date Picker'. */
function splitWords(name: string): string {
  return name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ');
}

/** The weight of each part of a page: a match in the name counts more than one in a sentence. */
function scoreOf({ name, description, useWhen, useInstead }: CatalogueComponent, wanted: ReadonlySet<string>): number {
  const count = (text: string) => new Set(stems(text).filter((word) => wanted.has(word))).size;
  // Matches with the cases for another component count against this one.
  const against = Math.max(0, ...useInstead.map(({ when }) => count(when)));
  return 4 * count(splitWords(name)) + 2 * count(description) + 2 * Math.max(0, ...useWhen.map(count)) - 0.5 * against;
}

/** The components that fit a need in the user's own words, best first. */
export function findComponents(components: readonly CatalogueComponent[], need: string, max = 6): CatalogueComponent[] {
  const wanted = new Set(stems(need));
  return components
    .map((component) => ({ component, score: scoreOf(component, wanted) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score || one.component.name.localeCompare(other.component.name))
    .slice(0, max)
    .map(({ component }) => component);
}

/** When to use another component: 'A few things can be done with one thing on the page: use DropdownMenu instead.' */
export function alternativesOf({ useInstead }: CatalogueComponent): string[] {
  return useInstead.map(({ when, component }) => `${when}: use ${component} instead.`);
}

/** The page of a component as text. */
export function describeComponent(component: CatalogueComponent): string {
  const { name, entry, description, useWhen, props, keyboard, related } = component;
  const listed = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? ['', `## ${title}`, '', ...lines.map((line) => `- ${line}`)] : [];
  return [
    `# ${name}`,
    '',
    description,
    '',
    '```tsx',
    `import { ${name} } from '${entry}';`,
    '```',
    ...listed('Use it when', useWhen),
    ...listed('Use something else', alternativesOf(component)),
    ...listed(
      'Props',
      props.map(
        (prop) =>
          `\`${prop.name}${prop.isRequired ? '' : '?'}: ${prop.type}\`${prop.default === undefined ? '' : `, default ${prop.default}`}: ${prop.description}`,
      ),
    ),
    ...listed(
      'Keyboard',
      keyboard.map(({ keys, does }) => `\`${keys}\`: ${does}`),
    ),
    ...listed('Related', related),
  ].join('\n');
}
