import { Unstyled } from '@storybook/addon-docs/blocks';
import axe from 'axe-core';
import type { Conformance, CriterionConformance, Proof } from '../../packages/ui/src/mcp/conformance.ts';
import { Text } from '../../packages/ui/src/primitives/Text/Text.tsx';
import type { ComponentGuide } from '../../packages/ui/src/testing/guide.ts';
import { matrix, page } from './ComponentPage.css.ts';
import { conformanceOf, tablesOf } from './conformance.ts';
import { DocTable } from './DocTable.tsx';
import { ComponentLink } from './links.tsx';

const GUIDES = import.meta.glob<ComponentGuide>('../../packages/ui/src/**/*.guide.tsx', { eager: true, import: 'guide' });

const conformance: Conformance = conformanceOf(tablesOf(GUIDES), axe.getRules());

const LETTERS: Readonly<Record<Proof, string>> = { rule: 'R', play: 'P', hand: 'H' };

function cellOf(proofs: readonly Proof[] | undefined): string {
  if (!proofs) return '–';
  return proofs.map((proof) => LETTERS[proof]).join(' ') || 'not yet';
}

/** A matrix of criteria and components. Criteria that do not concern components are only in the report. */
export function ConformanceMatrix() {
  const criteria = conformance.criteria.filter(({ support }) => support !== 'Not Applicable');
  return (
    <Unstyled>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container has to be focusable, so that it can be scrolled by keyboard. */}
      <section className={matrix} aria-label="Criteria by components" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Component</th>
              {criteria.map(({ id, name }) => (
                <th key={id} scope="col">
                  <abbr title={name}>{id}</abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {conformance.components.map((component) => (
              <tr key={component.name}>
                <th scope="row">
                  <ComponentLink name={component.name} />
                </th>
                {criteria.map(({ id }) => (
                  <td key={id}>{cellOf(component.criteria[id])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Unstyled>
  );
}

/** A table of a report in the form of VPAT 2.5. */
export function ConformanceReport({ level }: Pick<CriterionConformance, 'level'>) {
  const criteria = conformance.criteria.filter((each) => each.level === level);
  return (
    <Unstyled>
      <div className={page}>
        <DocTable
          label={`Level ${level}`}
          headings={['Criteria', 'Conformance level', 'Remarks and explanations']}
          rows={criteria.map(({ id, name, support, remarks }) => [
            `${id} ${name}`,
            support,
            <Text key="remarks" as="span" tone="muted">
              {remarks}
            </Text>,
          ])}
        />
      </div>
    </Unstyled>
  );
}
