import { Fragment, type ReactNode, useState } from 'react';
import { SearchField } from '../../packages/ui/src/primitives/SearchField/SearchField.tsx';
import { Text } from '../../packages/ui/src/primitives/Text/Text.tsx';
import { block, code, details } from './ComponentPage.css.ts';
import { DocTable } from './DocTable.tsx';
import type { ComponentFacts, PropFacts } from './facts.ts';

/** Renders text with `code` between backticks. */
export function TextWithCode({ children }: { children: string }) {
  return children.split('`').map((part, index) =>
    index % 2 === 0 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order.
      <Fragment key={index}>{part}</Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
      <code key={index} className={code}>
        {part}
      </code>
    ),
  );
}

function defaultValue({ isRequired, default: value }: PropFacts) {
  if (value !== undefined) return <code className={code}>{value}</code>;
  return (
    <Text as="span" tone="muted">
      {isRequired ? 'required' : 'none'}
    </Text>
  );
}

function rowOf(prop: PropFacts): ReactNode[] {
  const { name, type, description, only } = prop;
  return [
    <code key="name" className={code}>
      {name}
    </code>,
    <code key="type" className={code}>
      {type}
    </code>,
    defaultValue(prop),
    <Fragment key="description">
      <TextWithCode>{description}</TextWithCode>
      {only && <Text tone="muted">Only of {only.join(', ')}.</Text>}
    </Fragment>,
  ];
}

/** From this number of props on, the table gets a filter. */
const MANY = 10;

/** The props of a component, and where the others are passed to. */
export function PropTable({ name, props, passesTo, types }: Pick<ComponentFacts, 'name' | 'props' | 'passesTo' | 'types'>) {
  const [search, setSearch] = useState('');
  const fits = (prop: PropFacts) => `${prop.name} ${prop.type} ${prop.description}`.toLowerCase().includes(search.trim().toLowerCase());
  return (
    <>
      {props.length > MANY && <SearchField label={`Search the props of ${name}`} onSearch={setSearch} />}
      {props.length > 0 && (
        <DocTable label={`Props of ${name}`} headings={['Prop', 'Type', 'Default', 'What it does']} rows={props.filter(fits).map(rowOf)} />
      )}
      {passesTo && (
        <p>
          Every other attribute of <code className={code}>{passesTo}</code>, <code className={code}>aria-*</code> and{' '}
          <code className={code}>data-*</code> is passed on to it; <code className={code}>className</code> and{' '}
          <code className={code}>style</code> are not taken.
        </p>
      )}
      {types.map((type) => (
        <details key={type.name} className={details}>
          <summary>
            The type <code className={code}>{type.name}</code>
          </summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container has to be focusable, so that it can be scrolled by keyboard. */}
          <pre className={block} tabIndex={0}>
            {type.text}
          </pre>
        </details>
      ))}
    </>
  );
}
