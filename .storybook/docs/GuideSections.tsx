import { Check, X } from 'lucide-react';
import { Fragment } from 'react';
import type { Adaptation, ComponentGuide, DoAndDont, KeyboardRow, ScreenReaderRow } from '../../packages/ui/src/testing/guide.ts';
import type { VIEWPORTS } from '../viewports.ts';
import { captions, exampleFigure, examplePreview, key, list, muted, pair, table } from './ComponentPage.css.ts';
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
        <DocTable label="What instead" headings={['When instead', 'Use']}>
          {useInstead.map(({ when, component }) => (
            <tr key={when}>
              <td>
                <TextWithCode>{when}</TextWithCode>
              </td>
              <td data-label="Use">
                <ComponentLink name={component} />
              </td>
            </tr>
          ))}
        </DocTable>
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

function Pair({ example }: { example: DoAndDont }) {
  return (
    <div>
      <div className={pair}>
        <figure className={exampleFigure.do}>
          <div className={examplePreview} data-sample>
            {example.do}
          </div>
          <figcaption className={captions.do}>
            <Check size={16} aria-hidden="true" />
            Do
          </figcaption>
        </figure>
        <figure className={exampleFigure.dont}>
          <div className={examplePreview} data-sample>
            {example.dont}
          </div>
          <figcaption className={captions.dont}>
            <X size={16} aria-hidden="true" />
            Don’t
          </figcaption>
        </figure>
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
  return keysOf(keys).map((held, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: keys are an ordered sequence, which may contain a key twice.
    <Fragment key={index}>
      {index > 0 && ' '}
      {held.map((name, place) => (
        <Fragment key={name}>
          {place > 0 && ' + '}
          <kbd className={key}>{name}</kbd>
        </Fragment>
      ))}
    </Fragment>
  ));
}

interface OfPage {
  /** The id of the page, such as `primitives-button`. */
  component: string;
}

/** The keyboard table: keys, the description from the guide, and the outcome that the test checks. */
export function KeyboardTable({ rows, component }: { rows: readonly KeyboardRow[] } & OfPage) {
  if (rows.length === 0) return <p>Nothing in it is operated: the keyboard passes it by.</p>;
  return (
    <DocTable label="Keyboard" headings={['Keys', 'What they do', 'What the test sees']}>
      {rows.map(({ keys, does, outcome, story = 'Default' }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are an ordered sequence, which may contain a key twice.
        <tr key={index}>
          <th scope="row">
            <Keys keys={keys} />
          </th>
          <td data-label="What they do">
            <TextWithCode>{does}</TextWithCode>
          </td>
          <td data-label="What the test sees" className={muted}>
            {[outcome].flat().map(outcomeOf).join('; ')} (<StoryLink component={component} story={story} />)
          </td>
        </tr>
      ))}
    </DocTable>
  );
}

/** The screen reader table: what is exposed for each part, as the test finds it. */
export function ScreenReaderTable({ rows, component }: { rows: readonly ScreenReaderRow[] } & OfPage) {
  return (
    <DocTable label="Screen reader" headings={['Part', 'What is said', 'Where']}>
      {rows.map(({ part, story = 'Default', ...said }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part may be listed in several states.
        <tr key={index}>
          <th scope="row">{part}</th>
          <td data-label="What is said">{announcement(said)}</td>
          <td data-label="Where">
            <StoryLink component={component} story={story} />
          </td>
        </tr>
      ))}
    </DocTable>
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
    <table className={table} aria-label="How it adapts">
      <tbody>
        {CASES.map(([name, label, globals]) => {
          const { says, story }: Adaptation = adapts[name];
          return (
            <tr key={name}>
              <th scope="row">{label}</th>
              <td>
                <TextWithCode>{says}</TextWithCode> <StoryLink component={component} story={story} globals={globals} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
