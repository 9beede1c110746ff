import { Check, X } from 'lucide-react';
import { Inline } from '../../packages/ui/src/layout/Inline/Inline.tsx';
import { Kbd } from '../../packages/ui/src/primitives/Kbd/Kbd.tsx';
import { Text } from '../../packages/ui/src/primitives/Text/Text.tsx';
import type { Adaptation, ComponentGuide, DoAndDont, KeyboardRow, ScreenReaderRow } from '../../packages/ui/src/testing/guide.ts';
import type { VIEWPORTS } from '../viewports.ts';
import { captions, exampleFigure, examplePreview, list, pair } from './ComponentPage.css.ts';
import { DocTable } from './DocTable.tsx';
import { ComponentLink, StoryLink } from './links.tsx';
import { TextWithCode } from './PropTable.tsx';
import { announcement, keysOf, outcomeOf } from './phrases.ts';

/** A list of sentences. */
export function Sentences({ sentences }: { sentences: readonly string[] }) {
  return (
    <ul className={list}>
      {sentences.map((sentence) => (
        <li key={sentence}>
          <TextWithCode>{sentence}</TextWithCode>
        </li>
      ))}
    </ul>
  );
}

/** When to use the component, and what to use otherwise. */
export function Uses({ useWhen, useInstead }: Pick<ComponentGuide, 'useWhen' | 'useInstead'>) {
  return (
    <>
      <Sentences sentences={useWhen} />
      {useInstead.length > 0 && (
        <DocTable
          label="What instead"
          headings={['When instead', 'Use']}
          rows={useInstead.map(({ when, component }) => [
            <TextWithCode key="when">{when}</TextWithCode>,
            <ComponentLink key="use" name={component} />,
          ])}
          rowHeaders={false}
        />
      )}
    </>
  );
}

/** The parts of the component, with the names that the tables below use. */
export function Anatomy({ anatomy }: Pick<ComponentGuide, 'anatomy'>) {
  return (
    <ol className={list}>
      {anatomy.map(({ part, is }) => (
        <li key={part}>
          <strong>{part}</strong>: <TextWithCode>{is}</TextWithCode>
        </li>
      ))}
    </ol>
  );
}

const CAPTIONS = { do: { Icon: Check, text: 'Do' }, dont: { Icon: X, text: 'Don’t' } } as const;

function Example({ kind, example }: { kind: keyof typeof CAPTIONS; example: DoAndDont }) {
  const { Icon, text } = CAPTIONS[kind];
  return (
    <figure className={exampleFigure}>
      <div className={examplePreview} data-sample>
        {example[kind]}
      </div>
      <figcaption className={captions[kind]}>
        <Icon size={16} aria-hidden="true" />
        {text}
      </figcaption>
    </figure>
  );
}

function Pair({ example }: { example: DoAndDont }) {
  return (
    <div>
      <div className={pair}>
        <Example kind="do" example={example} />
        <Example kind="dont" example={example} />
      </div>
      <p>
        <TextWithCode>{example.why}</TextWithCode>
      </p>
    </div>
  );
}

export function Dos({ dos }: Pick<ComponentGuide, 'dos'>) {
  return dos.map((example) => <Pair key={example.why} example={example} />);
}

function Keys({ keys }: { keys: string }) {
  return (
    <Inline gap="xxs">
      {keysOf(keys).map((held, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: keys are an ordered sequence, which may contain a key twice.
        <Kbd key={index} keys={held} />
      ))}
    </Inline>
  );
}

interface OfPage {
  /** The id of the page, such as `primitives-button`. */
  component: string;
}

/** The keyboard table: keys, the description from the guide, and the outcome that the test checks. */
export function KeyboardTable({ rows, component }: { rows: readonly KeyboardRow[] } & OfPage) {
  if (rows.length === 0) return <p>Nothing in it is operated: the keyboard passes it by.</p>;
  return (
    <DocTable
      label="Keyboard"
      headings={['Keys', 'What they do', 'What the test sees']}
      rows={rows.map(({ keys, does, outcome, story = 'Default' }) => [
        <Keys key="keys" keys={keys} />,
        <TextWithCode key="does">{does}</TextWithCode>,
        <Text key="sees" as="span" tone="muted">
          {[outcome].flat().map(outcomeOf).join('; ')} (<StoryLink component={component} story={story} />)
        </Text>,
      ])}
    />
  );
}

/** The screen reader table: what is exposed for each part, as the test finds it. */
export function ScreenReaderTable({ rows, component }: { rows: readonly ScreenReaderRow[] } & OfPage) {
  return (
    <DocTable
      label="Screen reader"
      headings={['Part', 'What is said', 'Where']}
      rows={rows.map(({ part, story = 'Default', ...said }) => [
        part,
        announcement(said),
        <StoryLink key="story" component={component} story={story} />,
      ])}
    />
  );
}

const NARROWEST: keyof typeof VIEWPORTS = 'phone';

const CASES = [
  ['narrow', 'Narrow', `viewport:${NARROWEST}`],
  ['long', 'Long texts', ''],
  ['many', 'Many', ''],
  ['rightToLeft', 'Right to left', 'direction:rtl'],
] as const satisfies readonly (readonly [keyof ComponentGuide['adapts'], string, string])[];

export function Adapts({ adapts, component }: Pick<ComponentGuide, 'adapts'> & OfPage) {
  return (
    <DocTable
      label="How it adapts"
      headings={['Case', 'What happens', 'Where']}
      rows={CASES.map(([name, label, globals]) => {
        const { says, story }: Adaptation = adapts[name];
        return [
          label,
          <TextWithCode key="says">{says}</TextWithCode>,
          <StoryLink key="story" component={component} story={story} globals={globals} />,
        ];
      })}
    />
  );
}
