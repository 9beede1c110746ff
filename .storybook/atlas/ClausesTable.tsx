import type { AtlasClause } from './atlas.ts';
import { StoryLink } from './StoryLink.tsx';

/** So many of each are named; the rest is counted. */
const NAMED = 3;

function More({ count }: { count: number }) {
  return count > NAMED && <li className="atlas-muted">and {count - NAMED} more</li>;
}

/** `pages-events-eventspage--default` in words. */
function readable(id: string): string {
  const [component = '', story = ''] = id.split('--');
  return `${component.split('-').slice(1).join(' ')}: ${story.replaceAll('-', ' ')}`;
}

/** The clauses of the specification, each with what shows it and what tries it. */
export function ClausesTable({ clauses }: { clauses: readonly AtlasClause[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within the keyboard's reach.
    <section className="atlas-frame" aria-label="Clauses, stories and tests" tabIndex={0}>
      <table className="atlas-table atlas-clauses">
        <thead>
          <tr>
            <th scope="col">Clause</th>
            <th scope="col">Stories that show it</th>
            <th scope="col">Tests that try it</th>
          </tr>
        </thead>
        <tbody>
          {clauses.map(({ id, file, page, heading, stories, tests }) => (
            <tr key={id}>
              <th scope="row">
                {page}: {heading}
                <code>
                  {file}#{id}
                </code>
              </th>
              <td>
                <ul>
                  {stories.slice(0, NAMED).map((story) => (
                    <li key={story}>
                      <StoryLink id={story}>{readable(story)}</StoryLink>
                    </li>
                  ))}
                  <More count={stories.length} />
                  {stories.length === 0 && <li className="atlas-muted">None: it is about what no screen shows.</li>}
                </ul>
              </td>
              <td>
                <ul>
                  {tests.slice(0, NAMED).map((test) => (
                    <li key={test}>
                      <code>{test}</code>
                    </li>
                  ))}
                  <More count={tests.length} />
                  {tests.length === 0 && <li className="atlas-muted">The stories: each of them expects what it shows.</li>}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
