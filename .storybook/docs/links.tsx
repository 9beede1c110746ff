import { PLACES } from 'virtual:component-places';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { Link } from '../../packages/ui/src/primitives/Link/Link.tsx';
import { code } from './ComponentPage.css.ts';

/** The URL in the manager for the page in this frame. */
function addressOf(path: string, globals = ''): string {
  return `./?path=${path}${globals && `&globals=${globals}`}`;
}

/** A link to the page of a component by its name. */
export function ComponentLink({ name }: { name: string }) {
  const place = PLACES.find((each) => each.name === name);
  if (!place?.page) return <code className={code}>{name}</code>;
  return (
    <Link href={addressOf(`/docs/${place.page}`)} target="_top" external>
      {name}
    </Link>
  );
}

export interface StoryLinkProps {
  /** The id of the component's page, without the part after `--`. */
  component: string;
  /** The export name. */
  story: string;
  globals?: string;
}

/** A link to a story of a component. */
export function StoryLink({ component, story, globals }: StoryLinkProps) {
  const name = storyNameFromExport(story);
  return (
    <Link href={addressOf(`/story/${toId(component, name)}`, globals)} target="_top" external>
      {name}
    </Link>
  );
}
