import { Banner, Field, Heading, Inline, Select, Stack, Text } from '@quad/ui';
import { type ReactNode, useState } from 'react';
import type { Atlas } from './atlas.ts';
import { ClausesTable } from './ClausesTable.tsx';
import { ScreensTable } from './ScreensTable.tsx';
import { Pictures, StoryLink } from './StoryLink.tsx';
import './atlas.css';

function Frame({ title, intro, pictures, children }: { title: string; intro: string; pictures: Atlas['pictures']; children: ReactNode }) {
  return (
    <Pictures value={new Set(pictures)}>
      <main>
        <Stack>
          <Heading level={1}>{title}</Heading>
          <Text>{intro}</Text>
          {children}
        </Stack>
      </main>
    </Pictures>
  );
}

/** Every screen in every state for every role, with the missing ones. */
export function ScreensPage({ atlas: { states, screens, pictures } }: { atlas: Atlas }) {
  const [role, setRole] = useState('');
  const roles = [...new Set(screens.flatMap(({ rows }) => rows.map((row) => row.role)))];
  const cells = screens.flatMap(({ rows }) => rows.flatMap((row) => row.cells));
  const count = (kind: string) => cells.filter((cell) => cell.kind === kind).length;
  return (
    <Frame
      title="State atlas"
      intro="Read from the stories: their address, who is signed in and what the server answers. A cell leads to its story."
      pictures={pictures}
    >
      <Text>
        Screens: {screens.length}. Cells: {cells.length}, of them {count('own')} shown, {count('same')} the same for another role,{' '}
        {count('part')} by a part, {count('reason')} that cannot be. Missing: {count('missing')}.
      </Text>
      {pictures.length === 0 && (
        <Banner tone="info">
          No pictures have been taken on this machine. npm run visual takes them; the cells lead to the stories all the same.
        </Banner>
      )}
      <Inline>
        <Field label="Role">
          <Select
            value={role}
            onValueChange={setRole}
            options={[{ value: '', label: 'Every role' }, ...roles.map((each) => ({ value: each, label: each }))]}
          />
        </Field>
      </Inline>
      <ScreensTable states={states} screens={screens} role={role} />
    </Frame>
  );
}

/** From each clause of the specification to its stories and tests. */
export function SpecificationPage({ atlas: { clauses, pictures } }: { atlas: Atlas }) {
  const isAlone = ({ counts }: Atlas['clauses'][number]) => counts.stories + counts.tests === 0;
  return (
    <Frame
      title="Specification, stories, tests"
      intro="Found by the texts that a clause quotes, the calls that it names, and the sources that cite it."
      pictures={pictures}
    >
      <Text>
        {clauses.length} clauses, {clauses.filter(isAlone).length} without a story or a test.
      </Text>
      <ClausesTable clauses={clauses} />
    </Frame>
  );
}

/** What each role does, with the intermediate steps. */
export function FlowsPage({ atlas: { flows, pictures } }: { atlas: Atlas }) {
  const roles = [...new Set(flows.map(({ role }) => role))];
  return (
    <Frame
      title="Flows"
      intro="The main tasks of each role, played from start to end. The panel Interactions names the steps, and stops at any; or set the control stopAfter and press Rerun there."
      pictures={pictures}
    >
      {roles.map((role) => (
        <Stack key={role}>
          <Heading level={2}>{role}</Heading>
          <ul className="atlas-flows">
            {flows
              .filter((flow) => flow.role === role)
              .map(({ id, name, steps }) => (
                <li key={id}>
                  <StoryLink id={id} isPictured>
                    {name}
                  </StoryLink>
                  <ol>
                    {steps.map((step) => (
                      <li key={step}>{step}</li>
                    ))}
                  </ol>
                </li>
              ))}
          </ul>
        </Stack>
      ))}
    </Frame>
  );
}
