import type { AtlasClause } from './atlas.ts';
import { StoryLink } from './StoryLink.tsx';

function More({ count }: { count: number }) {
  return count > 0 && <li className="atlas-muted">and {count} more</li>;
}

/** The clauses of the specification, each with its stories and tests. */
export function ClausesTable({ clauses }: { clauses: readonly AtlasClause[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container has to be focusable, so that it can be scrolled by keyboard.
    <section className="atlas-frame" aria-label="Clauses, stories and tests" tabIndex={0}>
      <table className="atlas-table atlas-clauses">
        <thead>
          <tr>
            <th scope="col">Clause</th>
            <th scope="col">Stories</th>
            <th scope="col">Tests</th>
          </tr>
        </thead>
        <tbody>
          {clauses.map(({ id, file, page, heading, counts, stories, tests }) => (
            <tr key={id}>
              <th scope="row">
                {page}: {heading}
                <code>
                  {file.split('/').at(-1)}#{id}
                </code>
              </th>
              <td>
                <ul>
                  {stories.map(({ id: story, title, name }) => (
                    <li key={story}>
                      <StoryLink id={story}>{`${title.split('/').at(-1)}: ${name}`}</StoryLink>
                    </li>
                  ))}
                  <More count={counts.stories - stories.length} />
                  {stories.length === 0 && <li className="atlas-muted">None: no screen shows it.</li>}
                </ul>
              </td>
              <td>
                <ul>
                  {tests.map((test) => (
                    <li key={test}>
                      <code>{test}</code>
                    </li>
                  ))}
                  <More count={counts.tests - tests.length} />
                  {tests.length === 0 && <li className="atlas-muted">None besides the stories, which check what they show.</li>}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
